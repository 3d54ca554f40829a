import { beforeEach, expect, it } from 'vitest';
import type { ClientMessage } from '../../src/contract/wire/socket.ts';
import { TopicRegistry } from '../../workers/subscriptions/topic-registry.ts';

let sent: ClientMessage[];
let topics: TopicRegistry;
beforeEach(() => {
  sent = [];
  topics = new TopicRegistry((message) => sent.push(message));
});

it('subscribes for the first user and unsubscribes after the last', () => {
  topics.activate();
  const first = topics.acquire('KLINE.EURUSD');
  const second = topics.acquire('KLINE.EURUSD');
  expect(sent).toEqual([{ type: 'sub', topics: ['KLINE.EURUSD'], every: 8 }]);
  first();
  first();
  expect(sent).toHaveLength(1);
  second();
  expect(sent.at(-1)).toEqual({ type: 'unsub', topics: ['KLINE.EURUSD'] });
  expect(topics.topics).toEqual([]);
});

it('says nothing on a closed socket and everything when it opens', () => {
  const release = topics.acquire('DAY_MARKET');
  topics.acquire('FOREX_TRADE');
  release();
  topics.acquire('KLINE.XAUUSD');
  expect(sent).toEqual([]);
  topics.activate();
  expect(sent).toEqual([{ type: 'sub', topics: ['FOREX_TRADE', 'KLINE.XAUUSD'], every: 8 }]);
  topics.deactivate();
  topics.activate();
  expect(sent).toHaveLength(2);
});

it('pauses prices only, also over a reconnect, and brings them back', () => {
  topics.activate();
  topics.acquire('DAY_MARKET');
  topics.acquire('FOREX_CLOSED');
  sent.length = 0;
  topics.pausePrices();
  topics.pausePrices();
  expect(sent).toEqual([{ type: 'unsub', topics: ['DAY_MARKET'] }]);
  topics.deactivate();
  topics.activate();
  topics.acquire('KLINE.EURUSD');
  expect(sent.at(-1)).toEqual({ type: 'sub', topics: ['FOREX_CLOSED'] });
  expect(topics.resumePrices()).toBe(true);
  expect(topics.resumePrices()).toBe(false);
  expect(sent.at(-1)).toEqual({ type: 'sub', topics: ['DAY_MARKET', 'KLINE.EURUSD'], encoding: 'quotes.1', every: 8 });
});

it('asks for no more messages than can be shown, and private ones as they come', () => {
  topics.activate();
  topics.acquire('DAY_MARKET');
  expect(sent.at(-1)).toMatchObject({ every: 8 });
  topics.acquire('FOREX_TRADE');
  expect(sent.at(-1)).not.toHaveProperty('every');
  topics.limitPrices({ only: [1], every: 1_000 });
  topics.limitPrices();
  expect(sent.at(-1)).toMatchObject({ topics: ['DAY_MARKET'], every: 8 });
  expect(sent.at(-1)).not.toHaveProperty('only');
});

it('asks for a first frame again only of a topic that is held', () => {
  topics.activate();
  topics.renewPrices();
  expect(sent).toEqual([]);
  topics.acquire('DAY_MARKET');
  topics.renewPrices();
  expect(sent.map((message) => message.type)).toEqual(['sub', 'unsub', 'sub']);
});
