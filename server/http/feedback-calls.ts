import type * as v from 'valibot';
import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { addFeedback } from '../feedback/feedback-store.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { claimUpload } from '../uploads/uploads.ts';
import { Quota } from '../users/quota.ts';
import { SEND_FEEDBACK, SUPPORT_ADDRESS } from '../wire/calls/feedback.ts';
import { answer, implement, type Call, type OpenContext, type Outcome } from './call.ts';

/** Of one address, behind which there may be many people. */
const PER_DAY = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calls by which anyone reaches the back office. */
export function feedbackCalls(database: Database, clock: Clock, complaintEmail: string): readonly Call[] {
  const quota = new Quota({ database, clock, kind: 'feedback', allowed: PER_DAY, windowMs: DAY_MS });
  return [
    implement(SEND_FEEDBACK, async (asked, context) => {
      if (!(await quota.take(context.address))) return err(refusal('tooMuchFeedback'));
      return submit(database, asked, context, clock.now());
    }),
    implement(SUPPORT_ADDRESS, () => answer({ email: complaintEmail })),
  ];
}

async function submit(
  database: Database,
  { content, picture, email = '' }: v.InferOutput<typeof SEND_FEEDBACK.parameters>,
  { user, language }: OpenContext,
  createdAt: number,
): Promise<Outcome> {
  const notYours = err(refusal('notYourUpload', { parameter: 'picture' }));
  if (picture !== undefined && !user) return notYours;
  return database.transaction(async (queryable): Promise<Outcome> => {
    if (picture !== undefined && user && !(await claimUpload(queryable, user.id, picture, createdAt))) return notYours;
    await addFeedback(queryable, { userId: user?.id, email, language, content, picture, createdAt });
    return answer(null, 'feedbackSent');
  });
}
