import type { CandleInterval } from '../../../src/domain/candle-interval.ts';
import { REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { askCharts, cpuSeconds, framesDuring, mainThreadMs, type ChartLoad, type FramePace } from './chart-load.ts';
import { ServerProcess } from './server-process.ts';

const IDLE_FRAMES = 60;

/** Of processor time, which waiting for a processor is no part of. */
export interface ChartWork {
  /** The main thread's part of all that the server did for the charts, and for the prices meanwhile. */
  readonly mainThreadShare: number;
  /** What a chart costs the main thread, in frames of prices: both slow down alike on a slow or busy machine. */
  readonly framesPerChart: number;
}

export interface ChartPace extends ChartWork {
  readonly idle: FramePace;
  readonly busy: FramePace;
  readonly load: ChartLoad;
}

interface Watched {
  readonly pace: FramePace;
  readonly ms: number;
  readonly mainThreadMs: number;
  readonly cpuMs: number;
}

/** What a listener to all prices sees of a server of its own while nothing is asked, and while many charts are. */
export async function paceUnderCharts(calls: number, period: CandleInterval): Promise<ChartPace> {
  const server = await ServerProcess.start({ FEED_RATE: '60', INSTRUMENTS: String(REAL_COUNT) });
  // The first call of all finds code that has not run yet.
  await askCharts(server.url, REAL_COUNT, REAL_COUNT, '60min');
  const alone = await watched(server, (frames) => frames(IDLE_FRAMES));
  const loads: ChartLoad[] = [];
  const asked = await watched(server, async () => {
    loads.push(await askCharts(server.url, calls, REAL_COUNT, period));
  });
  await server.stop();
  const [load] = loads;
  if (!load) throw new Error('No chart was asked for');
  return { idle: alone.pace, busy: asked.pace, load, ...chartWork(alone, asked, calls) };
}

function chartWork(alone: Watched, asked: Watched, calls: number): ChartWork {
  const ofPrices = (alone.mainThreadMs / alone.ms) * asked.ms;
  const ofFrame = alone.mainThreadMs / IDLE_FRAMES;
  return {
    mainThreadShare: asked.mainThreadMs / asked.cpuMs,
    framesPerChart: (asked.mainThreadMs - ofPrices) / calls / ofFrame,
  };
}

async function watched(server: ServerProcess, work: Parameters<typeof framesDuring>[1]): Promise<Watched> {
  const [began, ofMainThread, ofAll] = [performance.now(), mainThreadMs(server.pid), cpuSeconds(server.pid)];
  const pace = await framesDuring(server.url, work);
  return {
    pace,
    ms: performance.now() - began,
    mainThreadMs: mainThreadMs(server.pid) - ofMainThread,
    cpuMs: (cpuSeconds(server.pid) - ofAll) * 1_000,
  };
}
