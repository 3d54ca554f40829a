/** Runs Lighthouse, where it is installed, against a server of our own, as `npm start` runs it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TraceEvent } from './core-blocking.ts';
import { OwnBrowser } from './own-browser.ts';
import { readAudit, type LighthouseResult, type PageAudit } from './page-audit.ts';
import { StartedServer } from './started-server.ts';

/** Not one of the project's own packages: it is larger than all of them together, and only this needs it. */
const PACKAGE: string = 'lighthouse';
export const HOW_TO_GET_LIGHTHOUSE = 'not installed: npm install --no-save lighthouse@12.8.2';

interface LighthouseRun {
  readonly lhr: LighthouseResult;
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
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

/** Its mobile preset, so many times, each in a browser of its own; undefined where it is not installed. */
export async function runLighthouse(times: number): Promise<PageAudit[] | undefined> {
  const lighthouse = await findLighthouse();
  if (!lighthouse) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'pipframe-lighthouse-'));
  const server = await StartedServer.start(join(folder, 'data'));
  try {
    const audits: PageAudit[] = [];
    for (let time = 0; time < times; time++) {
      // One at a time, or they would disturb each other.
      audits.push(await auditOnce(lighthouse, server.url, join(folder, `browser-${time}`)));
    }
    return audits;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function auditOnce(lighthouse: Lighthouse, url: string, profile: string): Promise<PageAudit> {
  const browser = await OwnBrowser.start(profile);
  try {
    const result = await lighthouse(url, { port: browser.port, logLevel: 'error' });
    if (!result) throw new Error('Lighthouse had nothing to say');
    return readAudit(result.lhr, result.artifacts.Trace.traceEvents);
  } finally {
    await browser.stop();
  }
}
