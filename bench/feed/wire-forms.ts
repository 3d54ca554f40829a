/** The forms in which prices travel. */
import { encodeCompactQuotes } from '../../src/contract/wire/compact-quotes.ts';
import { TOPIC_MARKET } from '../../src/contract/wire/socket.ts';
import { openOf, priceOf } from './price-code.ts';
import type { TickMarket } from './tick-market.ts';
import { quoteRow } from './universe.ts';

export type MarketFrame = string | Uint8Array;

/** What one subscriber of `DAY_MARKET` gets. */
export interface MarketForm {
  readonly name: 'json' | 'compact';
  frame(ids: readonly number[], market: TickMarket, snapshot?: boolean): MarketFrame;
}

export function jsonForm(): MarketForm {
  return {
    name: 'json',
    frame: (ids, market, snapshot = false) =>
      JSON.stringify({
        type: 'data',
        topic: TOPIC_MARKET,
        ts: Date.now(),
        ...(snapshot ? { snapshot } : {}),
        data: ids.map((id) => quoteRow(id, market.sequenceOf(id))),
      }),
  };
}

/** Remembers which opens its subscriber has. */
export function compactForm(): MarketForm {
  const told = new Set<number>();
  return {
    name: 'compact',
    frame: (ids, market) => {
      const quotes = ids.map((id) => ({
        id,
        close: priceOf(id, market.sequenceOf(id)),
        open: openOf(id),
        isMarketOpen: told.has(id) ? undefined : true,
        sendsOpen: !told.has(id),
      }));
      for (const id of ids) told.add(id);
      return encodeCompactQuotes(Date.now(), quotes);
    },
  };
}
