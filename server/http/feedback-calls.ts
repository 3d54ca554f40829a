import * as v from 'valibot';
import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { addFeedback } from '../feedback/feedback-store.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { claimUpload } from '../uploads/uploads.ts';
import { Quota } from '../users/quota.ts';
import { answer, openCall, publicCall, type Call, type OpenContext, type Outcome } from './call.ts';
import { emailParameter, filledTextParameter, uploadParameter } from './parameters.ts';

const LONGEST_CONTENT = 2_000;
/** The longest content as a form has it: twelve bytes for what takes two characters. */
const LONGEST_FORM = 32_768;
const PER_MINUTE = 5;
/** Of one address, behind which there may be many people. */
const PER_DAY = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

const parameters = v.object({
  content: filledTextParameter(LONGEST_CONTENT),
  picture: v.optional(uploadParameter),
  email: v.optional(emailParameter),
});

/** The calls by which anyone reaches the office. */
export function feedbackCalls(database: Database, clock: Clock, complaintEmail: string): readonly Call[] {
  const quota = new Quota({ database, clock, kind: 'feedback', allowed: PER_DAY, windowMs: DAY_MS });
  return [
    openCall({
      method: 'POST',
      path: '/api/feedback/submit',
      perMinute: PER_MINUTE,
      longestBody: LONGEST_FORM,
      parameters,
      handle: async (asked, context) => {
        if (!(await quota.take(context.address))) return err(refusal('tooMuchFeedback'));
        return submit(database, asked, context, clock.now());
      },
    }),
    publicCall({
      path: '/api/complaint/email',
      parameters: v.object({}),
      handle: () => answer({ email: complaintEmail }),
    }),
  ];
}

async function submit(
  database: Database,
  { content, picture, email = '' }: v.InferOutput<typeof parameters>,
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
