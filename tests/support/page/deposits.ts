/** Ways to pay in and records of deposits, as the worker tells them. */
import type { DepositOption, DepositRecord, PayMethod } from '../../../src/contract/worker/funds-api.ts';
import type { FundLimits } from '../../../src/contract/worker/withdraw-api.ts';
import { decimal } from '../../../src/domain/decimal.ts';
import { ok } from '../../../src/lib/result.ts';
import { page } from './fresh-page.ts';
import { limits, TRON_ADDRESS } from './withdrawals.ts';

export const TETHER_TRON: DepositOption = {
  id: 1,
  currency: 'USDT',
  protocol: 'TRC20',
  address: TRON_ADDRESS,
  confirmations: 20,
  usdPrice: decimal('1'),
  least: decimal('10'),
  most: decimal('5000'),
};

export const TETHER_ETHEREUM: DepositOption = {
  ...TETHER_TRON,
  id: 2,
  protocol: 'ERC20',
  address: '0xde709f2102306220921060314715629080e2fb77',
};

/** A coin without a protocol beside it, of which the server tells little. */
export const BITCOIN: DepositOption = {
  id: 3,
  currency: 'BTC',
  protocol: '',
  address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  confirmations: undefined,
  usdPrice: undefined,
  least: undefined,
  most: undefined,
};

export const EURO_BANK: PayMethod = {
  id: 8,
  currency: 'EUR',
  bankName: 'Example Bank',
  bankAddress: '',
  swift: 'DEUTDEFF',
  payee: 'Pipframe Ltd',
  payeeAccount: 'DE89370400440532013000',
  remark: 'Your UID',
  usdPrice: decimal('0.8'),
  least: undefined,
  most: undefined,
};

export function deposit(id: number, change: Partial<DepositRecord> = {}): DepositRecord {
  return {
    id,
    channel: 'coin',
    amount: decimal('100.000000'),
    currency: 'USDT',
    status: 'pending',
    remark: '',
    createdAt: '2026-01-05T08:30:00.000Z',
    ...change,
  };
}

/** What the worker answers to a user who can pay in by either channel and has not done so yet. */
export function offerDeposits(
  change: {
    readonly coins?: readonly DepositOption[];
    readonly banks?: readonly PayMethod[];
    readonly limits?: FundLimits;
  } = {},
): void {
  const { coins = [TETHER_TRON, TETHER_ETHEREUM, BITCOIN], banks = [EURO_BANK] } = change;
  page.client.answer('depositInfo', ok({ coins, banks }));
  page.client.answer('fundLimits', ok(change.limits ?? limits()));
  page.client.answer('deposits', ok({ items: [], total: 0 }));
  page.client.answer('previewDeposit', ok(decimal('100')));
}
