// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { AddMethodScreen } from '../../src/screens/withdraw/AddMethodScreen.tsx';
import { BankAccountsScreen, CoinAddressesScreen } from '../../src/screens/withdraw/MethodListScreen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { coinMethod, EURO, RIPPLE, TETHER, TRON_ADDRESS } from '../support/page/withdrawals.ts';

const XRP_ADDRESS = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
const IBAN = 'DE89370400440532013000';
const alerts = (): (string | null)[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const toastTexts = (): string[] => page.state.toasts.shown.peek().map(({ text }) => text);
const addressField = (): HTMLElement => screen.getByTestId('method-address');

beforeAll(() => speak('en'));
beforeEach(() => {
  freshPage();
  becomeMember({ isDemo: false });
  page.client.answer('withdrawCurrencies', ok([TETHER, RIPPLE]));
  page.client.answer('bindWithdrawMethod', ok('Saved'));
});

async function open(path: string): Promise<Shown> {
  const shown = show(<AddMethodScreen />, path);
  await settle();
  return shown;
}

const COIN = '/mine/withdraw-way?type=1';

describe('a coin address', () => {
  it('that is right is bound, and the way back is taken', async () => {
    const { user, address } = await open(COIN);
    await user.click(addressField());
    await user.paste(` ${TRON_ADDRESS} `);
    expect(screen.getByText('This is an address of \u2066TRC20\u2069.')).toBeDefined();
    await user.click(screen.getByTestId('submit'));
    expect(page.client.callsOf('bindWithdrawMethod')).toEqual([
      [
        {
          channel: 'coin',
          currencyId: 1,
          address: TRON_ADDRESS,
          bankName: '',
          bankAddress: '',
          swift: '',
          payeeName: '',
          payeeAccount: '',
        },
      ],
    ]);
    expect(toastTexts()).toEqual(['Saved']);
    expect(address()).toBe('/mine/coin-address-list');
  });

  it.each([
    [`${TRON_ADDRESS.slice(0, -1)}s`, 'Something in this address is mistyped.'],
    ['TR7NHqjeKQxGTCi8q8', 'This address is too short or too long for \u2066TRC20\u2069.'],
    ['TR7NHqjeKQx 0OIl', 'This is not how addresses of \u2066TRC20\u2069 are written.'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'This address is of another network, not of \u2066TRC20\u2069.'],
  ])('%s is refused beside its field as soon as it is pasted', async (text, words) => {
    const { user } = await open(COIN);
    await user.click(addressField());
    await user.paste(text);
    expect(alerts()).toEqual([words]);
    await user.click(screen.getByTestId('submit'));
    expect(page.client.callsOf('bindWithdrawMethod')).toEqual([]);
    expect(document.activeElement).toBe(addressField());
  });

  it('is not found fault with while it is typed', async () => {
    const { user } = await open(COIN);
    await user.type(addressField(), 'TR7N');
    expect(alerts()).toEqual([]);
    await user.tab();
    expect(alerts()).toHaveLength(1);
  });

  it('of a network without a rule is bound after a second look at it in groups', async () => {
    const { user } = await open(`${COIN}&currency=${RIPPLE.id}`);
    await user.click(addressField());
    await user.paste(XRP_ADDRESS);
    await user.click(screen.getByTestId('submit'));
    expect(page.client.callsOf('bindWithdrawMethod')).toEqual([]);
    const groups = within(screen.getByRole('dialog')).getByTestId('grouped-address');
    expect([...groups.children].map(({ textContent }) => textContent)).toEqual(XRP_ADDRESS.match(/.{1,4}/g));
    expect(groups.textContent).toBe(XRP_ADDRESS);
    await user.click(screen.getByTestId('address-right'));
    expect(page.client.callsOf('bindWithdrawMethod')).toMatchObject([
      [{ currencyId: RIPPLE.id, address: XRP_ADDRESS }],
    ]);
  });

  it('that the server refuses stays, with its words', async () => {
    page.client.answer('bindWithdrawMethod', failure('refused', { message: 'Fifty are enough' }));
    const { user, address } = await open(COIN);
    await user.click(addressField());
    await user.paste(TRON_ADDRESS);
    await user.click(screen.getByTestId('submit'));
    expect(alerts()).toEqual(['Fifty are enough']);
    expect(addressField()).toHaveProperty('value', TRON_ADDRESS);
    expect(address()).toBe(COIN);
  });

  it('is taken from the clipboard where the device gives it', async () => {
    const readText = vi.fn<() => Promise<string>>().mockResolvedValueOnce(`${TRON_ADDRESS}\n`);
    await open(COIN);
    // What types for the tests has a clipboard of its own.
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ readText } as unknown as Clipboard);
    onTestFinished(() => void vi.restoreAllMocks());
    happen(() => screen.getByTestId('paste').click());
    await settle();
    expect(addressField()).toHaveProperty('value', TRON_ADDRESS);
    readText.mockRejectedValueOnce(new Error('not allowed'));
    happen(() => screen.getByTestId('paste').click());
    await settle();
    expect(toastTexts()).toEqual(['This device did not allow pasting.']);
  });
});

describe('an account at a bank', () => {
  const BANK = '/mine/withdraw-way?type=2';
  const fill = async ({ user }: Shown, fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
    await user.click(screen.getByTestId('submit'));
  };

  beforeEach(() => page.client.answer('withdrawCurrencies', ok([EURO])));

  it('is bound in the form in which banks read it', async () => {
    await fill(await open(BANK), {
      'Account holder': ' Ada Lovelace ',
      'Account number or IBAN': 'de89 3704 0044 0532 0130 00',
      'Bank name': 'Example Bank',
      'SWIFT code (optional)': 'deutdeff',
    });
    expect(page.client.callsOf('bindWithdrawMethod')).toEqual([
      [
        {
          channel: 'bank',
          currencyId: EURO.id,
          address: '',
          bankName: 'Example Bank',
          bankAddress: '',
          swift: 'DEUTDEFF',
          payeeName: 'Ada Lovelace',
          payeeAccount: IBAN,
        },
      ],
    ]);
  });

  it('asks for holder, number and bank', async () => {
    await fill(await open(BANK), {});
    expect(alerts()).toEqual(['Enter a value.', 'Enter a value.', 'Enter a value.']);
  });

  it.each([
    [
      IBAN.replace('3000', '3001'),
      'DEUTDEF',
      ['Something in this IBAN is mistyped.', 'A SWIFT code has 8 or 11 characters.'],
    ],
    [
      IBAN.slice(0, -1),
      'DEU1DEFF',
      ['This IBAN is too short or too long for its country.', 'This is not a SWIFT code.'],
    ],
    ['12-3456 789', '', []],
  ])('of number %s and SWIFT code %j is judged beside the fields', async (account, swift, words) => {
    const shown = await open(BANK);
    await fill(shown, {
      'Account holder': 'Ada',
      'Bank name': 'Example Bank',
      'Account number or IBAN': account,
      ...(swift === '' ? {} : { 'SWIFT code (optional)': swift }),
    });
    expect(alerts()).toEqual(words);
    expect(page.client.callsOf('bindWithdrawMethod')).toHaveLength(words.length === 0 ? 1 : 0);
  });
});

describe('the list of methods', () => {
  it('deletes one after a question, and shows what is left', async () => {
    page.client.answer('withdrawMethods', ok([coinMethod()]));
    page.client.answer('deleteWithdrawMethod', ok('Deleted'));
    const { user } = show(<CoinAddressesScreen />);
    await settle();
    await user.click(screen.getByTestId('delete-method'));
    expect(page.client.callsOf('deleteWithdrawMethod')).toEqual([]);
    page.client.answer('withdrawMethods', ok([]));
    await user.click(screen.getByTestId('confirm'));
    await settle();
    expect(page.client.callsOf('deleteWithdrawMethod')).toEqual([[7]]);
    expect(toastTexts()).toEqual(['Deleted']);
    expect(screen.getByText('No coin addresses yet')).toBeDefined();
  });

  it('says why one cannot be deleted, until its withdrawal has been reviewed', async () => {
    page.client.answer('withdrawMethods', ok([coinMethod({ isInUse: true })]));
    show(<CoinAddressesScreen />);
    await settle();
    expect(screen.getByTestId('delete-method')).toHaveProperty('disabled', true);
    expect(screen.getByTestId('in-use').textContent).toBe(
      'A withdrawal to it is being reviewed, so it cannot be deleted yet.',
    );
    page.client.answer('withdrawMethods', ok([coinMethod()]));
    happen(() => applyFrames([{ notices: [{ kind: 'fundReviewed', fund: 'withdrawal', id: 5, status: 'finished' }] }]));
    await settle();
    expect(screen.getByTestId('delete-method')).toHaveProperty('disabled', false);
  });

  it('keeps one that the server does not delete, and says why', async () => {
    page.client.answer('withdrawMethods', ok([coinMethod()]));
    page.client.answer('deleteWithdrawMethod', failure('refused', { message: 'It is in use' }));
    const { user } = show(<CoinAddressesScreen />);
    await settle();
    await user.click(screen.getByTestId('delete-method'));
    await user.click(screen.getByTestId('confirm'));
    await settle();
    expect(toastTexts()).toEqual(['It is in use']);
    expect(screen.getAllByTestId('bound-method')).toHaveLength(1);
  });

  it('of banks shows holder, account and bank, says when it is empty, and when it does not come', async () => {
    const bank = coinMethod({ channel: 'bank', payeeName: 'Ada', payeeAccount: IBAN, bankName: 'Example Bank' });
    page.client.answer('withdrawMethods', ok([bank]));
    const { unmount } = show(<BankAccountsScreen />);
    await settle();
    expect(screen.getByTestId('bound-method').textContent).toContain(`Ada${IBAN}Example Bank`);
    unmount();
    page.client.answer('withdrawMethods', failure('network'));
    show(<BankAccountsScreen />);
    await settle();
    expect(screen.getByText('The list could not be loaded')).toBeDefined();
  });
});
