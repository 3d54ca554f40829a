/** How often prices are asked for, on a thread whose timers come late. */
import { beforeEach, describe, expect, it } from 'vitest';
import { MessagePace } from '../../workers/flow-control/message-pace.ts';
import { FakeTime } from '../support/fake-time.ts';

const MINUTE_MS = 60_000;
/** More than a probe's timers may be late together. */
const BUSY_MS = 150;

let time: FakeTime;
let pace: MessagePace;
let asked: (number | undefined)[];

beforeEach(() => {
  time = new FakeTime();
  asked = [];
  pace = new MessagePace(time, (every) => asked.push(every));
});

/** Messages of so many seconds; timers wait for so long while each is read. */
function read(seconds: number, { perSecond = 100, busyMs = 0 } = {}): void {
  const end = time.now() + seconds * 1_000;
  while (time.now() < end) {
    time.pass(busyMs);
    pace.note(time.now());
    time.advance(Math.max(0, 1_000 / perSecond - busyMs));
  }
}

/** For so many seconds the thread hardly gets to its timers. */
function readSlowly(seconds: number): void {
  const end = time.now() + seconds * 1_000;
  while (time.now() < end) {
    time.pass(BUSY_MS);
    for (let message = 0; message < 15; message++) pace.note(time.now());
    time.advance(0);
  }
}

/** Until another pace is asked for. */
function readSlowlyUntilAsked(): void {
  const { length } = asked;
  while (asked.length === length) readSlowly(0.2);
}

describe('the pace of messages', () => {
  it('stays as it is on a thread whose timers come on time', () => {
    read(60);
    expect(asked).toEqual([]);
  });

  it('costs such a thread ten short timers in three seconds', () => {
    let timers = 0;
    const after: FakeTime['timers']['after'] = (ms, run) => {
      timers += 1;
      return time.timers.after(ms, run);
    };
    pace = new MessagePace({ now: time.now, timers: { after } }, (every) => asked.push(every));
    read(60);
    expect(timers).toBeGreaterThan(0);
    expect(timers).toBeLessThanOrEqual(200);
  });

  it('is slower where timers come late twice, and slower again where they still do', () => {
    readSlowly(1);
    expect(asked).toEqual([]);
    readSlowly(1);
    expect(asked).toEqual([24]);
    readSlowly(5);
    expect(asked).toEqual([24, 64]);
  });

  it('is asked for once where the server does not heed it', () => {
    readSlowly(60);
    expect(asked).toEqual([24, 64]);
  });

  it('stays as it is where timers came late once', () => {
    for (let busy = 0; busy < 20; busy++) {
      readSlowly(0.9);
      read(10.3);
    }
    expect(asked).toEqual([]);
  });

  it('is that of before where few messages come', () => {
    read(30, { perSecond: 20, busyMs: 49 });
    expect(asked).toEqual([]);
  });

  it('is tried as before after five minutes, and after twice as long where the device was still slow', () => {
    readSlowlyUntilAsked();
    read(5 * 60);
    expect(asked).toEqual([24, undefined]);
    readSlowlyUntilAsked();
    time.advance(9 * MINUTE_MS);
    expect(asked).toEqual([24, undefined, 24]);
    time.advance(MINUTE_MS);
    expect(asked).toEqual([24, undefined, 24, undefined]);
  });

  it('goes on where the clock was set back', () => {
    read(5);
    time.set(-60 * MINUTE_MS);
    readSlowly(6);
    expect(asked[0]).toBe(24);
  });

  it('is as before at once when it is reset, and no timer of it is left', () => {
    readSlowlyUntilAsked();
    pace.reset();
    time.advance(10 * MINUTE_MS);
    expect(asked).toEqual([24, undefined]);
  });
});
