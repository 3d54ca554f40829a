/**
 * Money in and out. Amounts of a deposit are in the currency that is sent; amounts of a withdrawal are in the account's
 * money. `usd_price` is how many units of the other currency one unit of the account's money is worth. Fields that are
 * optional here are extensions: a server may leave them out.
 */
import * as v from 'valibot';
import {
  decimalSchema,
  integerSchema,
  optionalDecimalSchema,
  pageSchema,
  plainTextSchema,
  tolerantArray,
} from './scalars.ts';

/** 0 coin, 1 bank: `type` of deposits. */
export const DEPOSIT_TYPE = { coin: 0, bank: 1 } as const;
/** 1 coin, 2 bank: `type` of withdrawals and of their methods. */
export const WITHDRAW_TYPE = { coin: 1, bank: 2 } as const;
/** `status` of a deposit, and of a withdrawal where the server tells it. */
export const FUND_STATUS = { pending: 0, finished: 1, rejected: 2, invalid: 3 } as const;

const limits = {
  usd_price: optionalDecimalSchema,
  /** In the currency that is sent; absent: no limit that the server tells. */
  min_amount: optionalDecimalSchema,
  max_amount: optionalDecimalSchema,
};

/** One of `coins` of `quickCharge/info`. */
export const depositOptionSchema = v.object({
  id: integerSchema,
  currency_code: v.string(),
  protocol_code: plainTextSchema,
  address: v.pipe(v.string(), v.minLength(1)),
  confirmations: v.optional(v.nullable(integerSchema)),
  ...limits,
});
/** An option as it comes. */
export type WireDepositOption = v.InferInput<typeof depositOptionSchema>;

/** One of `banks` of `quickCharge/info`. */
export const payMethodSchema = v.object({
  id: integerSchema,
  currency: v.string(),
  bank_name: plainTextSchema,
  bank_address: plainTextSchema,
  swift: plainTextSchema,
  payee: plainTextSchema,
  payee_account: plainTextSchema,
  remark: plainTextSchema,
  ...limits,
});
/** A pay method as it comes. */
export type WirePayMethod = v.InferInput<typeof payMethodSchema>;

/** `quickCharge/info`; what cannot be read is left out. */
export const depositInfoSchema = v.object({
  coins: tolerantArray(depositOptionSchema),
  banks: tolerantArray(payMethodSchema),
});

/** One row of `quickCharge/quick_ist`; the answer of `submit` and `wire_submit`. */
export const depositRecordSchema = v.object({
  id: integerSchema,
  number: decimalSchema,
  type: integerSchema,
  currency_code: plainTextSchema,
  status: integerSchema,
  created_at: plainTextSchema,
  remark: plainTextSchema,
  client_id: v.optional(v.nullable(v.string())),
});
/** A row as it comes. */
export type WireDepositRecord = v.InferInput<typeof depositRecordSchema>;
/** `quickCharge/quick_ist`. */
export const depositPageSchema = pageSchema(depositRecordSchema);

/** One row of `draw_symbol_list`. */
export const withdrawCurrencySchema = v.object({
  id: integerSchema,
  code: v.string(),
  protocol: plainTextSchema,
  /** The fee itself where `fee_type` is 1, else the share of the amount. */
  draw_rate: decimalSchema,
  fee_type: integerSchema,
  usd_price: decimalSchema,
  /** In the account's money; absent: no limit that the server tells. */
  min_amount: optionalDecimalSchema,
  max_amount: optionalDecimalSchema,
  /** What the caller may still ask for today (UTC). */
  day_left: optionalDecimalSchema,
});
/** A currency as it comes. */
export type WireWithdrawCurrency = v.InferInput<typeof withdrawCurrencySchema>;
/** `draw_symbol_list`; what cannot be read is left out. */
export const withdrawCurrenciesSchema = tolerantArray(withdrawCurrencySchema);

/** `draw_currency` of a withdrawal. */
export const drawCurrencySchema = v.object({ code: v.string(), protocol: plainTextSchema });

/** One row of `draw_list`; the answer of `draw`. */
export const withdrawRecordSchema = v.object({
  id: integerSchema,
  number: decimalSchema,
  /** What is received, in the draw currency. */
  real_number: decimalSchema,
  fee: decimalSchema,
  status_name: plainTextSchema,
  created_at: plainTextSchema,
  type: integerSchema,
  /** The coin address, or the account at the bank. */
  address: plainTextSchema,
  /** The remark of a review. */
  notes: plainTextSchema,
  draw_currency: drawCurrencySchema,
  status: v.optional(v.nullable(integerSchema)),
  client_id: v.optional(v.nullable(v.string())),
});
/** A row as it comes. */
export type WireWithdrawRecord = v.InferInput<typeof withdrawRecordSchema>;
/** `draw_list`. */
export const withdrawPageSchema = pageSchema(withdrawRecordSchema);

/** `draw_currency` of a method. */
export const methodCurrencySchema = v.object({
  id: v.optional(v.nullable(integerSchema)),
  ...drawCurrencySchema.entries,
});

/** One row of `get_draw_method`. */
export const withdrawMethodSchema = v.object({
  id: integerSchema,
  dc_address: plainTextSchema,
  bank_name: plainTextSchema,
  bank_address: plainTextSchema,
  bank_swift: plainTextSchema,
  payee_name: plainTextSchema,
  payee_account: plainTextSchema,
  draw_currency: methodCurrencySchema,
  /** 1 while a withdrawal to it is reviewed: it cannot be deleted. */
  in_use: v.optional(v.nullable(integerSchema)),
});
/** A method as it comes. */
export type WireWithdrawMethod = v.InferInput<typeof withdrawMethodSchema>;
/** `get_draw_method`. */
export const withdrawMethodsSchema = tolerantArray(withdrawMethodSchema);

/** Why less may be moved than else. */
export const RESTRICTION_REASONS = ['unverified', 'password_changed', 'method_changed'] as const;

/** `deposit` and `withdraw` of the limits. */
export const directionLimitsSchema = v.object({
  /** Requests that wait for a review, and how many may. */
  waiting: integerSchema,
  most_waiting: integerSchema,
});

/** One of `restrictions` of the limits. */
export const restrictionSchema = v.object({
  reason: v.picklist(RESTRICTION_REASONS),
  /** The most that one withdrawal may be in the account's money; "0": none. */
  max_amount: decimalSchema,
  /** ISO 8601 UTC; absent where time does not end it. */
  until: plainTextSchema,
});

/** `GET /api/account/fund_limits`, an extension: what holds for this user at this moment. */
export const fundLimitsSchema = v.object({
  /** In the account's money: what can be withdrawn, free margin and balance considered. */
  available: decimalSchema,
  reserved: decimalSchema,
  deposit: directionLimitsSchema,
  withdraw: directionLimitsSchema,
  restrictions: tolerantArray(restrictionSchema),
});
/** The limits as they come. */
export type WireFundLimits = v.InferInput<typeof fundLimitsSchema>;
