import { beforeEach, expect, it } from 'vitest';
import { FramePacer } from '../../workers/publish/frame-pacer.ts';
import { FakeTime } from '../support/fake-time.ts';

let time: FakeTime;
let sent: number[];
let hasNews: boolean;
let pacer: FramePacer;
const settled = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  time = new FakeTime();
  sent = [];
  hasNews = true;
  pacer = new FramePacer(time, () => {
    if (hasNews) sent.push(time.now());
    return hasNews ? 'frame' : 'nothing';
  });
});

it('sends the first frame without waiting, and all of one task in it', async () => {
  pacer.request();
  pacer.request();
  expect(sent).toHaveLength(0);
  await settled();
  expect(sent).toHaveLength(1);
});

it('sends what is whole in the present task, once', async () => {
  pacer.requestAtOnce();
  expect(sent).toHaveLength(1);
  pacer.requestAtOnce();
  await settled();
  expect(sent).toHaveLength(1);
  time.advance(8);
  expect(sent).toHaveLength(1);
  pacer.requestAtOnce();
  expect(sent).toHaveLength(2);
});

/** Asks for a frame every 10 ms, each time in a task of its own. */
async function requestFor(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 10) {
    pacer.request();
    await settled();
    time.advance(10);
  }
}

it('sends one more while a credit is out, eight milliseconds later', async () => {
  pacer.request();
  await settled();
  time.advance(7);
  pacer.request();
  await settled();
  expect(sent).toHaveLength(1);
  time.advance(1);
  pacer.request();
  await settled();
  expect(sent).toHaveLength(2);
});

it('sends nothing with two credits out for a tenth of a second, and at once when one comes', async () => {
  await requestFor(110);
  expect(sent).toHaveLength(2);
  pacer.returnCredit();
  await settled();
  expect(sent).toHaveLength(3);
});

it('sends without a credit that stays away, each time after twice as long', async () => {
  const begun = time.now();
  await requestFor(1_600);
  expect(sent.map((at) => at - begun)).toEqual([0, 10, 110, 310, 710, 1_510]);
});

it('sends a page that reads nothing for an hour less than twenty frames', async () => {
  await requestFor(3_600_000);
  expect(sent.length).toBeLessThan(20);
});

it('keeps to the credit of every frame once the page reads again', async () => {
  await requestFor(350);
  expect(sent).toHaveLength(4);
  pacer.returnCredit();
  pacer.returnCredit();
  await requestFor(40);
  expect(sent).toHaveLength(4);
  pacer.returnCredit();
  await settled();
  expect(sent).toHaveLength(5);
});

it('does not wait for a timer that is late', async () => {
  pacer.request();
  await settled();
  pacer.returnCredit();
  pacer.request();
  time.pass(4);
  pacer.request();
  await settled();
  expect(sent).toHaveLength(2);
});

it('waits four milliseconds between frames even with credit', async () => {
  pacer.request();
  await settled();
  pacer.returnCredit();
  pacer.request();
  await settled();
  time.advance(3);
  await settled();
  expect(sent).toHaveLength(1);
  time.advance(1);
  expect(sent[1]).toBe((sent[0] ?? 0) + 4);
});

it('keeps the credit when there was nothing to say', async () => {
  hasNews = false;
  pacer.request();
  await settled();
  hasNews = true;
  pacer.request();
  await settled();
  expect(sent).toHaveLength(1);
});

it('does not send because of a credit alone', async () => {
  pacer.returnCredit();
  await settled();
  expect(sent).toHaveLength(0);
});

it('goes on where the clock is set back by an hour', async () => {
  pacer.request();
  await settled();
  pacer.returnCredit();
  time.pass(-3_600_000);
  pacer.request();
  await settled();
  expect(sent).toHaveLength(2);
});
