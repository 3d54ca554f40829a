import { expect, it } from 'vitest';
import { describeCalibration, type Calibration } from '../../bench/profile/calibration.ts';
import { KeptCalibrations } from '../../bench/profile/kept-calibrations.ts';
import { SPEEDS, type PhoneSpeed } from '../../bench/profile/speed.ts';

let told = 4;

/** Of a machine that has to be slowed down more each time. */
function take(speed: PhoneSpeed, holds = true): Promise<Calibration> {
  told += 1;
  const asked = SPEEDS[speed];
  const slowdown = { page: told, worker: told };
  const reached = { page: asked, worker: asked, slowdown, told: slowdown, holds, taken: 1 };
  return Promise.resolve({ speed, full: [500, 700], asked, ...reached });
}

function kept(holds: boolean): KeptCalibrations {
  told = 4;
  return new KeptCalibrations({ take: (speed) => take(speed), stillHolds: () => Promise.resolve(holds) });
}

it('takes anew what no longer holds, and says how often', async () => {
  const calibrations = kept(false);
  await calibrations.take('reference');
  await calibrations.take('half');
  await calibrations.keep('reference');
  const last = await calibrations.keep('reference');
  expect(last).toMatchObject({ speed: 'reference', told: { page: 8 }, taken: 3 });
  expect(calibrations.all.map(({ speed, taken }) => [speed, taken])).toEqual([
    ['reference', 3],
    ['half', 1],
  ]);
  expect(last && describeCalibration(last)).toMatch(/; holds, taken 3 times$/);
});

it('takes anew what never held, though the page is as quick as before', async () => {
  let holds = false;
  const calibrations = new KeptCalibrations({
    take: (speed) => take(speed, holds),
    stillHolds: () => Promise.resolve(true),
  });
  await calibrations.take('half');
  holds = true;
  expect(await calibrations.keep('half')).toMatchObject({ holds: true, taken: 2 });
  expect(await calibrations.keep('half')).toBeUndefined();
});

it('leaves what holds, and what was never taken', async () => {
  const calibrations = kept(true);
  const first = await calibrations.take('reference');
  expect(await calibrations.keep('reference')).toBeUndefined();
  expect(calibrations.all).toEqual([first]);
  expect(describeCalibration(first)).toMatch(/; holds$/);
  const others = kept(false);
  expect(await others.keep('half')).toBeUndefined();
  expect(await others.keep('machine')).toBeUndefined();
  expect(others.all).toEqual([]);
});
