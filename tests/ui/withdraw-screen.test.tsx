// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSummary } from '../../src/domain/account.ts';
import { decimal, ZERO } from '../../src/domain/decimal.ts';
import { ok } from '../../src/lib/result.ts';
import { WithdrawScreen } from '../../src/screens/withdraw/WithdrawScreen.tsx';
import { withdrawDraftsOf } from '../../src/state/withdraw-drafts.ts';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { coinMethod, limits, offerWithdrawals, RIPPLE, TETHER, withdrawal } from '../support/page/withdrawals.ts';

const alerts = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const toastTexts = (): string[] => page.state.toasts.shown.peek().map(({ text }) => text);
const amountField = (): HTMLElement => screen.getByTestId('withdraw-amount');
const review = (): void =>
  applyFrames([{ notices: [{ kind: 'fundReviewed', fund: 'withdrawal', id: 5, status: 'rejected' }] }]);

beforeAll(() => speak('en'));
beforeEach(() => {
  freshPage();
  becomeMember({ isDemo: false });
  offerWithdrawals();
});

/** The screen with what it asks for. */
async function open(): Promise<Shown> {
  const shown = show(<WithdrawScreen />, '/mine/withdraw');
  await settle();
  return shown;
}

/** The screen with an amount in it and the question about it. */
async function confirm(amount = '100'): Promise<Shown> {
  const shown = await open();
  await shown.user.type(amountField(), amount);
  await shown.user.click(screen.getByTestId('submit'));
  return shown;
}

describe('a withdrawal', () => {
  it('shows fee and received amount as the worker reckons them, and what is reserved', async () => {
    const { user } = await open();
    await user.type(amountField(), '100');
    const terms = { feeType: 'fixed', rate: decimal('1'), usdPrice: decimal('1') };
    expect(page.client.callsOf('previewWithdrawal').at(-1)).toEqual([terms, '100']);
    expect(screen.getByTestId('withdraw-fee').textContent).toBe('1.000000');
    expect(screen.getByTestId('withdraw-received').textContent).toBe('99.00');
    expect(screen.getByTestId('withdraw-reserved').textContent).toBe('100.00');
  });

  it('can be of what the cash and the open positions leave, live, and says what stays free', async () => {
    const { user } = await open();
    expect(screen.getByTestId('withdraw-available').textContent).toBe('900.00');
    const summary = accountSummary(decimal('1000'), decimal('400'), decimal('-50.5'));
    happen(() => applyFrames([{ account: { ...summary, staleSince: undefined } }]));
    expect(screen.getByTestId('withdraw-available').textContent).toBe('549.50');
    await user.click(screen.getByTestId('withdraw-max'));
    expect(amountField()).toHaveProperty('value', '549.5');
    expect(screen.getByTestId('withdraw-free-after').textContent).toBe('0.00');
  });

  it.each([
    ['', 'Enter a value.'],
    ['9.99', 'At least \u206610\u2069'],
    ['5000.01', 'At most \u20665000\u2069'],
    ['900.01', 'At most \u2066900\u2069 can be withdrawn now.'],
    ['10.1234567', 'Too many digits after the point.'],
  ])('of %j is refused beside its field, and nothing is asked', async (amount, words) => {
    const { user } = await open();
    if (amount) await user.type(amountField(), amount);
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual([words]);
    expect(screen.queryByTestId('ask-withdrawal')).toBeNull();
  });

  it('says what the day leaves of a currency, where that is less than one may be', async () => {
    page.client.answer('withdrawCurrencies', ok([{ ...TETHER, dayLeft: decimal('120') }]));
    const { user } = await open();
    expect(screen.getByTestId('limit-note').textContent).toBe(
      'Today you can withdraw \u2066120.00\u2069 more in this currency.',
    );
    await user.type(amountField(), '120.01');
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual(['At most \u2066120\u2069']);
  });

  it('is confirmed with everything on it, and asked for once however often that is tapped', async () => {
    await confirm();
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByTestId('grouped-address').textContent).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
    expect(sheet.getByText('USDT · TRC20')).toBeDefined();
    const answer = page.client.leaveOpen('submitWithdrawal');
    happen(() => {
      screen.getByTestId('ask-withdrawal').click();
      screen.getByTestId('ask-withdrawal').click();
    });
    const calls = page.client.callsOf('submitWithdrawal');
    expect(calls).toEqual([
      [
        {
          clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          channel: 'coin',
          currencyId: 1,
          methodId: 7,
          amount: '100',
          memo: '',
        },
      ],
    ]);
    page.client.answer('withdrawals', ok({ items: [withdrawal(5)], total: 1 }));
    answer(ok({ state: 'done', record: withdrawal(5), message: 'Asked for' }));
    await settle();
    await settle();
    expect(toastTexts()).toEqual(['Asked for']);
    expect(amountField()).toHaveProperty('value', '');
    expect(screen.getAllByTestId('withdraw-record')).toHaveLength(1);
  });

  it('that is refused says why and keeps what was typed; a second try is the same request', async () => {
    page.client.answer('submitWithdrawal', failure('refused', { message: 'Too much today' }));
    const { user } = await confirm();
    await user.click(screen.getByTestId('ask-withdrawal'));
    expect(alerts()).toEqual(['Too much today']);
    await user.click(screen.getByTestId('ask-withdrawal'));
    const [[first], [second]] = page.client.callsOf('submitWithdrawal') as [[unknown], [unknown]];
    expect(second).toEqual(first);
    expect(amountField()).toHaveProperty('value', '100');
  });

  it.each([
    ['the server', ok({ state: 'unknown', clientId: 'x' })],
    ['the worker', failure('crashed')],
  ])('to which %s does not answer is unknown, and said so', async (_, outcome) => {
    page.client.answer('submitWithdrawal', outcome);
    const { user } = await confirm();
    await user.click(screen.getByTestId('ask-withdrawal'));
    expect(toastTexts()).toEqual([
      'The withdrawal was sent, but no answer came. It is listed here as soon as we know.',
    ]);
    expect(screen.queryByTestId('ask-withdrawal')).toBeNull();
  });

  it('without a method says so and leads to where one is added', async () => {
    offerWithdrawals({ methods: [] });
    const { user, address } = await open();
    expect(screen.getByTestId('not-bound').textContent).toContain('Nowhere to send');
    await user.type(amountField(), '55');
    await user.click(screen.getByTestId('submit'));
    expect(toastTexts()).toEqual(['First add where the money should go.']);
    expect(address()).toBe('/mine/withdraw-way?type=1&currency=1');
    expect(withdrawDraftsOf(page).withdrawal.peek().amount).toBe('55');
  });

  it('in another currency goes to a method of that currency alone', async () => {
    const other = coinMethod({
      id: 8,
      currency: 'XRP',
      protocol: 'XRPL',
      address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
    });
    offerWithdrawals({ methods: [coinMethod(), other] });
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Currency'), String(RIPPLE.id));
    expect(screen.getByTestId('grouped-address').textContent).toBe(other.address);
  });

  it('that was typed is still there after another screen, and not for the next user', async () => {
    const { user, unmount } = await open();
    await user.type(amountField(), '77');
    unmount();
    const again = await open();
    expect(amountField()).toHaveProperty('value', '77');
    again.unmount();
    becomeMember({ isDemo: false, id: 99 });
    await open();
    expect(amountField()).toHaveProperty('value', '');
  });
});

describe('limits of a user', () => {
  const restriction = (most: string) => ({ most: decimal(most), until: '2026-01-06T08:30:00Z' });
  const notes = (): (string | null)[] => screen.queryAllByTestId('limit-note').map(({ textContent }) => textContent);

  it('are said before anything is typed, and hold for the amount', async () => {
    const restrictions = [
      { reason: 'unverified', most: decimal('1000'), until: '' },
      { ...restriction('50'), reason: 'method_changed' },
    ] as const;
    offerWithdrawals({ limits: limits({ restrictions }) });
    const { user } = await open();
    expect(notes()).toEqual([
      expect.stringMatching(
        /^Until your identity is verified: at most .*1,000\.00.* per withdrawal\. Verify identity$/,
      ),
      expect.stringMatching(
        /^An address or account was added lately\. Until .*2026.*: at most .*50\.00.* per withdrawal\.$/,
      ),
    ]);
    await user.type(amountField(), '50.01');
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual(['At most \u206650\u2069']);
  });

  it('of nothing say until when', async () => {
    const restrictions = [{ ...restriction('0'), reason: 'password_changed' }] as const;
    offerWithdrawals({ limits: limits({ restrictions, withdraw: { waiting: 5, mostWaiting: 5 } }) });
    await open();
    expect(notes()).toEqual([
      expect.stringContaining('You can withdraw again from'),
      expect.stringContaining('are waiting for a review'),
    ]);
  });

  it('that the server does not tell are not made up', async () => {
    page.client.answer('fundLimits', ok(undefined));
    await open();
    expect(notes()).toEqual([]);
    expect(screen.getByTestId('withdraw-available').textContent).toBe('--');
    expect(screen.queryByTestId('withdraw-reserved')).toBeNull();
  });
});

describe('the list of withdrawals', () => {
  it('tells states and remarks, and goes on until all are there', async () => {
    const rejected = withdrawal(4, { status: 'rejected', statusName: 'Rejected', remark: 'Name differs' });
    page.client.answer('withdrawals', ok({ items: [withdrawal(5), rejected], total: 3 }));
    const { user } = await open();
    expect(screen.getByTestId('record-remark').textContent).toBe('Name differs');
    page.client.answer('withdrawals', ok({ items: [rejected, withdrawal(3)], total: 3 }));
    await user.click(screen.getByTestId('more-records'));
    expect(screen.getAllByTestId('withdraw-record')).toHaveLength(3);
    expect(screen.queryByTestId('more-records')).toBeNull();
  });

  it('is read anew, with what can be withdrawn, when one has been reviewed', async () => {
    page.client.answer('withdrawals', ok({ items: [withdrawal(5)], total: 1 }));
    await open();
    page.client.answer('withdrawals', ok({ items: [withdrawal(5, { statusName: 'Rejected' })], total: 1 }));
    page.client.answer('fundLimits', ok(limits({ reserved: ZERO })));
    happen(review);
    await settle();
    expect(screen.getByTestId('withdraw-record').textContent).toContain('Rejected');
    expect(screen.getByTestId('withdraw-reserved').textContent).toBe('0.00');
  });

  it('says when there is none, and when it does not come', async () => {
    const { unmount } = await open();
    expect(screen.getByText('No withdrawals yet')).toBeDefined();
    unmount();
    page.client.answer('withdrawals', failure('timeout'));
    await open();
    expect(screen.getByText('Your withdrawals could not be loaded')).toBeDefined();
  });
});

describe('the screen', () => {
  it('says what could not be loaded, and loads it when asked again', async () => {
    page.client.answer('withdrawMethods', failure('timeout'));
    const { user } = await open();
    expect(screen.getByText('Withdrawals could not be opened')).toBeDefined();
    offerWithdrawals();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(amountField()).toBeDefined();
  });

  it('says that nothing is offered, and still shows what was', async () => {
    page.client.answer('withdrawCurrencies', ok([]));
    page.client.answer('withdrawals', ok({ items: [withdrawal(5)], total: 1 }));
    await open();
    expect(screen.getByText('No withdrawals of this kind are offered at the moment')).toBeDefined();
    expect(screen.getAllByTestId('withdraw-record')).toHaveLength(1);
  });

  it('is another one for banks', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Bank' }));
    expect(page.client.callsOf('withdrawCurrencies')).toEqual([['coin'], ['bank']]);
  });
});
