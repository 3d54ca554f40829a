/** Currencies, methods and limits of withdrawals, from the wire's rows to what the page is given. */
import type { InferOutput } from 'valibot';
import type {
  directionLimitsSchema,
  fundLimitsSchema,
  withdrawCurrencySchema,
  withdrawMethodSchema,
} from '../../src/contract/wire/funds.ts';
import type { FundChannel } from '../../src/contract/worker/funds-api.ts';
import type {
  FundLimits,
  WaitingLimits,
  WithdrawCurrency,
  WithdrawMethod,
} from '../../src/contract/worker/withdraw-api.ts';

/** Every other `fee_type` is a share. */
const FIXED_FEE = 1;

export function toWithdrawCurrency(row: InferOutput<typeof withdrawCurrencySchema>): WithdrawCurrency {
  return {
    id: row.id,
    code: row.code,
    protocol: row.protocol,
    feeType: row.fee_type === FIXED_FEE ? 'fixed' : 'share',
    rate: row.draw_rate,
    usdPrice: row.usd_price,
    least: row.min_amount,
    most: row.max_amount,
    dayLeft: row.day_left,
  };
}

/** @param channel the one that was asked for: a row does not name it */
export function toWithdrawMethod(channel: FundChannel, row: InferOutput<typeof withdrawMethodSchema>): WithdrawMethod {
  return {
    id: row.id,
    channel,
    currency: row.draw_currency.code,
    protocol: row.draw_currency.protocol,
    address: row.dc_address,
    bankName: row.bank_name,
    bankAddress: row.bank_address,
    swift: row.bank_swift,
    payeeName: row.payee_name,
    payeeAccount: row.payee_account,
    isInUse: row.in_use === 1,
  };
}

export function toFundLimits(row: InferOutput<typeof fundLimitsSchema>): FundLimits {
  return {
    available: row.available,
    reserved: row.reserved,
    deposit: toWaiting(row.deposit),
    withdraw: toWaiting(row.withdraw),
    restrictions: row.restrictions.map(({ reason, max_amount: most, until }) => ({ reason, most, until })),
  };
}

function toWaiting(row: InferOutput<typeof directionLimitsSchema>): WaitingLimits {
  return { waiting: row.waiting, mostWaiting: row.most_waiting };
}
