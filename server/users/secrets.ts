import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const INVITE_BYTES = 5;

/** A new session token: 256 random bits. Only its hash is kept. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function newInviteCode(): string {
  return randomBytes(INVITE_BYTES).toString('hex').toUpperCase();
}

/** Secrets of this kind are long and random, so that a plain hash cannot be searched for; passwords would need a slow one. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
