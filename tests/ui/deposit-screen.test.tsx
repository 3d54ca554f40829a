// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
import { ok } from '../../src/lib/result.ts';
import { DepositScreen } from '../../src/screens/deposit/DepositScreen.tsx';
import { depositDraftsOf } from '../../src/state/deposit-drafts.ts';
import { deposit, offerDeposits } from '../support/page/deposits.ts';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { picture, sentPictures } from '../support/page/pictures.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { limits, TRON_ADDRESS } from '../support/page/withdrawals.ts';

vi.mock('../../src/worker-client/upload.ts', () => import('../support/page/pictures.ts'));

const alerts = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const toastTexts = (): string[] => page.state.toasts.shown.peek().map(({ text }) => text);
const amountField = (): HTMLElement => screen.getByTestId('deposit-amount');
const address = (): string | null => screen.getByTestId('grouped-address').textContent;
const requests = (): unknown[] => page.client.callsOf('submitDeposit').map(([request]) => request);

beforeAll(() => speak('en'));
beforeEach(() => {
  freshPage();
  sentPictures.length = 0;
  becomeMember({ isDemo: false });
  offerDeposits();
});

/** The screen with what it asks for. */
async function open(): Promise<Shown> {
  const shown = show(<DepositScreen />, '/mine/charge');
  await settle();
  return shown;
}

async function addProof(): Promise<void> {
  happen(() => void depositDraftsOf(page).proof.pick(picture()));
  await settle();
  sentPictures.at(-1)?.finish(ok(`/uploads/${sentPictures.length}`));
  await settle();
}

/** The screen with everything filled in. */
async function fill(amount = '100'): Promise<Shown> {
  const shown = await open();
  await shown.user.type(amountField(), amount);
  await addProof();
  return shown;
}

async function toBank({ user }: Shown): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'Bank' }));
  await settle();
}

/** Has what is copied. */
function clipboard(): { readonly copied: string[] } {
  const copied: string[] = [];
  const writeText = (text: string): Promise<void> => Promise.resolve(void copied.push(text));
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  onTestFinished(() => void vi.restoreAllMocks());
  return { copied };
}

describe('a deposit by coin', () => {
  it('shows the address of the chosen currency and protocol, with what must be known of it', async () => {
    const { user } = await open();
    expect(address()).toBe(TRON_ADDRESS);
    expect(screen.getByRole('img', { name: 'QR code of the address' })).toBeDefined();
    expect(screen.getByText('10 USDT')).toBeDefined();
    expect(screen.getByText('20')).toBeDefined();
    expect(screen.getByTestId('limit-note').textContent).toContain('Send only \u2066USDT\u2069 over \u2066TRC20\u2069');
    await user.selectOptions(screen.getByLabelText('Network'), 'ERC20');
    expect(address()).toBe('0xde709f2102306220921060314715629080e2fb77');
    expect(screen.getByTestId('limit-note').textContent).toContain('\u2066ERC20\u2069');
    await user.selectOptions(screen.getByLabelText('Currency'), 'BTC');
    expect(address()).toBe('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2');
    expect(screen.queryByText('Least amount')).toBeNull();
    expect(screen.queryByText('Confirmations')).toBeNull();
    expect(screen.queryByTestId('deposit-credited')).toBeNull();
  });

  it('gives its address to the clipboard without gaps', async () => {
    await open();
    const { copied } = clipboard();
    happen(() => screen.getByTestId('copy-address').click());
    await settle();
    expect(copied).toEqual([TRON_ADDRESS]);
  });

  it('says what the amount brings, as the worker reckons it', async () => {
    const { user } = await open();
    await user.type(amountField(), '250');
    expect(page.client.callsOf('previewDeposit').at(-1)).toEqual([decimal('1'), '250']);
    expect(screen.getByTestId('deposit-credited').textContent).toBe('100.00');
  });

  it('forgets an amount that was of another currency, and keeps it over another protocol', async () => {
    const { user } = await open();
    await user.type(amountField(), '250');
    await user.selectOptions(screen.getByLabelText('Network'), 'ERC20');
    expect(amountField()).toHaveProperty('value', '250');
    await user.selectOptions(screen.getByLabelText('Currency'), 'BTC');
    expect(amountField()).toHaveProperty('value', '');
  });

  it.each([
    ['', 'Enter a value.'],
    ['0', 'Enter a value.'],
    ['9.99', 'At least \u206610 USDT\u2069'],
    ['5000.01', 'At most \u20665000 USDT\u2069'],
    ['10.1234567', 'Too many digits after the point.'],
  ])('of %j without a proof is refused beside each field, and nothing is handed in', async (amount, words) => {
    const { user } = await open();
    if (amount) await user.type(amountField(), amount);
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual([words, 'Add a picture of the payment.']);
    expect(requests()).toEqual([]);
  });

  it('is handed in once however often that is tapped, and what was typed is gone then', async () => {
    await fill();
    const answer = page.client.leaveOpen('submitDeposit');
    happen(() => {
      screen.getByTestId('submit').click();
      screen.getByTestId('submit').click();
    });
    await settle();
    expect(new Set(requests().map((request) => JSON.stringify(request))).size).toBe(1);
    expect(requests()[0]).toEqual({
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      channel: 'coin',
      wayId: 1,
      address: TRON_ADDRESS,
      amount: '100',
      proof: '/uploads/1',
    });
    page.client.answer('deposits', ok({ items: [deposit(5)], total: 1 }));
    answer(ok({ state: 'done', record: deposit(5), message: 'Handed in' }));
    await settle();
    await settle();
    expect(toastTexts()).toContain('Handed in');
    expect(amountField()).toHaveProperty('value', '');
    expect(screen.getAllByTestId('deposit-record')).toHaveLength(1);
  });

  it('that is refused says why and keeps what was typed; a second try is the same request, other terms are another', async () => {
    page.client.answer('submitDeposit', failure('refused', { message: 'Not today' }));
    const { user } = await fill();
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual(['Not today']);
    await user.click(screen.getByTestId('submit'));
    await user.type(amountField(), '5');
    await user.click(screen.getByTestId('submit'));
    const [first, second, third] = requests() as { readonly clientId: string; readonly amount: string }[];
    expect(second).toEqual(first);
    expect(third?.amount).toBe('1005');
    expect(third?.clientId).not.toBe(first?.clientId);
  });

  it.each([
    ['the server', ok({ state: 'unknown', clientId: 'x' })],
    ['the worker', failure('crashed')],
  ])('to which %s does not answer is unknown, and said so', async (_, outcome) => {
    page.client.answer('submitDeposit', outcome);
    const { user } = await fill();
    await user.click(screen.getByTestId('submit'));
    expect(toastTexts()).toEqual(['The deposit was sent, but no answer came. It is listed here as soon as we know.']);
    expect(amountField()).toHaveProperty('value', '');
  });

  it('keeps what was typed and the picture while one is elsewhere, and not for another user', async () => {
    const { unmount } = await fill();
    unmount();
    await open();
    expect(amountField()).toHaveProperty('value', '100');
    expect(depositDraftsOf(page).proof.url).toBe('/uploads/1');
    becomeMember({ isDemo: false, id: 77 });
    await settle();
    expect(amountField()).toHaveProperty('value', '');
    expect(depositDraftsOf(page).proof.url).toBeUndefined();
  });

  it('whose picture did not arrive clears it and says why', async () => {
    await open();
    happen(() => void depositDraftsOf(page).proof.pick(picture()));
    await settle();
    sentPictures.at(-1)?.finish(failure('refused', { message: 'No picture' }));
    await settle();
    expect(alerts()).toEqual(['No picture']);
    expect(depositDraftsOf(page).proof.url).toBeUndefined();
  });
});

describe('a deposit by bank', () => {
  it('needs a pay method that is chosen', async () => {
    const shown = await open();
    await toBank(shown);
    await shown.user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual(['Choose a pay method', 'Enter a value.', 'Add a picture of the payment.']);
  });

  it('shows every field that the method has, and copies each or all', async () => {
    const shown = await open();
    await toBank(shown);
    await shown.user.selectOptions(screen.getByLabelText('Pay method'), 'EUR · Example Bank');
    const { copied } = clipboard();
    const fields = [...screen.getByTestId('pay-method').querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(fields).toEqual(['Account holder', 'Account number', 'Bank name', 'SWIFT code', 'Currency', 'Reference']);
    happen(() => screen.getByRole('button', { name: 'Copy: Account number' }).click());
    await settle();
    happen(() => screen.getByTestId('copy-all').click());
    await settle();
    expect(copied).toEqual([
      'DE89370400440532013000',
      [
        'Account holder: Pipframe Ltd',
        'Account number: DE89370400440532013000',
        'Bank name: Example Bank',
        'SWIFT code: DEUTDEFF',
        'Currency: EUR',
        'Reference: Your UID',
      ].join('\n'),
    ]);
  });

  it('is handed in by the method, without an address', async () => {
    page.client.answer('submitDeposit', ok({ state: 'done', record: deposit(5), message: '' }));
    const shown = await open();
    await toBank(shown);
    await shown.user.selectOptions(screen.getByLabelText('Pay method'), 'EUR · Example Bank');
    await shown.user.type(amountField(), '80');
    await addProof();
    await shown.user.click(screen.getByTestId('submit'));
    expect(requests()).toMatchObject([{ channel: 'bank', wayId: 8, address: '', amount: '80' }]);
    expect(toastTexts()).toEqual(['Your deposit has been submitted.']);
  });

  it('is not possible where no method exists, and said so', async () => {
    offerDeposits({ banks: [] });
    const shown = await open();
    await toBank(shown);
    expect(screen.getByText('There is no way to pay in at the moment')).toBeDefined();
    expect(screen.queryByTestId('submit')).toBeNull();
  });
});

describe('what became of deposits', () => {
  it('is told by each record, with the remark of a rejected one, page after page', async () => {
    const states = ['pending', 'finished', 'rejected', 'invalid'] as const;
    const items = states.map((status, at) =>
      deposit(9 - at, { status, remark: status === 'rejected' ? 'Blurred' : '' }),
    );
    page.client.answer('deposits', ok({ items, total: 5 }));
    const { user } = await open();
    expect(screen.getAllByTestId('record-status').map(({ textContent }) => textContent)).toEqual([
      'Under review',
      'Completed',
      'Rejected',
      'No longer valid',
    ]);
    expect(screen.getAllByTestId('record-remark').map(({ textContent }) => textContent)).toEqual(['Blurred']);
    page.client.answer('deposits', ok({ items: [deposit(5)], total: 5 }));
    await user.click(screen.getByTestId('more-records'));
    expect(screen.getAllByTestId('deposit-record')).toHaveLength(5);
    expect(screen.queryByTestId('more-records')).toBeNull();
    expect(page.client.callsOf('deposits')).toEqual([
      ['coin', 1],
      ['coin', 2],
    ]);
  });

  it('is read again when one has been reviewed', async () => {
    page.client.answer('deposits', ok({ items: [deposit(5)], total: 1 }));
    await open();
    page.client.answer('deposits', ok({ items: [deposit(5, { status: 'finished' })], total: 1 }));
    happen(() => applyFrames([{ notices: [{ kind: 'fundReviewed', fund: 'deposit', id: 5, status: 'finished' }] }]));
    await settle();
    expect(screen.getByTestId('record-status').textContent).toBe('Completed');
  });

  it('is not known of one that was not answered, which stands first', async () => {
    await open();
    const request = { clientId: 'a', channel: 'coin', wayId: 1, address: '', amount: '12.5', proof: '' } as const;
    const other = { ...request, clientId: 'b', channel: 'bank' } as const;
    happen(() => {
      page.state.slices.unconfirmedFunds.value = [
        { kind: 'deposit', request, sentAt: 0 },
        { kind: 'deposit', request: other, sentAt: 0 },
      ];
    });
    expect(screen.getAllByTestId('unanswered')).toHaveLength(1);
    expect(screen.getByTestId('unanswered').textContent).toContain('12.5');
    expect(screen.getByTestId('unanswered').textContent).toContain('No answer yet');
  });

  it('that could not be loaded is loaded on demand', async () => {
    page.client.answer('deposits', failure('network'));
    const { user } = await open();
    expect(screen.getByText('Your deposits could not be loaded')).toBeDefined();
    page.client.answer('deposits', ok({ items: [deposit(5)], total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getAllByTestId('deposit-record')).toHaveLength(1);
  });
});

describe('the screen of deposits', () => {
  it('says that no more are taken while so many wait', async () => {
    offerDeposits({ limits: limits({ deposit: { waiting: 5, mostWaiting: 5 } }) });
    await open();
    expect(screen.getAllByTestId('limit-note')[0]?.textContent).toContain('are waiting for a review');
  });

  it('has the shape of what comes, says what failed, and tries again', async () => {
    const answer = page.client.leaveOpen('depositInfo');
    const { user } = await open();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
    answer(failure('network'));
    await settle();
    expect(screen.getByText('Deposits could not be opened')).toBeDefined();
    offerDeposits();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(address()).toBe(TRON_ADDRESS);
  });
});
