import type { CandleInterval } from '../../../src/domain/candle-interval.ts';
import { REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { askCharts, cpuSeconds, framesDuring, mainThreadMs, type ChartLoad, type FramePace } from './chart-load.ts';
import { ServerProcess } from './server-process.ts';

const IDLE_FRAMES = 60;

export interface ChartPace {
  readonly idle: FramePace;
  readonly busy: FramePace;
  readonly load: ChartLoad;
  /** Of the server, for the charts and the prices meanwhile. */
  readonly cpuSeconds: number;
  /** What a chart costs the server's main thread, beside the prices. */
  readonly mainThreadMsPerChart: number;
}

/** What a listener to all prices sees of a server of its own while nothing is asked, and while many charts are. */
export async function paceUnderCharts(calls: number, period: CandleInterval): Promise<ChartPace> {
  const server = await ServerProcess.start({ FEED_RATE: '60', INSTRUMENTS: String(REAL_COUNT) });
  // The first call of all finds code that has not run yet.
  await askCharts(server.url, REAL_COUNT, REAL_COUNT, '60min');
  const alone = await watched(server, (frames) => frames(IDLE_FRAMES));
  const before = cpuSeconds(server.pid);
  const loads: ChartLoad[] = [];
  const asked = await watched(server, async () => {
    loads.push(await askCharts(server.url, calls, REAL_COUNT, period));
  });
  const used = cpuSeconds(server.pid) - before;
  await server.stop();
  const [load] = loads;
  if (!load) throw new Error('No chart was asked for');
  const ofPrices = (alone.mainThreadMs / alone.ms) * asked.ms;
  const mainThreadMsPerChart = (asked.mainThreadMs - ofPrices) / calls;
  return { idle: alone.pace, busy: asked.pace, load, cpuSeconds: used, mainThreadMsPerChart };
}

async function watched(
  server: ServerProcess,
  work: Parameters<typeof framesDuring>[1],
): Promise<{ readonly pace: FramePace; readonly ms: number; readonly mainThreadMs: number }> {
  const [began, used] = [performance.now(), mainThreadMs(server.pid)];
  const pace = await framesDuring(server.url, work);
  return { pace, ms: performance.now() - began, mainThreadMs: mainThreadMs(server.pid) - used };
}
