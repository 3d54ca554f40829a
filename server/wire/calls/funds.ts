import * as v from 'valibot';
import {
  depositInfoSchema,
  depositPageSchema,
  depositRecordSchema,
  fundLimitsSchema,
  withdrawCurrenciesSchema,
  withdrawMethodsSchema,
  withdrawPageSchema,
  withdrawRecordSchema,
} from '../../../src/contract/wire/funds.ts';
import { declareCall } from '../declaration.ts';
import {
  amountParameter,
  choiceParameter,
  clientIdParameter,
  filledTextParameter,
  idParameter,
  pageParameter,
  textParameter,
  uploadParameter,
} from '../parameters.ts';

const LONGEST_ADDRESS = 256;
const LONGEST_TEXT = 256;
const CLIENT_ID = [
  'A UUID made by the client: the same id finds the same request.',
  '5f0c3a52-9f0e-4c1e-8a5e-0d6b2f6f4c11',
] as const;
const PROOF = [
  'The `url` of an upload of the caller’s own.',
  '/api/common/image/1f0c9a7be2d34856a1b2c3d4e5f60718293a4b5c.png',
] as const;
const PAGE = ['From 1.', '1'] as const;
/** Of deposits: 0 coin, 1 bank. */
const depositType = choiceParameter(['0', '1']);
/** Of withdrawals: 1 coin, 2 bank. */
const withdrawType = choiceParameter(['1', '2']);
const DEPOSIT_REFUSALS = [
  'wayGone',
  'belowLeast',
  'aboveMost',
  'tooManyWaiting',
  'notYourUpload',
  'clientIdTaken',
] as const;

export const DEPOSIT_WAYS = declareCall({
  method: 'GET',
  path: '/api/quickCharge/info',
  caller: 'realUser',
  title: 'Lists the ways to pay in.',
  parameters: v.object({}),
  texts: {},
  answer: depositInfoSchema,
  refusals: [],
});

export const SUBMIT_COIN_DEPOSIT = declareCall({
  method: 'GET',
  path: '/api/quickCharge/submit',
  caller: 'realUser',
  title: 'Hands in a deposit by coin for review.',
  notes: 'Credited when it is finished: the amount ÷ `usd_price`, with the price of this moment.',
  parameters: v.object({
    number: amountParameter,
    proofImg: uploadParameter,
    address: filledTextParameter(LONGEST_ADDRESS),
    charge_id: idParameter,
    client_id: v.optional(clientIdParameter),
  }),
  texts: {
    number: ['Amount, in the coin.', '250'],
    proofImg: PROOF,
    address: ['The address that was paid to, as `info` gave it.', 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'],
    charge_id: ['`id` of the option.', '1'],
    client_id: CLIENT_ID,
  },
  answer: depositRecordSchema,
  refusals: DEPOSIT_REFUSALS,
});

export const SUBMIT_BANK_DEPOSIT = declareCall({
  method: 'GET',
  path: '/api/quickCharge/wire_submit',
  caller: 'realUser',
  title: 'Hands in a deposit by bank for review.',
  notes: 'As `submit`.',
  parameters: v.object({
    number: amountParameter,
    proofImg: uploadParameter,
    wire_id: idParameter,
    client_id: v.optional(clientIdParameter),
  }),
  texts: {
    number: ['Amount, in the currency of the bank account.', '250'],
    proofImg: PROOF,
    wire_id: ['`id` of the pay method.', '3'],
    client_id: CLIENT_ID,
  },
  answer: depositRecordSchema,
  refusals: DEPOSIT_REFUSALS,
});

export const DEPOSITS = declareCall({
  method: 'GET',
  path: '/api/quickCharge/quick_ist',
  caller: 'realUser',
  title: 'Lists the caller’s deposits of one type.',
  notes: 'Twenty a page, newest first.',
  parameters: v.object({ type: depositType, page: pageParameter }),
  texts: { type: ['0 coin, 1 bank.', '0'], page: PAGE },
  answer: depositPageSchema,
  refusals: [],
});

export const WITHDRAW_CURRENCIES = declareCall({
  method: 'GET',
  path: '/api/account/draw_symbol_list',
  caller: 'realUser',
  title: 'Lists the currencies of withdrawals of one type, with their fees.',
  parameters: v.object({ type: withdrawType }),
  texts: { type: ['1 coin, 2 bank.', '1'] },
  answer: withdrawCurrenciesSchema,
  refusals: [],
});

export const WITHDRAW = declareCall({
  method: 'POST',
  path: '/api/account/draw',
  caller: 'realUser',
  title: 'Asks for a withdrawal, whose amount is reserved at once.',
  notes: 'Fee and received amount are those of this moment and never change.',
  parameters: v.object({
    draw_currency_id: idParameter,
    number: amountParameter,
    memo: v.optional(textParameter(LONGEST_TEXT), ''),
    draw_method_id: idParameter,
    client_id: v.optional(clientIdParameter),
  }),
  texts: {
    draw_currency_id: ['`id` of the currency.', '1'],
    number: ['Amount, in the account’s money.', '100'],
    memo: ['Words of the user; may be empty.', ''],
    draw_method_id: ['`id` of a bound method of this currency.', '7'],
    client_id: CLIENT_ID,
  },
  answer: withdrawRecordSchema,
  refusals: [
    'unknownMethod',
    'unknownCurrency',
    'belowLeast',
    'aboveMost',
    'tooManyDigits',
    'nothingReceived',
    'tooManyWaiting',
    'dayLimit',
    'unverifiedLimit',
    'recentChangeLimit',
    'notWithdrawable',
    'clientIdTaken',
  ],
});

export const WITHDRAWALS = declareCall({
  method: 'GET',
  path: '/api/account/draw_list',
  caller: 'realUser',
  title: 'Lists the caller’s withdrawals of one type.',
  notes: 'Twenty a page, newest first.',
  parameters: v.object({ type: withdrawType, page: pageParameter }),
  texts: { type: ['1 coin, 2 bank.', '1'], page: PAGE },
  answer: withdrawPageSchema,
  refusals: [],
});

export const WITHDRAW_METHODS = declareCall({
  method: 'GET',
  path: '/api/wallet/get_draw_method',
  caller: 'realUser',
  title: 'Lists the caller’s bound methods of one type.',
  parameters: v.object({ draw_type: withdrawType, draw_id: v.optional(idParameter) }),
  texts: {
    draw_type: ['1 coin addresses, 2 bank accounts.', '1'],
    draw_id: ['Only those of the currency with this `id`.', '1'],
  },
  answer: withdrawMethodsSchema,
  refusals: [],
});

export const BIND_METHOD = declareCall({
  method: 'POST',
  path: '/api/wallet/bind_draw_method',
  caller: 'realUser',
  title: 'Binds a coin address or a bank account to pay to.',
  notes:
    'A coin needs `dc_address`; a bank `bank_name`, `payee_name` and `payee_account`. The same one again is the one that is there.',
  parameters: v.object({
    type: withdrawType,
    draw_id: idParameter,
    dc_address: v.optional(filledTextParameter(LONGEST_ADDRESS)),
    bank_name: v.optional(filledTextParameter(LONGEST_TEXT)),
    bank_address: v.optional(filledTextParameter(LONGEST_TEXT)),
    bank_swift: v.optional(filledTextParameter(LONGEST_TEXT)),
    payee_name: v.optional(filledTextParameter(LONGEST_TEXT)),
    payee_account: v.optional(filledTextParameter(LONGEST_TEXT)),
  }),
  texts: {
    type: ['1 coin address, 2 bank account.', '2'],
    draw_id: ['`id` of the currency.', '4'],
    dc_address: ['The address of the coin.'],
    bank_name: ['Name of the bank.', 'Example Bank'],
    bank_address: ['Where the bank is.', '1 Example Street, London'],
    bank_swift: ['Its SWIFT code (BIC).', 'EXAMGB2L'],
    payee_name: ['Whose account it is.', 'Ada Lovelace'],
    payee_account: ['Number of the account, or its IBAN.', 'GB33BUKB20201555555555'],
  },
  answer: null,
  refusals: ['unknownCurrency', 'wrongAddress', 'wrongIban', 'wrongSwift', 'tooManyMethods'],
});

export const REMOVE_METHOD = declareCall({
  method: 'POST',
  path: '/api/wallet/del_draw_method',
  caller: 'realUser',
  title: 'Takes a bound method away.',
  parameters: v.object({ id: idParameter }),
  texts: { id: ['`id` of the method.', '7'] },
  answer: null,
  refusals: ['unknownMethod', 'methodInUse'],
});

export const FUND_LIMITS = declareCall({
  method: 'GET',
  path: '/api/account/fund_limits',
  caller: 'realUser',
  title: 'Tells what the caller may pay in and withdraw at this moment.',
  notes: 'An extension: a server may lack it.',
  parameters: v.object({}),
  texts: {},
  answer: fundLimitsSchema,
  refusals: [],
});
