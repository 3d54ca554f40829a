/** Currencies, methods, limits and records of withdrawals, as the worker tells them. */
import type { WithdrawRecord } from '../../../src/contract/worker/funds-api.ts';
import type { FundLimits, WithdrawCurrency, WithdrawMethod } from '../../../src/contract/worker/withdraw-api.ts';
import { decimal } from '../../../src/domain/decimal.ts';
import { ok } from '../../../src/lib/result.ts';
import { page } from './fresh-page.ts';

/** Right by the checksum of its network. */
export const TRON_ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export const TETHER: WithdrawCurrency = {
  id: 1,
  code: 'USDT',
  protocol: 'TRC20',
  feeType: 'fixed',
  rate: decimal('1'),
  usdPrice: decimal('1'),
  least: decimal('10'),
  most: decimal('5000'),
  dayLeft: undefined,
};

/** Over a network that nothing here can check. */
export const RIPPLE: WithdrawCurrency = { ...TETHER, id: 2, code: 'XRP', protocol: 'XRPL' };

export const EURO: WithdrawCurrency = { ...TETHER, id: 4, code: 'EUR', protocol: '', usdPrice: decimal('0.92') };

export function coinMethod(change: Partial<WithdrawMethod> = {}): WithdrawMethod {
  return {
    id: 7,
    channel: 'coin',
    currency: 'USDT',
    protocol: 'TRC20',
    address: TRON_ADDRESS,
    bankName: '',
    bankAddress: '',
    swift: '',
    payeeName: '',
    payeeAccount: '',
    isInUse: false,
    ...change,
  };
}

export function limits(change: Partial<FundLimits> = {}): FundLimits {
  const waiting = { waiting: 0, mostWaiting: 5 };
  return {
    available: decimal('900'),
    reserved: decimal('100'),
    deposit: waiting,
    withdraw: waiting,
    restrictions: [],
    ...change,
  };
}

export function withdrawal(id: number, change: Partial<WithdrawRecord> = {}): WithdrawRecord {
  return {
    id,
    channel: 'coin',
    amount: decimal('100.000000'),
    fee: decimal('1.000000'),
    received: decimal('99.00'),
    currency: 'USDT',
    protocol: 'TRC20',
    address: TRON_ADDRESS,
    remark: '',
    statusName: 'Under review',
    status: 'pending',
    createdAt: '2026-01-05T08:30:00.000Z',
    ...change,
  };
}

/** What the worker answers to a user who has a method, money and no withdrawal yet. */
export function offerWithdrawals(
  change: { readonly methods?: readonly WithdrawMethod[]; readonly limits?: FundLimits } = {},
): void {
  page.client.answer('withdrawCurrencies', ok([TETHER, RIPPLE]));
  page.client.answer('withdrawMethods', ok(change.methods ?? [coinMethod()]));
  page.client.answer('fundLimits', ok(change.limits ?? limits()));
  page.client.answer('withdrawals', ok({ items: [], total: 0 }));
  page.client.answer('previewWithdrawal', ok({ fee: decimal('1'), received: decimal('99') }));
}
