import { beforeEach, expect, it } from 'vitest';
import { ThreadProbe } from '../../workers/flow-control/thread-probe.ts';
import { FakeTime } from '../support/fake-time.ts';

let time: FakeTime;
let probe: ThreadProbe;
let found: boolean[];

beforeEach(() => {
  time = new FakeTime();
  probe = new ThreadProbe(time);
  found = [];
  probe.start((isLate) => found.push(isLate));
});

it('finds timers in time after a tenth of a second', () => {
  time.advance(99);
  expect(found).toEqual([]);
  time.advance(1);
  expect(found).toEqual([false]);
});

it('finds a timer late that comes after what waited before it', () => {
  time.pass(250);
  time.advance(0);
  expect(found).toEqual([true]);
});

it('finds timers late that each come a little later', () => {
  for (let fired = 0; fired < 10 && found.length === 0; fired++) {
    time.pass(40);
    time.advance(0);
  }
  expect(found).toEqual([true]);
});

it('does not wait for a timer behind the messages that are read meanwhile', () => {
  for (let ms = 0; ms < 250; ms += 10) {
    time.pass(10);
    probe.check(time.now());
  }
  expect(found).toEqual([true]);
});

it('says what it finds once, and finds anew when it is started again', () => {
  time.pass(300);
  probe.check(time.now());
  probe.start((isLate) => found.push(isLate));
  time.advance(100);
  time.advance(1_000);
  expect(found).toEqual([true, false]);
});
