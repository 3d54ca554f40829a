import { beforeEach, expect, it } from 'vitest';
import { Heartbeat } from '../../workers/transport/heartbeat.ts';
import { FakeTime } from '../support/fake-time.ts';

let time: FakeTime;
let pings: number;
let lost: number;
let latencies: number[];
let heartbeat: Heartbeat;

beforeEach(() => {
  time = new FakeTime();
  pings = 0;
  lost = 0;
  latencies = [];
  heartbeat = new Heartbeat(time, {
    ping: () => pings++,
    onLatency: (ms) => latencies.push(ms),
    onLost: () => lost++,
  });
});

it('pings every five seconds while pongs come, and measures the way there and back', () => {
  heartbeat.start();
  for (let beat = 0; beat < 10; beat++) {
    time.advance(40);
    heartbeat.pong();
    time.advance(4_960);
  }
  expect(pings).toBe(11);
  expect(lost).toBe(0);
  expect(latencies).toEqual(Array.from({ length: 10 }, () => 40));
});

it('measures nothing where the clock is set back meanwhile', () => {
  heartbeat.start();
  time.set(-3_600_000);
  heartbeat.pong();
  expect(latencies).toEqual([]);
  time.advance(5_040);
  heartbeat.pong();
  expect(latencies).toEqual([40]);
});

it('gives up when the third ping has no answer', () => {
  heartbeat.start();
  time.advance(14_999);
  expect([pings, lost]).toEqual([3, 0]);
  time.advance(1);
  expect([pings, lost]).toEqual([3, 1]);
});

it('forgives two lost pongs', () => {
  heartbeat.start();
  time.advance(14_000);
  heartbeat.pong();
  time.advance(14_000);
  expect(lost).toBe(0);
  expect(latencies).toEqual([14_000]);
});

it('probes quickly: ping, half a second, ping, half a second, lost', () => {
  heartbeat.start();
  heartbeat.pong();
  time.advance(2_000);
  heartbeat.probe();
  expect(pings).toBe(2);
  time.advance(500);
  expect([pings, lost]).toEqual([3, 0]);
  time.advance(500);
  expect([pings, lost]).toEqual([3, 1]);
});

it.each([100, 700])('goes on as usual when a probe is answered after %i ms', (answerAfter) => {
  heartbeat.start();
  heartbeat.pong();
  heartbeat.probe();
  time.advance(answerAfter);
  heartbeat.pong();
  time.advance(5_000);
  const before = pings;
  heartbeat.pong();
  time.advance(5_000);
  expect([pings, lost]).toEqual([before + 1, 0]);
});

it('measures a probe from its own ping, not from one that a sleep swallowed', () => {
  heartbeat.start();
  time.advance(3_600);
  heartbeat.probe();
  time.advance(40);
  heartbeat.pong();
  expect(latencies).toEqual([40]);
});

it('stops', () => {
  heartbeat.start();
  heartbeat.stop();
  time.advance(60_000);
  expect([pings, lost]).toEqual([1, 0]);
});
