/** Brings page and worker to the speed of a phone, and proves with a spin loop how near they came. */
import type { BenchBrowser } from '../browser/browser.ts';
import { median } from '../measure/percentiles.ts';
import { approach } from './approach.ts';
import { pageScript } from './page-script.ts';
import { Phone, type Device } from './phone.ts';
import { FULL_SPEED, lowEndAndroid, type Slowdown } from './profile.ts';
import { SPEEDS, speedText, type PhoneSpeed } from './speed.ts';
import type { ThreadThrottle } from './throttle/thread-throttle.ts';
import { disposeThrottles, type Throttles, type ThrottleSource } from './throttle/throttles.ts';

const SPIN_MS = 300;
/** Of a look at whether it still holds. */
const LOOK_MS = 150;
const ROUNDS = 3;
/** A machine that does other work too is not exact. */
const TOLERANCE = 0.15;
export const IS_OFF = 'IS OFF by more than 15 %';

export interface Calibration {
  readonly speed: PhoneSpeed;
  /** Loops a millisecond at full speed, on the page and in a worker. */
  readonly full: readonly [page: number, worker: number];
  /** Of the phone, loops a millisecond. */
  readonly asked: number;
  readonly page: number;
  /** Undefined where worker threads cannot be slowed down. */
  readonly worker: number | undefined;
  /** What came out. */
  readonly slowdown: Slowdown;
  /** What the throttles were told for it: what a thread loses by being stopped is not in it. */
  readonly told: Slowdown;
  /** Whether both are within 15 % of what was asked. */
  readonly holds: boolean;
  /** How often it has been taken: again where the machine has become another one. */
  readonly taken: number;
}

export interface CalibrationJob {
  readonly browser: BenchBrowser;
  /** Of the feed. */
  readonly origin: string;
  readonly throttles: ThrottleSource;
}

export async function calibrate(job: CalibrationJob, speed: PhoneSpeed): Promise<Calibration> {
  const throttles = job.throttles.open(FULL_SPEED);
  const profile = lowEndAndroid('machine', FULL_SPEED);
  const device = { browser: job.browser, profile, told: FULL_SPEED, throttles };
  const phone = await Phone.open(device, [await pageScript('spin')]);
  try {
    await phone.page.goto(`${job.origin}/blank/`);
    return await measure(phone, throttles, speed);
  } finally {
    await phone.close();
    disposeThrottles(throttles);
  }
}

/** Whether a page is still as quick as it was brought to be; the host of a machine may have given it more or less since. */
export async function stillHolds(job: CalibrationJob, device: Device, { asked }: Calibration): Promise<boolean> {
  const phone = await Phone.open(device, [await pageScript('spin')]);
  try {
    await phone.page.goto(`${job.origin}/blank/`);
    // At full speed first: code that has just come is not compiled yet, and would tell of a slower page.
    await rounds(phone, 'benchSpin', LOOK_MS);
    await phone.slowPage(true);
    const look = async (): Promise<boolean> => isNear(median(await rounds(phone, 'benchSpin', LOOK_MS)), asked);
    // Once more: the first look may have met a moment in which the machine did something else.
    return (await look()) || (await look());
  } finally {
    await phone.close();
  }
}

async function measure(phone: Phone, throttles: Throttles, speed: PhoneSpeed): Promise<Calibration> {
  const full = [best(await rounds(phone, 'benchSpin')), best(await rounds(phone, 'benchSpinInWorker'))] as const;
  const asked = SPEEDS[speed];
  const page = await approach(full[0], asked, (slowdown) => pageAt(phone, slowdown));
  await phone.setPageSlowdown(1);
  const slowed = throttles.worker;
  const worker = slowed ? await approach(full[1], asked, (slowdown) => workerAt(phone, slowed, slowdown)) : undefined;
  slowed?.release(await phone.workers());
  return {
    speed,
    full,
    asked,
    page: page.loops,
    worker: worker?.loops,
    slowdown: { page: full[0] / page.loops, worker: worker ? full[1] / worker.loops : 1 },
    told: { page: page.slowdown, worker: worker?.slowdown ?? 1 },
    holds: [page, worker ?? page].every(({ loops }) => isNear(loops, asked)),
    taken: 1,
  };
}

/** Whether a thread is as quick as was asked, or nearly. */
export function isNear(loops: number, asked: number): boolean {
  return Math.abs(loops / asked - 1) <= TOLERANCE;
}

async function pageAt(phone: Phone, slowdown: number): Promise<number> {
  await phone.setPageSlowdown(slowdown);
  return median(await rounds(phone, 'benchSpin'));
}

async function workerAt(phone: Phone, throttle: ThreadThrottle, slowdown: number): Promise<number> {
  throttle.setSlowdown(slowdown);
  await phone.slowWorkers(true);
  return median(await rounds(phone, 'benchSpinInWorker'));
}

/** Loops a millisecond. Of slowed ones the median counts: a throttle errs to both sides. */
async function rounds(phone: Phone, name: string, ms = SPIN_MS): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    all.push(await phone.page.evaluate<number>(`globalThis.${name}(${ms})`));
  }
  return all;
}

/** At full speed: what else the machine does only ever slows a loop down. */
function best(loops: readonly number[]): number {
  return Math.max(...loops);
}

export function describeCalibration({ speed, full, page, worker, slowdown, holds, taken }: Calibration): string {
  const ofPage = `page ${Math.round(page)} (${slowdown.page.toFixed(2)} times slower)`;
  const ofWorker =
    worker === undefined
      ? 'worker throttle: none'
      : `worker ${Math.round(worker)} (${slowdown.worker.toFixed(2)} times slower)`;
  const verdict = `${holds ? 'holds' : IS_OFF}${taken > 1 ? `, taken ${taken} times` : ''}`;
  return `calibration: ${full.map(Math.round).join(' and ')} loops/ms at full speed; ${speedText(speed)}: ${ofPage}, ${ofWorker}; ${verdict}`;
}
