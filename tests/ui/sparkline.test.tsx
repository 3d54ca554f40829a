// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Sparkline } from '../../src/chart/Sparkline.tsx';
import { ok } from '../../src/lib/result.ts';
import { happen, settle, show } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';

const RISING = ok(Float64Array.of(1, 2, 3));
const FALLING = ok(Float64Array.of(3, 2, 1));

const tone = (): string | undefined => document.querySelector('path')?.dataset['tone'];

/** A row appears, or comes back, and stays for so long, ms. */
async function line(id: number, stay = 120): Promise<ReturnType<typeof show>> {
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
    await line(1);
    expect(tone()).toBeUndefined();
    finish(RISING);
    await settle();
    expect(tone()).toBe('up');
    expect(page.client.callsOf('sparkline')).toEqual([[1]]);
  });

  it('of a row that comes back is there at once, and asks for nothing', async () => {
    page.client.answer('sparkline', FALLING);
    const { unmount } = await line(2);
    unmount();
    show(<Sparkline id={() => 2} width={48} height={24} />);
    expect(tone()).toBe('down');
    await settle();
    expect(page.client.callsOf('sparkline')).toEqual([[2]]);
  });

  it('of a row that comes back later stays until the new one is there', async () => {
    page.client.answer('sparkline', FALLING);
    const { unmount } = await line(3);
    unmount();
    vi.advanceTimersByTime(60_000);
    const finish = page.client.leaveOpen('sparkline');
    await line(3);
    expect(tone()).toBe('down');
    finish(RISING);
    await settle();
    expect(tone()).toBe('up');
  });

  it('of a row that is flicked past is not asked for', async () => {
    page.client.answer('sparkline', FALLING);
    const { unmount } = await line(5, 119);
    unmount();
    vi.advanceTimersByTime(1_000);
    expect(page.client.callsOf('sparkline')).toEqual([]);
  });

  it('that cannot be had is none, and is asked for again', async () => {
    page.client.answer('sparkline', failure('network'));
    const { unmount } = await line(4);
    expect(tone()).toBeUndefined();
    unmount();
    page.client.answer('sparkline', RISING);
    await line(4);
    expect(tone()).toBe('up');
  });
});
