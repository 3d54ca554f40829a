/** Runs Lighthouse, where it is installed, against a server of our own, as `npm start` runs it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TraceEvent } from './core-blocking.ts';
import { interleaved } from '../scenarios/interleave.ts';
import { OwnBrowser } from './own-browser.ts';
import { readAudit, type LighthouseResult, type LoadAudit, type PageAudit } from './page-audit.ts';
import { recordedLoad } from './recorded-load.ts';
import { AFTER_THE_BROWSER, StartedServer } from './started-server.ts';

/** Not one of the project's own packages: it is larger than all of them together, and only this needs it. */
const PACKAGE: string = 'lighthouse';
export const HOW_TO_GET_LIGHTHOUSE = 'not installed: npm install --no-save lighthouse@12.8.2';

interface LighthouseRun {
  readonly lhr: LighthouseResult;
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
}

/** A built client. */
export interface Build {
  /** Name of its variant. */
  readonly variant: string;
  readonly folder: string;
}

type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly logLevel: 'error' },
) => Promise<LighthouseRun | undefined>;

/** Undefined where it is not installed. */
async function findLighthouse(): Promise<Lighthouse | undefined> {
  try {
    const { default: run } = (await import(PACKAGE)) as { readonly default: Lighthouse };
    return run;
  } catch {
    return undefined;
  }
}

/** Its mobile preset on each build in turn, so many times, each in a browser of its own; undefined where it is not installed. */
export async function runLighthouse(builds: readonly Build[], times: number): Promise<LoadAudit[] | undefined> {
  const lighthouse = await findLighthouse();
  if (!lighthouse) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'pipframe-lighthouse-'));
  const servers = await startServers(builds, folder);
  try {
    const audits: LoadAudit[] = [];
    for (const [load, { variant, server }] of interleaved(servers, times).entries()) {
      // One at a time, or they would disturb each other.
      const audit = await recordedLoad((attempt) =>
        auditOnce(lighthouse, server.url, join(folder, `browser-${load}-${attempt}`)),
      );
      audits.push({ variant, ...audit });
    }
    return audits;
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
}

interface ServedBuild extends Build {
  readonly server: StartedServer;
}

function startServers(builds: readonly Build[], data: string): Promise<ServedBuild[]> {
  return Promise.all(
    builds.map(async (build) => ({
      ...build,
      server: await StartedServer.start(join(data, build.variant), build.folder),
    })),
  );
}

async function auditOnce(lighthouse: Lighthouse, url: string, profile: string): Promise<PageAudit> {
  const browser = await OwnBrowser.start(profile);
  // What watches gets a core where the page leaves one; the browser has begun with a priority of its own.
  const ordinary = getPriority();
  setPriority(AFTER_THE_BROWSER);
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error' });
    if (!result) throw new Error('Lighthouse had nothing to say');
    return readAudit(result.lhr, result.artifacts.Trace.traceEvents);
  } finally {
    tryToSetPriority(ordinary);
    await browser.stop();
  }
}

/** Not every user may take a priority back. */
function tryToSetPriority(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // The next audit asks for the same one.
  }
}
