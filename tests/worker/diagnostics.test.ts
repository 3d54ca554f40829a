import { describe, expect, it } from 'vitest';
import { LineRecorder } from '../../workers/diagnostics/line-recorder.ts';
import { TrafficMeter } from '../../workers/diagnostics/traffic-meter.ts';

/** Noon of a day on this machine's clock, so that no case crosses midnight unasked. */
const NOON = new Date(2026, 5, 10, 12).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the meter', () => {
  it('sums the last minute, the last hour and the day', () => {
    const meter = new TrafficMeter();
    meter.add(1_000, NOON - 2 * 60 * MINUTE);
    meter.add(200, NOON - 30 * MINUTE);
    meter.add(50, NOON);
    expect(meter.traffic(NOON)).toEqual({ minute: 50, hour: 250, today: 1_250 });
    expect(meter.traffic(NOON + 31 * MINUTE)).toEqual({ minute: 0, hour: 50, today: 1_250 });
  });

  it('counts of the minute before what lies within the last 60 s', () => {
    const meter = new TrafficMeter();
    meter.add(600, NOON);
    meter.add(100, NOON + MINUTE);
    expect(meter.traffic(NOON + MINUTE + 15_000).minute).toBe(550);
  });

  it('begins the day anew at midnight', () => {
    const meter = new TrafficMeter();
    const midnight = new Date(NOON).setHours(24, 0, 0, 0);
    meter.add(70, midnight - 1);
    expect(meter.traffic(midnight - 1).today).toBe(70);
    meter.add(5, midnight);
    expect(meter.traffic(midnight)).toMatchObject({ hour: 75, today: 5 });
  });

  it('goes on over a reload, with what passed before the device was read', () => {
    const before = new TrafficMeter();
    before.add(300, NOON);
    const after = new TrafficMeter();
    after.add(20, NOON + MINUTE);
    after.restore(before.toText(), NOON + MINUTE);
    expect(after.traffic(NOON + MINUTE)).toMatchObject({ hour: 320, today: 320 });
  });

  it('takes nothing of yesterday, nor what cannot be read', () => {
    const before = new TrafficMeter();
    before.add(300, NOON);
    const after = new TrafficMeter();
    for (const text of [before.toText(), 'no json', '{}', 'null', undefined]) after.restore(text, NOON + DAY);
    expect(after.traffic(NOON + DAY)).toEqual({ minute: 0, hour: 0, today: 0 });
  });

  it('keeps an hour of minutes, however long it runs', () => {
    const meter = new TrafficMeter();
    for (let minute = 0; minute < 500; minute++) meter.add(1, NOON + minute * MINUTE);
    expect(meter.toText().length).toBeLessThan(1_500);
    expect(meter.traffic(NOON + 499 * MINUTE).hour).toBe(60);
  });
});

describe('the recorder', () => {
  it('notes each phase once, with the reason of a loss', () => {
    const recorder = new LineRecorder();
    recorder.note({ phase: 'open', latencyMs: undefined }, 1);
    recorder.note({ phase: 'open', latencyMs: 40 }, 2);
    recorder.note({ phase: 'waiting', attempt: 1, retryAt: 9, reason: 1006 }, 3);
    recorder.note({ phase: 'offline' }, 4);
    expect(recorder.history).toEqual([
      { at: 1, phase: 'open', reason: undefined },
      { at: 3, phase: 'waiting', reason: 1006 },
      { at: 4, phase: 'offline', reason: undefined },
    ]);
    expect(recorder.latencies).toEqual([40]);
  });

  it('keeps the newest', () => {
    const recorder = new LineRecorder();
    for (let at = 0; at < 1_000; at++) {
      recorder.note({ phase: 'open', latencyMs: at }, at);
      recorder.note({ phase: 'offline' }, at);
    }
    expect(recorder.history).toHaveLength(40);
    expect(recorder.history.at(-1)).toMatchObject({ at: 999, phase: 'offline' });
    expect(recorder.latencies).toHaveLength(120);
    expect(recorder.latencies.at(-1)).toBe(999);
  });
});
