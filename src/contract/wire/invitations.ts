/** Invitations: an extension, which a server may lack. Money is that of the account of who invited. */
import * as v from 'valibot';
import { decimalSchema, integerSchema, optionalDecimalSchema, pageSchema, plainTextSchema } from './scalars.ts';

/** Somebody who registered with the caller's code. */
export const invitationSchema = v.object({
  id: integerSchema,
  name: plainTextSchema,
  registered_at: plainTextSchema,
  verified_at: plainTextSchema,
  /** As `status` of a deposit: 0 waits, 1 paid, 2 rejected; absent where no reward is due. */
  reward_status: v.optional(v.nullable(integerSchema)),
  reward: optionalDecimalSchema,
  remark: plainTextSchema,
});
/** A row as it comes. */
export type WireInvitation = v.InferInput<typeof invitationSchema>;

/** `GET /api/user/invitations`. */
export const invitationPageSchema = v.object({
  ...pageSchema(invitationSchema).entries,
  verified: integerSchema,
  paid: decimalSchema,
  waiting: decimalSchema,
  offer: decimalSchema,
});
/** A page as it comes. */
export type WireInvitationPage = Omit<v.InferInput<typeof invitationPageSchema>, 'data'> & {
  readonly data: readonly WireInvitation[];
};
