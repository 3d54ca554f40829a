import type { ProbeReadings } from '../probe/readings.ts';

export interface FirstPrices {
  /** From the given moment to the first frame with a price, ms. */
  readonly price: number;
  /** To the first frame in which a price has moved. */
  readonly live: number;
}

/** When a row first showed a price, and when one first moved; in page time after `from`. */
export function firstPrices({ shown }: Pick<ProbeReadings, 'shown'>, from = 0): FirstPrices {
  const before = new Map<string, string>();
  let price = Number.NaN;
  for (const [time, code, text] of shown) {
    if (code === '' || !/\d/.test(text)) continue;
    const known = before.get(code);
    before.set(code, text);
    if (time < from) continue;
    if (Number.isNaN(price)) price = time - from;
    if (known !== undefined && known !== text) return { price, live: time - from };
  }
  return { price, live: Number.NaN };
}
