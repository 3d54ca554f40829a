// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BalanceChange, HistoryFilter } from '../../src/contract/worker/history-api.ts';
import { accountSummary } from '../../src/domain/account.ts';
import { decimal, ZERO } from '../../src/domain/decimal.ts';
import { ok } from '../../src/lib/result.ts';
import { HistoryScreen } from '../../src/screens/history/HistoryScreen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';

const ALL = { kind: undefined, from: undefined, to: undefined };

function change(id: number, other: Partial<BalanceChange> = {}): BalanceChange {
  return {
    id,
    kind: 'trade',
    amount: decimal('-12.500000'),
    balanceAfter: decimal('987.500000'),
    memo: 'Profit',
    createdAt: '2026-01-05T12:30:00.000Z',
    ...other,
  };
}

const rows = (): HTMLElement[] => screen.queryAllByTestId('balance-change');
const filters = (): HistoryFilter[] => page.client.callsOf('balanceChanges').map(([filter]) => filter as HistoryFilter);
const balanceIs = (balance: string): void =>
  happen(() => applyFrames([{ account: { ...accountSummary(decimal(balance), ZERO, ZERO), staleSince: undefined } }]));

beforeAll(() => speak('en'));
beforeEach(() => {
  freshPage();
  becomeMember({ isDemo: false });
  page.client.answer('balanceChanges', ok({ items: [change(9)], total: 1 }));
});

async function open(): Promise<Shown> {
  const shown = show(<HistoryScreen />, '/mine/history');
  await settle();
  return shown;
}

describe('the history', () => {
  it('tells each change with what it was for and the balance after it, day by day', async () => {
    const items = [
      change(9),
      change(8, { amount: decimal('1000'), memo: 'Deposit', balanceAfter: undefined }),
      change(7, { createdAt: '2026-01-03T12:30:00.000Z' }),
    ];
    page.client.answer('balanceChanges', ok({ items, total: 3 }));
    await open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Jan 5, 2026',
      'Jan 3, 2026',
    ]);
    expect(rows()[0]?.textContent).toContain('Profit\u221212.500000');
    expect(rows()[0]?.textContent).toContain('Balance \u2066987.50\u2069');
    expect(rows()[1]?.textContent).toContain('Deposit+1,000.000000');
    expect(rows()[1]?.textContent).toContain('Balance \u2066--\u2069');
  });

  it('goes on page after page until it has all', async () => {
    page.client.answer('balanceChanges', ok({ items: [change(9)], total: 2 }));
    const { user } = await open();
    page.client.answer('balanceChanges', ok({ items: [change(8)], total: 2 }));
    await user.click(screen.getByTestId('more-changes'));
    expect(rows()).toHaveLength(2);
    expect(screen.queryByTestId('more-changes')).toBeNull();
    expect(page.client.callsOf('balanceChanges').map(([, number]) => number)).toEqual([1, 2]);
  });

  it('asks for a kind and for spans that begin with a day of the device', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 10, 15, 0) });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Deposits');
    await user.selectOptions(screen.getByLabelText('Period'), '7 days');
    await user.selectOptions(screen.getByLabelText('Period'), 'Today');
    const midnight = (day: number): number => new Date(2026, 2, day).getTime() / 1_000;
    expect(filters()).toEqual([
      ALL,
      { ...ALL, kind: 'deposit' },
      { kind: 'deposit', from: midnight(4), to: undefined },
      { kind: 'deposit', from: midnight(10), to: undefined },
    ]);
  });

  it('asks for days that are chosen, the last one whole, and not for one that comes before the first', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Period'), 'Choose days');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-28' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-29' } });
    await settle();
    const from = new Date(2026, 2, 28).getTime() / 1_000;
    expect(filters().at(-1)).toEqual({ kind: undefined, from, to: new Date(2026, 2, 30).getTime() / 1_000 });
    const before = filters().length;
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-27' } });
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('The last day comes before the first.');
    expect(filters()).toHaveLength(before);
    expect(rows()).toEqual([]);
  });

  it('keeps what was chosen while one is elsewhere', async () => {
    const { user, unmount } = await open();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Withdrawals');
    unmount();
    await open();
    expect(filters().at(-1)?.kind).toBe('withdrawal');
  });

  it('is read again when the balance changes; one that was read on offers it', async () => {
    balanceIs('1000');
    const { user } = await open();
    balanceIs('1000.0');
    balanceIs('990');
    await settle();
    expect(filters()).toHaveLength(2);
    const items = Array.from({ length: 21 }, (_, at) => change(100 - at));
    page.client.answer('balanceChanges', ok({ items, total: 21 }));
    balanceIs('980');
    await settle();
    balanceIs('970');
    await settle();
    expect(filters()).toHaveLength(3);
    await user.click(screen.getByTestId('new-changes'));
    expect(filters()).toHaveLength(4);
    expect(screen.queryByTestId('new-changes')).toBeNull();
  });

  it('says when there is nothing, and when only the choice has nothing', async () => {
    page.client.answer('balanceChanges', ok({ items: [], total: 0 }));
    const { user } = await open();
    expect(screen.getByText('Every change of your balance appears here.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Other');
    expect(screen.getByText('No change of your balance fits this choice.')).toBeDefined();
  });

  it('has the shape of what comes, says what failed, and tries again', async () => {
    const answer = page.client.leaveOpen('balanceChanges');
    const { user } = await open();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    answer(failure('network'));
    await settle();
    expect(screen.getByText('The history could not be loaded')).toBeDefined();
    page.client.answer('balanceChanges', ok({ items: [change(9)], total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(rows()).toHaveLength(1);
  });
});

describe('the history as a file', () => {
  /** What has been saved, as text. */
  function savedFiles(): Promise<string>[] {
    const saved: Promise<string>[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push((file as Blob).arrayBuffer().then((bytes) => Buffer.from(bytes).toString('utf8')));
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    return saved;
  }
  const parts = (): unknown[][] => page.client.callsOf('balanceChangesCsv');

  it('has all pages of what is chosen, a heading in the language, and the mark of UTF-8', async () => {
    const saved = savedFiles();
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Trading');
    const first = page.client.leaveOpen('balanceChangesCsv');
    await user.click(screen.getByTestId('export'));
    expect(screen.getByTestId('exporting').textContent).toContain('\u20660\u2069 of \u2066--\u2069 rows');
    page.client.answer('balanceChangesCsv', ok({ text: 'c\r\n', rows: 1, total: 501 }));
    first(ok({ text: 'a\r\n', rows: 500, total: 501 }));
    await settle();
    await settle();
    expect(await Promise.all(saved)).toEqual(['\uFEFFTime,Kind,Description,Amount,Balance\r\na\r\nc\r\n']);
    expect(parts().map(([, number]) => number)).toEqual([1, 2]);
    expect(parts()[0]).toMatchObject([
      { kind: 'trade', to: expect.any(Number) },
      1,
      { tag: 'en', decimalMark: '.', separator: ',', kinds: { trade: 'Trading' } },
    ]);
    expect(screen.getByTestId('export')).toBeDefined();
  });

  it('is not saved when it is cancelled, nor when the screen is left', async () => {
    const saved = savedFiles();
    const { user, unmount } = await open();
    for (const end of [() => user.click(screen.getByRole('button', { name: 'Cancel' })), async () => unmount()]) {
      const answer = page.client.leaveOpen('balanceChangesCsv');
      await user.click(screen.getByTestId('export'));
      await end();
      answer(ok({ text: 'a\r\n', rows: 1, total: 1 }));
      await settle();
    }
    expect(saved).toEqual([]);
  });

  it('that fails on the way says why, saves nothing, and can be tried again', async () => {
    const saved = savedFiles();
    page.client.answer('balanceChangesCsv', failure('refused', { message: 'Not now' }));
    const { user } = await open();
    await user.click(screen.getByTestId('export'));
    expect(screen.getByText('Not now')).toBeDefined();
    expect(saved).toEqual([]);
    page.client.answer('balanceChangesCsv', ok({ text: 'a\r\n', rows: 1, total: 1 }));
    await user.click(screen.getByTestId('export'));
    await settle();
    expect(saved).toHaveLength(1);
  });
});
