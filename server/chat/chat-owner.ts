import { hashSecret } from '../users/secrets.ts';

/** Whose a conversation is: a user's, on every device, or a visitor's, by a random secret that the device keeps. */
export type ChatOwner = { readonly userId: number } | { readonly visitor: string };

/** The owner as the columns of a conversation have it; of a secret only the hash is kept. */
export function ownerColumns(owner: ChatOwner): { readonly user_id: number | null; readonly visitor: string | null } {
  return 'userId' in owner
    ? { user_id: owner.userId, visitor: null }
    : { user_id: null, visitor: hashSecret(`chat ${owner.visitor}`) };
}
