import {
  directionLimitsSchema,
  drawCurrencySchema,
  methodCurrencySchema,
  restrictionSchema,
  depositInfoSchema,
  depositOptionSchema,
  depositPageSchema,
  depositRecordSchema,
  fundLimitsSchema,
  payMethodSchema,
  withdrawCurrencySchema,
  withdrawMethodSchema,
  withdrawPageSchema,
  withdrawRecordSchema,
} from '../../../src/contract/wire/funds.ts';
import { nameObject } from './object-text.ts';

const PRICE = ['Units of the currency for one unit of the account’s money.', '1'] as const;
const LEAST_SENT = ['The least that one deposit may be, in the currency.', '10'] as const;
const MOST_SENT = ['The most that one deposit may be, in the currency.', '100000'] as const;
const STATUS = ['0 waits for a review, 1 finished, 2 rejected, 3 no longer valid.', 0] as const;
const CLIENT_ID = [
  'The `client_id` of the request, where there was one.',
  '5f0c3a52-9f0e-4c1e-8a5e-0d6b2f6f4c11',
] as const;
const CREATED_AT = ['When, ISO 8601, UTC.', '2026-01-05T08:30:00.000Z'] as const;

const CURRENCY_TEXTS = {
  code: ['Code of the currency.', 'USDT'],
  protocol: ['The protocol of a coin; empty for a bank.', 'TRC20'],
} as const;

/** Objects of money in and out. */
export const FUND_OBJECTS = [
  nameObject('DepositInfo', depositInfoSchema, {
    coins: ['Addresses of coins.'],
    banks: ['Accounts at banks.'],
  }),
  nameObject('DepositOption', depositOptionSchema, {
    id: ['Number of the option; `submit` names it `charge_id`.', 1],
    currency_code: ['Code of the coin.', 'USDT'],
    protocol_code: ['The protocol over which it must be sent: over another it is lost.', 'TRC20'],
    address: ['Where it is sent to.', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'],
    confirmations: ['How many confirmations a payment needs; may be left out.', 20],
    usd_price: PRICE,
    min_amount: LEAST_SENT,
    max_amount: MOST_SENT,
  }),
  nameObject('PayMethod', payMethodSchema, {
    id: ['Number of the pay method; `wire_submit` names it `wire_id`.', 3],
    currency: ['The beneficiary’s currency.', 'EUR'],
    bank_name: ['Name of the bank.', 'Example Bank'],
    bank_address: ['Where the bank is.', '1 Example Street, London'],
    swift: ['Its SWIFT code (BIC).', 'EXAMGB2L'],
    payee: ['Whose account it is.', 'Pipframe Example Ltd'],
    payee_account: ['Number of the account, or its IBAN.', 'GB33BUKB20201555555555'],
    remark: ['What to write into the payment, or to know.', ''],
    usd_price: PRICE,
    min_amount: LEAST_SENT,
    max_amount: MOST_SENT,
  }),
  nameObject('DepositRecord', depositRecordSchema, {
    id: ['Number of the deposit.', 12],
    number: ['Amount, in the currency.', '250'],
    type: ['0 coin, 1 bank.', 0],
    currency_code: ['Code of the currency.', 'USDT'],
    status: STATUS,
    created_at: CREATED_AT,
    remark: ['Why it was rejected.', ''],
    client_id: CLIENT_ID,
  }),
  nameObject('DepositPage', depositPageSchema, {
    data: ['The deposits of this page.'],
    total: ['How many there are on all pages.', 1],
  }),
  nameObject('WithdrawCurrency', withdrawCurrencySchema, {
    id: ['Number of the currency.', 1],
    code: ['Code of the currency.', 'USDT'],
    protocol: ['The protocol of a coin; empty for a bank.', 'TRC20'],
    draw_rate: ['The fee in the account’s money where `fee_type` is 1, else the share of the amount.', '1'],
    fee_type: ['1: fixed fee; everything else: fee = amount × `draw_rate`.', 1],
    usd_price: PRICE,
    min_amount: ['The least that one withdrawal may be, in the account’s money.', '10'],
    max_amount: ['The most that one withdrawal may be, in the account’s money.', '10000'],
    day_left: ['What the caller may still ask for today (UTC), in the account’s money; absent: no limit.', '25000'],
  }),
  nameObject('WithdrawMethod', withdrawMethodSchema, {
    id: ['Number of the method; `draw` names it `draw_method_id`.', 7],
    dc_address: ['The coin address; empty for a bank.', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'],
    bank_name: ['Name of the bank; empty for a coin.', ''],
    bank_address: ['Where the bank is.', ''],
    bank_swift: ['Its SWIFT code (BIC).', ''],
    payee_name: ['Whose account it is.', ''],
    payee_account: ['Number of the account, or its IBAN.', ''],
    draw_currency: ['Its currency.'],
    in_use: ['1 while a withdrawal to it waits for a review: it cannot be deleted.', 0],
  }),
  nameObject('WithdrawRecord', withdrawRecordSchema, {
    id: ['Number of the withdrawal.', 5],
    number: ['Amount, in the account’s money.', '100.000000'],
    real_number: ['What is received, in the currency.', '99.00'],
    fee: ['Fee, in the account’s money.', '1.000000'],
    status_name: ['What has become of it, in the language of the request.', 'Under review'],
    created_at: CREATED_AT,
    type: ['1 coin, 2 bank.', 1],
    address: ['The coin address, or the account at the bank.', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'],
    notes: ['Why it was rejected.', ''],
    draw_currency: ['Its currency.'],
    status: STATUS,
    client_id: CLIENT_ID,
  }),
  nameObject('WithdrawPage', withdrawPageSchema, {
    data: ['The withdrawals of this page.'],
    total: ['How many there are on all pages.', 1],
  }),
  nameObject('FundLimits', fundLimitsSchema, {
    available: ['What can be withdrawn: the smaller of balance and free margin, in the account’s money.', '900.000000'],
    reserved: ['What withdrawals that wait hold; no part of the balance.', '100.000000'],
    deposit: ['Of deposits.'],
    withdraw: ['Of withdrawals.'],
    restrictions: ['Why one withdrawal may be less than else.'],
  }),
  nameObject('DirectionLimits', directionLimitsSchema, {
    waiting: ['Requests that wait for a review.', 1],
    most_waiting: ['How many may.', 5],
  }),
  nameObject('Restriction', restrictionSchema, {
    reason: ['`unverified`, `password_changed` or `method_changed`.', 'unverified'],
    max_amount: ['The most that one withdrawal may be, in the account’s money; 0: none.', '1000.000000'],
    until: ['ISO 8601, UTC; absent where time does not end it.', '2026-01-06T08:30:00.000Z'],
  }),
  nameObject('DrawCurrency', drawCurrencySchema, CURRENCY_TEXTS),
  nameObject('MethodCurrency', methodCurrencySchema, { id: ['Number of the currency.', 1], ...CURRENCY_TEXTS }),
];
