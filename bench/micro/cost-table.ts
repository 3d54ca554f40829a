/** What the runner wrote, as costs of an item. */
import { textTable } from '../report/format.ts';
import { caseName, SIZES } from './piece.ts';
import { PIECES } from './pieces/all.ts';

export interface BenchOutput {
  readonly files: readonly {
    readonly groups: readonly {
      readonly benchmarks: readonly { readonly name: string; readonly mean: number }[];
    }[];
  }[];
}

const NANOSECONDS = 1e6;

/** A row for each piece and version; nanoseconds an item at each size. */
export function costTable(output: BenchOutput): string {
  const means = new Map<string, number>();
  for (const { groups } of output.files) {
    for (const { benchmarks } of groups) for (const { name, mean } of benchmarks) means.set(name, mean);
  }
  const versions = ['ours', 'plain'] as const;
  const rows = PIECES.flatMap(({ name }) =>
    versions.map((version) => [
      `${name}, ${version}`,
      ...SIZES.map((size) => costOf(means.get(caseName(name, size, version)), size)),
    ]),
  );
  return textTable(['ns an item', ...SIZES.map((size) => `of ${size.toLocaleString('en')}`)], rows);
}

function costOf(mean: number | undefined, size: number): string {
  return mean === undefined ? '–' : Math.round((mean * NANOSECONDS) / size).toLocaleString('en');
}
