import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { newestReview, submitIdentity } from '../identity/identity-reviews.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { identityRow } from '../wire/identity-row.ts';
import { IDENTITY, SUBMIT_IDENTITY } from '../wire/calls/identity.ts';
import { answer, implement, type Call } from './call.ts';

/** The calls about a user's real name. */
export function identityCalls(database: Database, clock: Clock): readonly Call[] {
  return [
    implement(SUBMIT_IDENTITY, async ({ name, card_id: cardId, front_pic: front, reverse_pic: reverse }, { user }) => {
      if (front === reverse) return err(refusal('samePictures'));
      const done = await submitIdentity(database, user.id, { name, cardId, front, reverse }, clock.now());
      return done.ok ? answer(null, 'identitySubmitted') : done;
    }),
    implement(IDENTITY, async (_, { user }) => answer(identityRow(await newestReview(database, user.id)))),
  ];
}
