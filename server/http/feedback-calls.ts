import * as v from 'valibot';
import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { addFeedback } from '../feedback/feedback-store.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { claimUpload } from '../uploads/uploads.ts';
import { answer, openCall, publicCall, type Call, type OpenContext, type Outcome } from './call.ts';
import { emailParameter, filledTextParameter, uploadParameter } from './parameters.ts';

const LONGEST_CONTENT = 2_000;
/** The longest content as a form has it: twelve bytes for what takes two characters. */
const LONGEST_FORM = 32_768;
const PER_MINUTE = 5;

const parameters = v.object({
  content: filledTextParameter(LONGEST_CONTENT),
  picture: v.optional(uploadParameter),
  email: v.optional(emailParameter),
});

/** The calls by which anyone reaches the office. */
export function feedbackCalls(database: Database, clock: Clock, complaintEmail: string): readonly Call[] {
  return [
    openCall({
      method: 'POST',
      path: '/api/feedback/submit',
      perMinute: PER_MINUTE,
      longestBody: LONGEST_FORM,
      parameters,
      handle: (asked, context) => submit(database, asked, context, clock.now()),
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
