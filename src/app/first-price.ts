/** When the first price is on screen: everything else waits for it. */
import type { Frame } from '../contract/worker/frame.ts';
import { QUOTE, QUOTE_STRIDE } from '../contract/worker/frame.ts';
import { newDeferred } from '../lib/deferred.ts';

/** A screen that shows no price is not waited for longer. */
const LONGEST_WAIT_MS = 10_000;

/** The first price of the page. */
export interface FirstPrice {
  /** Looks at frames until one brings a price; it costs the later ones nothing. */
  readonly look: (frames: readonly Frame[]) => void;
  readonly seen: Promise<void>;
}

export function awaitFirstPrice(): FirstPrice {
  const { promise, resolve } = newDeferred<void>();
  let isAwaited = true;
  return {
    seen: promise,
    look: (frames) => {
      if (!isAwaited || !frames.some(({ quotes }) => quotes !== undefined && hasPrice(quotes))) return;
      isAwaited = false;
      resolve();
    },
  };
}

function hasPrice(rows: Float64Array): boolean {
  for (let at = QUOTE.lastPrice; at < rows.length; at += QUOTE_STRIDE) if (!Number.isNaN(rows[at])) return true;
  return false;
}

/** When it can be seen, or the page has waited long enough for it. */
export async function firstPricePainted({ seen }: FirstPrice): Promise<void> {
  const waitedLong = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([seen, waitedLong]);
  await painted();
}

/** The second frame begins when the first is on screen. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
