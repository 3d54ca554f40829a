import { beforeEach, expect, it } from 'vitest';
import { TOPIC_MARKET, type ClientMessage } from '../../src/contract/wire/socket.ts';
import { PricePolling } from '../../workers/flow-control/price-polling.ts';
import { TopicRegistry } from '../../workers/subscriptions/topic-registry.ts';
import { FakeTime } from '../support/fake-time.ts';

const ASKED = ['unsub', 'sub', 'unsub'];

let time: FakeTime;
let polling: PricePolling;
let sent: ClientMessage['type'][];

beforeEach(() => {
  time = new FakeTime();
  sent = [];
  const topics = new TopicRegistry(({ type }) => sent.push(type));
  topics.activate();
  topics.acquire(TOPIC_MARKET);
  polling = new PricePolling(topics, time);
  sent = [];
});

const answer = (): void => polling.heard(time.now());
const sentNow = (): string[] => sent.splice(0);

it('holds what comes, and asks for all prices and nothing after them when it is quiet', () => {
  polling.start();
  expect(sentNow()).toEqual(['unsub']);
  time.advance(299);
  expect(sentNow()).toEqual([]);
  time.advance(1);
  expect(sentNow()).toEqual(ASKED);
});

it('asks again a while after each answer, and not before', () => {
  polling.start();
  time.advance(300);
  sentNow();
  time.advance(500);
  expect(sentNow()).toEqual([]);
  answer();
  time.advance(300);
  expect(sentNow()).toEqual(ASKED);
});

it('reads what is still on its way first', () => {
  polling.start();
  sentNow();
  for (let ms = 0; ms < 1_000; ms += 100) {
    time.advance(100);
    answer();
  }
  expect(sentNow()).toEqual([]);
  time.advance(300);
  expect(sentNow()).toEqual(ASKED);
});

it('asks again where the clock is set back by an hour', () => {
  polling.start();
  time.advance(300);
  answer();
  sentNow();
  time.set(-3_600_000);
  time.advance(300);
  expect(sentNow()).toEqual(ASKED);
});

it('holds after the answer where a server that is told at once gives none', () => {
  polling.start();
  time.advance(300);
  sentNow();
  time.advance(3_000);
  expect(sentNow()).toEqual(['unsub', 'sub']);
  answer();
  expect(sentNow()).toEqual(['unsub']);
  time.advance(300);
  expect(sentNow()).toEqual(['unsub', 'sub']);
});

it('waits on where the device itself was too slow to read an answer in time', () => {
  polling.start();
  time.advance(300);
  sentNow();
  time.pass(3_301);
  time.advance(0);
  expect(sentNow()).toEqual([]);
  answer();
  time.advance(300);
  expect(sentNow()).toEqual(ASKED);
});

it('asks nothing while nobody looks, and at once when somebody does', () => {
  polling.start();
  polling.setVisible(false);
  sentNow();
  time.advance(10_000);
  expect(sentNow()).toEqual([]);
  polling.setVisible(true);
  expect(sentNow()).toEqual(ASKED);
});

it('has prices come as they are when it ends', () => {
  polling.start();
  time.advance(300);
  sentNow();
  polling.stop();
  expect(sentNow()).toEqual(['unsub', 'sub']);
  time.advance(10_000);
  expect(sentNow()).toEqual([]);
});
