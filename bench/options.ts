import { parseArgs } from 'node:util';
import { THROTTLES, type ThrottleKind } from './profile/throttle/throttles.ts';

export interface BenchOptions {
  readonly quick: boolean;
  /** Ends with an error where a threshold is passed. */
  readonly guard: boolean;
  /** How many verdicts the guard gives, one after another. */
  readonly times: number;
  /** Spoils the product on purpose, to see that the guard notices. */
  readonly plant: boolean;
  /** Only scenarios whose name contains this. */
  readonly only: string | undefined;
  /** Folder of another build of the client, which is measured beside this one. */
  readonly beside: string | undefined;
  /** The results.json of another run, whose goals stand beside those of this one. */
  readonly against: string | undefined;
  /** What slows page and worker down. */
  readonly throttle: ThrottleKind;
  readonly out: string;
}

export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      guard: { type: 'boolean', default: false },
      times: { type: 'string', default: '1' },
      plant: { type: 'boolean', default: false },
      only: { type: 'string' },
      beside: { type: 'string' },
      against: { type: 'string' },
      throttle: { type: 'string', default: 'freezer' },
      out: { type: 'string', default: 'test-results/bench' },
    },
  });
  const times = Number(values.times);
  if (!Number.isInteger(times) || times < 1) throw new Error('--times needs a whole number from 1 on');
  if (times > 1 && !values.guard) throw new Error('--times counts verdicts of the guard: give --guard, too');
  const throttle = THROTTLES.find((name) => name === values.throttle);
  if (!throttle) throw new Error(`--throttle is one of: ${THROTTLES.join(', ')}`);
  const { only, beside, against } = values;
  return { ...values, times, only, beside, against, throttle };
}
