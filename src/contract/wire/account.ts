import * as v from 'valibot';
import { decimalSchema, integerSchema, optionalDecimalSchema, textSchema, tolerantArray } from './scalars.ts';

/** `user/info`, and `user` of a login. */
export const userSchema = v.object({
  id: integerSchema,
  uid: v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  email: textSchema,
  level: v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  is_demo: v.optional(v.nullable(integerSchema), 0),
  invite_code: textSchema,
});
export type WireUser = v.InferInput<typeof userSchema>;

/** `loginForU`, `createAccountDemoForU`, `register`. */
export const loginSchema = v.object({ token: v.pipe(v.string(), v.minLength(1)), user: userSchema });
export type WireLogin = v.InferInput<typeof loginSchema>;

/** `getBalance`. */
export const balanceSchema = v.object({ balance: decimalSchema });

/** `forexDetail`. */
export const accountDetailSchema = v.object({ balance: decimalSchema, lock_balance: optionalDecimalSchema });

/** One row of `forexChange`. */
export const fundRecordSchema = v.object({ Value: decimalSchema, MemoTran: textSchema, CreatedAtTran: textSchema });
export type WireFundRecord = v.InferInput<typeof fundRecordSchema>;

/** `getBasicInfo`. */
export const basicInfoSchema = v.object({
  service_link: textSchema,
  verify_reg_type: v.optional(v.nullable(v.string()), 'email'),
  service_link_type: v.optional(v.nullable(integerSchema), 1),
  trade_fee_type: integerSchema,
});
export type WireBasicInfo = v.InferInput<typeof basicInfoSchema>;

/** `getCompanyStatus`. */
export const companyStatusSchema = v.object({ status: integerSchema, type: integerSchema, loss_url: textSchema });
export type WireCompanyStatus = v.InferInput<typeof companyStatusSchema>;

/** One row of `getCompany`. */
export const companySchema = v.object({
  id: integerSchema,
  name: textSchema,
  logo: textSchema,
  url: textSchema,
  subject: textSchema,
  registered_address: textSchema,
  location: textSchema,
  email: textSchema,
});
export type WireCompany = v.InferInput<typeof companySchema>;
export const companiesSchema = tolerantArray(companySchema);

/** One row of `area_list`: code = ISO country, global_code = dial code. */
export const areaSchema = v.object({
  id: integerSchema,
  code: v.string(),
  global_code: v.union([v.string(), v.number()]),
});
export type WireArea = v.InferInput<typeof areaSchema>;
export const areasSchema = tolerantArray(areaSchema);
