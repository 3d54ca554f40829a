import { REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { askDailyCharts, cpuSeconds, framesDuring, type ChartLoad, type FramePace } from './chart-load.ts';
import { ServerProcess } from './server-process.ts';

const IDLE_FRAMES = 60;

export interface ChartPace {
  readonly idle: FramePace;
  readonly busy: FramePace;
  readonly load: ChartLoad;
  /** Of the server, for the charts and the prices meanwhile. */
  readonly cpuSeconds: number;
}

/** What a listener to all prices sees of a server of its own while nothing is asked, and while many daily charts are. */
export async function paceUnderCharts(calls: number): Promise<ChartPace> {
  const server = await ServerProcess.start({ FEED_RATE: '60', INSTRUMENTS: String(REAL_COUNT) });
  const idle = await framesDuring(server.url, (frames) => frames(IDLE_FRAMES));
  const before = cpuSeconds(server.pid);
  const loads: ChartLoad[] = [];
  const busy = await framesDuring(server.url, async () => {
    loads.push(await askDailyCharts(server.url, calls, REAL_COUNT));
  });
  const used = cpuSeconds(server.pid) - before;
  await server.stop();
  const [load] = loads;
  if (!load) throw new Error('No chart was asked for');
  return { idle, busy, load, cpuSeconds: used };
}
