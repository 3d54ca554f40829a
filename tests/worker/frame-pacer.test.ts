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
    return hasNews;
  });
});

it('sends the first frame without waiting, and all of one task in it', async () => {
  pacer.request();
  pacer.request();
  expect(sent).toHaveLength(0);
  await settled();
  expect(sent).toHaveLength(1);
});

it('sends nothing without credit, however long and however much', async () => {
  pacer.request();
  await settled();
  for (let tick = 0; tick < 100; tick++) {
    pacer.request();
    time.advance(100);
    // Each turn is one in which a frame could go.
    await settled();
  }
  expect(sent).toHaveLength(1);
  pacer.returnCredit();
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
