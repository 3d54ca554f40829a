import type { Catalogue } from '../../catalogue/catalogue.ts';

export interface FeedFile {
  readonly index: number;
  readonly path: string;
}

/** The instrument of `CODE=PATH`, or of a path that has the code in a name: `eurusd-oanda/ticks-20140502.csv.gz` is EURUSD. */
export function feedFile(entry: string, catalogue: Catalogue): FeedFile | undefined {
  const named = /^([A-Za-z0-9]+)=(.+)$/.exec(entry);
  if (named) {
    const [, code = '', path = ''] = named;
    const index = catalogue.indexOfCode(code.toUpperCase());
    return index === undefined ? undefined : { index, path };
  }
  for (const name of entry.split(/[\\/]/).toReversed()) {
    const index = indexInName(name.toUpperCase(), catalogue);
    if (index !== undefined) return { index, path: entry };
  }
  return undefined;
}

function indexInName(name: string, catalogue: Catalogue): number | undefined {
  for (const word of name.split(/[^A-Z0-9]+/)) {
    const whole = catalogue.indexOfCode(word) ?? catalogue.indexOfCode(word.replace(/\d{6,}$/, ''));
    if (whole !== undefined) return whole;
  }
  return undefined;
}
