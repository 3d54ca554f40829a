/** Proves with a spin loop, on the page and in a worker, that both are as slow as the profile says. */
import { pageScript } from './page-script.ts';
import { Phone, type Device } from './phone.ts';

const SPIN_MS = 300;
const ROUNDS = 3;
/** A machine that does other work too is not exact. */
const TOLERANCE = 0.3;

export interface Calibration {
  /** Loops a millisecond at full speed, on the page and in a worker. */
  readonly loops: readonly [page: number, worker: number];
  readonly page: number;
  /** Undefined where worker threads cannot be slowed down. */
  readonly worker: number | undefined;
  readonly asked: number;
  /** Whether both are within 30 % of what was asked. */
  readonly holds: boolean;
}

export async function calibrate(device: Device, origin: string): Promise<Calibration> {
  const phone = await Phone.open(device, [await pageScript('spin')]);
  await phone.page.goto(`${origin}/blank/`);
  const fastPage = await best(phone, 'benchSpin');
  const fastWorker = await best(phone, 'benchSpinInWorker');
  await phone.slowPage(true);
  const slowPage = await best(phone, 'benchSpin');
  await phone.slowPage(false);
  await phone.slowWorkers(true);
  const slowWorker = await best(phone, 'benchSpinInWorker');
  await phone.close();
  const asked = device.profile.slowdown;
  const page = fastPage / slowPage;
  const worker = device.throttle ? fastWorker / slowWorker : undefined;
  const near = (value: number): boolean => Math.abs(value / asked - 1) <= TOLERANCE;
  return {
    loops: [fastPage, fastWorker],
    page,
    worker,
    asked,
    holds: near(page) && (worker === undefined || near(worker)),
  };
}

/** The best of some rounds: what else the machine does only ever slows a loop down. */
async function best(phone: Phone, name: string): Promise<number> {
  let most = 0;
  for (let round = 0; round < ROUNDS; round++) {
    most = Math.max(most, await phone.page.evaluate<number>(`globalThis.${name}(${SPIN_MS})`));
  }
  return most;
}

export function describeCalibration({ asked, page, worker, holds, loops }: Calibration): string {
  const slower = worker === undefined ? 'worker throttle: none' : `worker ${worker.toFixed(2)} times slower`;
  const verdict = holds ? 'holds' : 'IS OFF by more than 30 %';
  return `calibration: ${loops.map(Math.round).join(' and ')} loops/ms; asked k = ${asked}: page ${page.toFixed(2)} times slower, ${slower}; ${verdict}`;
}
