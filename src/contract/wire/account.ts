import * as v from 'valibot';
import {
  decimalSchema,
  integerSchema,
  optionalDecimalSchema,
  pageSchema,
  plainTextSchema,
  textSchema,
  tolerantArray,
} from './scalars.ts';

/** `user/info`, and `user` of a login. */
export const userSchema = v.object({
  id: integerSchema,
  uid: v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  email: textSchema,
  mobile: textSchema,
  user_name: textSchema,
  level: v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  is_demo: v.optional(v.nullable(integerSchema), 0),
  invite_code: textSchema,
});
/** A user as it comes. */
export type WireUser = v.InferInput<typeof userSchema>;

/** `loginForU`, `createAccountDemoForU`, `register`. */
export const loginSchema = v.object({ token: v.pipe(v.string(), v.minLength(1)), user: userSchema });
/** A log-in as it comes. */
export type WireLogin = v.InferInput<typeof loginSchema>;

/** `getBalance`. */
export const balanceSchema = v.object({ balance: decimalSchema });

/** `forexDetail`. */
export const accountDetailSchema = v.object({ balance: decimalSchema, lock_balance: optionalDecimalSchema });

/** What changes of the balance are about: `Kind` of a fund record, and the filter `kind`. */
export const FUND_RECORD_KINDS = ['deposit', 'withdrawal', 'trade', 'other'] as const;
/** One of them. */
export type FundRecordKind = (typeof FUND_RECORD_KINDS)[number];

/** One row of `forexChange`. `Id`, `Kind` and `Balance` (after it) are extensions. */
export const fundRecordSchema = v.object({
  Value: decimalSchema,
  MemoTran: textSchema,
  CreatedAtTran: textSchema,
  Id: v.optional(v.nullable(integerSchema)),
  Kind: v.optional(v.nullable(v.string())),
  Balance: optionalDecimalSchema,
});
/** A row as it comes. */
export type WireFundRecord = v.InferInput<typeof fundRecordSchema>;

/** `forexChange`. */
export const fundRecordPageSchema = pageSchema(fundRecordSchema);

/** `getBasicInfo`. */
export const basicInfoSchema = v.object({
  service_link: textSchema,
  verify_reg_type: v.optional(v.nullable(v.string()), 'email'),
  service_link_type: v.optional(v.nullable(integerSchema), 1),
  trade_fee_type: integerSchema,
  /** 1 where `chat/open` leads to the caller's own conversation, at `service_link`. */
  service_chat: v.optional(v.nullable(integerSchema)),
  /** Margin level in percent; absent where the server does not say. */
  stop_out_level: optionalDecimalSchema,
  /** 1 where `close` takes `cont`; a server that does not know it would close everything. */
  partial_close: v.optional(v.nullable(integerSchema)),
});
/** The settings as they come. */
export type WireBasicInfo = v.InferInput<typeof basicInfoSchema>;

/** `setting`: the one switch that was asked for, 1 on, 0 off. */
export const settingSchema = v.object({
  is_show_mobile: v.optional(integerSchema),
  is_show_captcha: v.optional(integerSchema),
});

/** `getCompanyStatus`. */
export const companyStatusSchema = v.object({ status: integerSchema, type: integerSchema, loss_url: textSchema });
/** The status as it comes. */
export type WireCompanyStatus = v.InferInput<typeof companyStatusSchema>;

/** One row of `getCompany`. */
export const companySchema = v.object({
  id: integerSchema,
  name: plainTextSchema,
  logo: plainTextSchema,
  url: plainTextSchema,
  subject: plainTextSchema,
  registered_address: plainTextSchema,
  location: plainTextSchema,
  email: plainTextSchema,
});
/** A company as it comes. */
export type WireCompany = v.InferInput<typeof companySchema>;
/** `getCompany`; a row that cannot be read is left out. */
export const companiesSchema = tolerantArray(companySchema);

/**
 * `company/index`: companies as a device searches them by itself. One line a company, its fields between tabs: id, name, code,
 * other words for it, subject, location, logo. Null: as in the version that was named.
 */
export const companyIndexSchema = v.object({ version: v.string(), rows: v.nullable(v.string()) });

/** One row of `area_list`: code = ISO country, global_code = dial code. */
export const areaSchema = v.object({
  id: integerSchema,
  code: v.string(),
  global_code: v.union([v.string(), v.number()]),
});
/** An area as it comes. */
export type WireArea = v.InferInput<typeof areaSchema>;
/** `area_list`; a row that cannot be read is left out. */
export const areasSchema = tolerantArray(areaSchema);
