/** Where the time of both threads goes while prices pour in: a pass by itself, at full speed, for sampling costs too. */
import { join } from 'node:path';
import { packageScript, ROOT } from '../../tools/paths.ts';
import { runNode } from '../../tools/run.ts';
import { FEED_DEFAULTS } from '../feed/settings.ts';
import { costsOf, type Cost, type CpuProfile } from '../measure/cpu-profile.ts';
import { SourceNames } from '../measure/source-names.ts';
import { TargetSession } from '../browser/target-session.ts';
import { sleep, type BenchJob } from './bench-job.ts';
import { PRODUCT } from './variants.ts';
import { openList } from './watch-run.ts';

const MAPPED = 'test-results/bench/mapped';
const SAMPLE_US = 200;
const SAMPLE_MS = 4_000;

export interface ThreadCosts {
  readonly page: readonly Cost[];
  readonly worker: readonly Cost[];
}

export async function runCosts(job: BenchJob): Promise<ThreadCosts> {
  const names = await sourceNames();
  await job.feed.call('configure', FEED_DEFAULTS);
  const phone = await openList(job, PRODUCT, 'machine');
  try {
    await job.feed.call('start');
    await sleep(job.timing.warmUpMs);
    const worker = await TargetSession.ofWorker(phone.session);
    const page = (method: string, params?: object): Promise<unknown> =>
      phone.session.send(method as 'Profiler.stop', params);
    const [ofPage, ofWorker] = await Promise.all([
      sampled(page),
      sampled((method, params) => worker.send(method, params)),
    ]);
    const place = ({ functionName, url, lineNumber, columnNumber }: CpuProfile['nodes'][number]['callFrame']): string =>
      url === '' ? functionName || '(native)' : names.placeOf(url, lineNumber, columnNumber);
    return { page: costsOf(ofPage, place), worker: costsOf(ofWorker, place) };
  } finally {
    await job.feed.call('stop');
    await phone.close();
  }
}

/** The same build once more, for its maps: they change neither the code nor the files' names. */
async function sourceNames(): Promise<SourceNames> {
  const vite = packageScript('vite', 'bin', 'vite.js');
  const { ok, output } = await runNode(vite, 'build', '--sourcemap', 'hidden', '--outDir', MAPPED, '--emptyOutDir');
  if (!ok) throw new Error(output);
  return new SourceNames(join(ROOT, MAPPED, 'assets'));
}

async function sampled(send: (method: string, params?: object) => Promise<unknown>): Promise<CpuProfile> {
  await send('Profiler.enable');
  await send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await send('Profiler.start');
  await sleep(SAMPLE_MS);
  const { profile } = (await send('Profiler.stop')) as { readonly profile: CpuProfile };
  return profile;
}
