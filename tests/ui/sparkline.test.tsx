// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Sparkline } from '../../src/chart/Sparkline.tsx';
import { SPARKLINE_FRESH_MS, type SparklineCloses } from '../../src/contract/worker/sparkline.ts';
import { ok } from '../../src/lib/result.ts';
import { happen, settle, show } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';

/** A line that has just been loaded. */
const line = (...closes: number[]): ReturnType<typeof ok<SparklineCloses>> =>
  ok({ closes: Float64Array.from(closes), at: Date.now() });
const rising = (): ReturnType<typeof line> => line(1, 2, 3);
const falling = (): ReturnType<typeof line> => line(3, 2, 1);

const tone = (): string | undefined => document.querySelector('path')?.dataset['tone'];

/** A row appears, or comes back, and stays for so long, ms. */
async function row(id: number, stay = 120): Promise<ReturnType<typeof show>> {
  const shown = show(<Sparkline id={() => id} width={48} height={24} />);
  happen(() => vi.advanceTimersByTime(stay));
  await settle();
  return shown;
}

describe('the small line of a row', () => {
  beforeEach(() => {
    freshPage();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  it('is drawn when its closes are there', async () => {
    const finish = page.client.leaveOpen('sparkline');
    await row(1);
    expect(tone()).toBeUndefined();
    finish(rising());
    await settle();
    expect(tone()).toBe('up');
    expect(page.client.callsOf('sparkline')).toEqual([[1]]);
  });

  it('of a row that comes back is there at once, and asks for nothing', async () => {
    page.client.answer('sparkline', falling());
    const { unmount } = await row(2);
    unmount();
    show(<Sparkline id={() => 2} width={48} height={24} />);
    expect(tone()).toBe('down');
    await settle();
    expect(page.client.callsOf('sparkline')).toEqual([[2]]);
  });

  it('of a row that comes back later stays until the new one is there', async () => {
    page.client.answer('sparkline', falling());
    const { unmount } = await row(3);
    unmount();
    vi.advanceTimersByTime(SPARKLINE_FRESH_MS);
    const finish = page.client.leaveOpen('sparkline');
    await row(3);
    expect(tone()).toBe('down');
    finish(rising());
    await settle();
    expect(tone()).toBe('up');
  });

  it('of a row that is flicked past is not asked for', async () => {
    page.client.answer('sparkline', falling());
    const { unmount } = await row(5, 119);
    unmount();
    vi.advanceTimersByTime(1_000);
    expect(page.client.callsOf('sparkline')).toEqual([]);
  });

  it('that cannot be had is none, and is asked for again', async () => {
    page.client.answer('sparkline', failure('network'));
    const { unmount } = await row(4);
    expect(tone()).toBeUndefined();
    unmount();
    page.client.answer('sparkline', rising());
    await row(4);
    expect(tone()).toBe('up');
  });

  it('that could not be had is asked for when the line is up again', async () => {
    page.client.answer('sparkline', failure('network'));
    await row(6);
    page.client.answer('sparkline', rising());
    happen(() => (page.state.slices.connection.value = { phase: 'open', latencyMs: undefined }));
    happen(() => vi.advanceTimersByTime(120));
    await settle();
    expect(tone()).toBe('up');
  });

  it('of before the network was lost is asked for when the line is up again, and stays until then', async () => {
    page.client.answer('sparkline', ok({ closes: Float64Array.of(3, 2, 1), at: Date.now() - SPARKLINE_FRESH_MS }));
    await row(7);
    expect(tone()).toBe('down');
    page.client.answer('sparkline', rising());
    happen(() => (page.state.slices.connection.value = { phase: 'open', latencyMs: undefined }));
    expect(tone()).toBe('down');
    happen(() => vi.advanceTimersByTime(120));
    await settle();
    expect(tone()).toBe('up');
  });

  it('that comes when the line has come up meanwhile is drawn', async () => {
    const finish = page.client.leaveOpen('sparkline');
    await row(8);
    happen(() => (page.state.slices.connection.value = { phase: 'open', latencyMs: undefined }));
    finish(rising());
    await settle();
    happen(() => vi.advanceTimersByTime(120));
    await settle();
    expect(tone()).toBe('up');
  });
});
