/** Of a message, what the page looks at is read before the rest, and goes. */
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeCompactQuotes } from '../../src/contract/wire/compact-quotes.ts';
import { toInstrument, tradeListSchema } from '../../src/contract/wire/instrument.ts';
import { TOPIC_MARKET } from '../../src/contract/wire/socket.ts';
import { Emitter } from '../../src/lib/emitter.ts';
import type { ClientEvents, PriceMove } from '../../workers/client-events.ts';
import { MarketData, type MarketDataDependencies } from '../../workers/market/market-data.ts';
import type { MessageHandlers } from '../../workers/subscriptions/live-connection.ts';
import { tradeItem } from '../support/backend/trade-item.ts';
import { FakeTime } from '../support/fake-time.ts';

const [ELSEWHERE, ON_SCREEN] = [1, 2];
const PRICE = 108_543;
const OPEN = 108_000;

type Handlers = Pick<MessageHandlers, 'market' | 'compactMarket'>;

/** How a message says the prices of these instruments. */
const FORMS: Readonly<Record<string, (handlers: Handlers, ids: readonly number[]) => boolean>> = {
  JSON: ({ market }, ids) => {
    const data = ids.map((Id) => ({ Id, Open: '1.08', Close: '1.08543', MarketStatus: 1 }));
    return market({ type: 'data', topic: TOPIC_MARKET, ts: 0, data });
  },
  compact: ({ compactMarket }, ids) => {
    const quotes = ids.map((id) => ({ id, close: PRICE, open: OPEN, isMarketOpen: true, sendsOpen: true }));
    return compactMarket(encodeCompactQuotes(0, quotes).buffer);
  },
};

describe.each(Object.entries(FORMS))('prices of a message as %s', (_, send) => {
  let handlers: Handlers;
  let happened: (string | readonly PriceMove[])[];

  beforeEach(() => {
    const time = new FakeTime();
    const events = new Emitter<ClientEvents>();
    const environment = { now: time.now, timers: time.timers, random: () => 0 };
    const connection = { handle: (given: Handlers) => (handlers = given) };
    const storage = { quotes: { put: () => Promise.resolve() } };
    const market = new MarketData({ environment, connection, storage, events } as unknown as MarketDataDependencies);
    const items = v.parse(tradeListSchema, [tradeItem(ELSEWHERE, 'EURUSD'), tradeItem(ON_SCREEN, 'GBPUSD')]);
    market.catalogue.restore({ asOf: 0, instruments: items.map(toInstrument), categories: [] });
    market.book.watch(new Set([ON_SCREEN]));
    happened = [];
    events.on('watchedPricesMoved', () => {
      const read = [ELSEWHERE, ON_SCREEN].filter((id) => market.book.quote(id) !== undefined);
      happened.push(`go, with ${read.join()} read`);
    });
    events.on('pricesMoved', ({ moves }) => happened.push(moves));
  });

  const moveOf = (id: number): PriceMove => ({ id, lastPrice: PRICE });

  it('go where they are watched before the others are read', () => {
    expect(send(handlers, [ELSEWHERE, ON_SCREEN])).toBe(true);
    expect(happened).toEqual([`go, with ${ON_SCREEN} read`, [moveOf(ON_SCREEN), moveOf(ELSEWHERE)]]);
  });

  it('do not go where none of them is watched', () => {
    expect(send(handlers, [ELSEWHERE])).toBe(true);
    expect(happened).toEqual([[moveOf(ELSEWHERE)]]);
  });
});
