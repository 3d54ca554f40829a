import type { FastifyRequest } from 'fastify';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { SignedInUser } from '../users/user.ts';

/** The user of a session token; undefined for a wrong or revoked one. */
export type SessionReader = (token: string) => Promise<SignedInUser | undefined>;

/** Who calls; refused without a token, and with one that is wrong. */
export async function signedInUser(
  request: FastifyRequest,
  userOfToken: SessionReader,
): Promise<Result<SignedInUser, Refusal>> {
  const token = request.headers.authorization ?? '';
  if (token === '') return err(refusal('loginRequired'));
  const user = await userOfToken(token);
  return user ? ok(user) : err(refusal('sessionInvalid'));
}
