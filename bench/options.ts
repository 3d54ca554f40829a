import { parseArgs } from 'node:util';

export interface BenchOptions {
  readonly quick: boolean;
  /** Ends with an error where a threshold is passed. */
  readonly guard: boolean;
  /** Spoils the product on purpose, to see that the guard notices. */
  readonly plant: boolean;
  /** Only scenarios whose name contains this. */
  readonly only: string | undefined;
  /** Folder of another build of the client, which is measured beside this one. */
  readonly beside: string | undefined;
  readonly out: string;
}

export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      guard: { type: 'boolean', default: false },
      plant: { type: 'boolean', default: false },
      only: { type: 'string' },
      beside: { type: 'string' },
      out: { type: 'string', default: 'test-results/bench' },
    },
  });
  return { ...values, only: values.only, beside: values.beside };
}
