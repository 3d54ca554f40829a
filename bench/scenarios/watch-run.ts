/** One run: a page opens on the list, rests, then prices pour in. */
import { monotonicNow } from '../feed/clock.ts';
import { FEED_DEFAULTS, type FeedSettings } from '../feed/settings.ts';
import { idOfCode } from '../feed/universe.ts';
import type { FeedReport } from '../feed/feed.ts';
import type { FeedProcess } from '../feed/feed-process.ts';
import { ActivityMeter, type Activity } from '../measure/activity.ts';
import type { Window } from '../measure/coverage.ts';
import { countFrames } from '../measure/frames.ts';
import { tickToPaint } from '../measure/tick-to-paint.ts';
import type { WatchResult } from '../measure/watch-result.ts';
import { toMonotonic } from '../profile/clock.ts';
import { Phone } from '../profile/phone.ts';
import type { Speed } from '../profile/speed.ts';
import type { ProbeReadings } from '../probe/readings.ts';
import { beginReading, endReading, rowsOnScreen, spinOnPage } from '../probe/page-probe.ts';
import { GRACE_MS, sleep, type BenchJob, type Timing } from './bench-job.ts';
import { settled } from './settled.ts';
import { addressOf, type Variant } from './variants.ts';

export interface WatchScenario {
  readonly name: string;
  readonly feed: Partial<FeedSettings>;
  readonly speed: Speed;
  /** Instead of the job's; 0 to read from before the first tick on. */
  readonly warmUpMs?: number;
  /** Instead of the job's. */
  readonly measureMs?: number;
  /** What the user does meanwhile; the watching lasts at least as long. */
  readonly act?: (phone: Phone, until: number) => Promise<void>;
}

const SPIN_MS = 200;
/** At full speed first: code that has just come is not compiled yet, and would tell of a slower page. */
const FIRST_SPIN_MS = 100;

/** Opens the list and waits until prices are in its rows. */
export async function openList(job: BenchJob, variant: Variant, speed: Speed): Promise<Phone> {
  const phone = await Phone.open(job.device(speed), job.scripts);
  await phone.page.goto(addressOf(job.feed.url, variant));
  await phone.page.waitFor('[data-testid="market-row"] [data-testid="price"]', { text: /\d/, count: 6 });
  await settled(phone);
  return phone;
}

export async function runWatch(job: BenchJob, scenario: WatchScenario, variant: Variant): Promise<WatchResult> {
  const watch = await openWatch(job, scenario, variant);
  try {
    return await watchOnce(job.timing, scenario, watch);
  } finally {
    await closeWatch(watch);
  }
}

/** A page on the list that is as slow as the scenario asks, and has rested. */
export interface OpenWatch {
  readonly feed: FeedProcess;
  readonly variant: Variant;
  readonly phone: Phone;
  readonly settings: FeedSettings;
  readonly meter: ActivityMeter;
  readonly idle: Activity;
  readonly idleFramesPerSecond: number;
  readonly loops: number;
  /** Of the rows on screen. */
  readonly codes: readonly string[];
}

export async function openWatch(job: BenchJob, scenario: WatchScenario, variant: Variant): Promise<OpenWatch> {
  const { feed } = job;
  const settings = { ...FEED_DEFAULTS, ...scenario.feed };
  await feed.call('configure', settings);
  const phone = await openList(job, variant, scenario.speed);
  try {
    await spinOnPage(phone.page, FIRST_SPIN_MS);
    await phone.slowPage(true);
    const workers = await phone.slowWorkers(variant.hasWorker);
    const meter = new ActivityMeter(phone.metered(workers));
    await beginReading(phone.page);
    const rest = await meter.moment();
    await sleep(job.timing.idleMs);
    const idle = meter.between(rest, await meter.moment());
    const idleFramesPerSecond = countFrames((await endReading(phone.page)).frames).perSecond;
    const loops = await spinOnPage(phone.page, SPIN_MS);
    const codes = await rowsOnScreen(phone.page);
    return { feed, variant, phone, settings, meter, idle, idleFramesPerSecond, loops, codes };
  } catch (error) {
    await phone.close();
    throw error;
  }
}

export async function closeWatch({ feed, phone }: OpenWatch): Promise<void> {
  await feed.call('stop');
  await phone.close();
}

interface Watched {
  readonly activity: Activity;
  readonly navigationStart: number;
  readonly heapBytes: number;
  readonly window: Window;
  readonly report: FeedReport;
  readonly readings: ProbeReadings;
}

/** Lets prices pour into a page that is slow by now, says what the screen made of them, and leaves the page quick. */
export async function watchOnce(timing: Timing, scenario: WatchScenario, watch: OpenWatch): Promise<WatchResult> {
  return resultOf(scenario, watch, await pour(timing, scenario, watch));
}

async function pour(
  timing: Timing,
  { act, warmUpMs = timing.warmUpMs, measureMs = timing.measureMs }: WatchScenario,
  { feed, phone, meter, codes }: OpenWatch,
): Promise<Watched> {
  if (warmUpMs > 0) await feed.call('start');
  await sleep(warmUpMs);
  await beginReading(phone.page);
  const before = await meter.moment();
  await feed.call('mark');
  const from = monotonicNow();
  if (warmUpMs === 0) await feed.call('start');
  await act?.(phone, from + measureMs);
  await sleep(from + measureMs - monotonicNow());
  const to = monotonicNow();
  await sleep(GRACE_MS);
  const end = monotonicNow();
  const report = await feed.call('report', codes.map(idOfCode));
  const after = await meter.moment();
  await feed.call('stop');
  // At full speed again, a page that fell behind can answer.
  await phone.slowPage(false);
  const { navigationStart, heapBytes } = after.page;
  const readings = await endReading(phone.page);
  return {
    activity: meter.between(before, after),
    navigationStart,
    heapBytes,
    window: { from, to, end },
    report,
    readings,
  };
}

function resultOf(
  { name, speed }: WatchScenario,
  { variant, settings, idle, idleFramesPerSecond, loops, codes }: OpenWatch,
  { report, readings, ...watched }: Watched,
): WatchResult {
  const { navigationStart, window } = watched;
  const frames = readings.frames.filter((time) => toMonotonic(time, { navigationStart }) <= window.end);
  return {
    scenario: name,
    variant: variant.name,
    speed,
    wire: `${report.form}, ${settings.messages === 'tick' ? 'a message per tick' : 'batched'}`,
    rows: codes.length,
    ticks: tickToPaint(report.sent, readings, { navigationStart, window }),
    activity: watched.activity,
    idle,
    idleFramesPerSecond,
    loops,
    frames: countFrames(frames),
    longTasks: readings.longTasks,
    taps: readings.interactions,
    bytesPerTick: report.bytes / report.ticks,
    ticksPerSecond: (report.ticks * 1_000) / (window.end - window.from),
    heapBytes: watched.heapBytes,
  };
}
