/** Why a part could not be loaded, and the reload that may mend it. */
import { FileMissingError } from './code-files.ts';
import type { WhyMissing } from './code-part.ts';
import { noteReload, ownRelease, servedRelease, wasReloadedFor } from './release.ts';

/** The release for which a reload is offered. */
let wanted = '';

export async function reasonOf(error: unknown): Promise<WhyMissing> {
  const served = await servedRelease();
  if (served === undefined) return 'unreachable';
  const why = served === ownRelease() ? 'broken' : 'newRelease';
  // The same files may be there in a moment: one of several servers may be behind.
  if (wasReloadedFor(served) || (why === 'broken' && error instanceof FileMissingError)) return 'unreachable';
  wanted = served;
  return why;
}

/** Why the worker's script could not be had. `broken`: it is there, and the browser does not start it. */
export async function reasonOfWorker(): Promise<WhyMissing> {
  const served = await servedRelease();
  if (served === undefined) return 'unreachable';
  if (served === ownRelease()) return 'broken';
  if (wasReloadedFor(served)) return 'unreachable';
  wanted = served;
  return 'newRelease';
}

/** Reloads the page. For one release that is offered once. */
export function reloadPage(): void {
  noteReload(wanted);
  location.reload();
}
