import * as v from 'valibot';
import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { newestReview, submitIdentity, type ReviewStatus } from '../identity/identity-reviews.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { answer, realUserCall, type Call, type Outcome } from './call.ts';
import { filledTextParameter, uploadParameter } from './parameters.ts';

const LONGEST_NAME = 128;
const LONGEST_CARD_ID = 64;

/** Numbers on the wire; rejected papers leave the way open for others. */
const WIRE_STATUS: Readonly<Record<ReviewStatus, number>> = { rejected: 0, waiting: 1, certified: 2 };

const papers = v.object({
  name: filledTextParameter(LONGEST_NAME),
  card_id: filledTextParameter(LONGEST_CARD_ID),
  front_pic: uploadParameter,
  reverse_pic: uploadParameter,
});

/** The calls about a user's real name. */
export function identityCalls(database: Database, clock: Clock): readonly Call[] {
  return [
    realUserCall({
      method: 'POST',
      path: '/api/user_real/real_name',
      parameters: papers,
      handle: async ({ name, card_id: cardId, front_pic: front, reverse_pic: reverse }, { user }) => {
        if (front === reverse) return err(refusal('samePictures'));
        const done = await submitIdentity(database, user.id, { name, cardId, front, reverse }, clock.now());
        return done.ok ? answer(null, 'identitySubmitted') : done;
      },
    }),
    realUserCall({
      path: '/api/user_real/center',
      parameters: v.object({}),
      handle: (_, { user }) => center(database, user.id),
    }),
  ];
}

async function center(database: Database, userId: number): Promise<Outcome> {
  const review = await newestReview(database, userId);
  if (!review) return answer({ review_status: 0 });
  const status = { review_status: WIRE_STATUS[review.status] };
  return answer(review.status === 'rejected' ? { ...status, reject_reason: review.rejectReason } : status);
}
