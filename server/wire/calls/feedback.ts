import * as v from 'valibot';
import { supportSchema } from '../../../src/contract/wire/profile.ts';
import { declareCall } from '../declaration.ts';
import { emailParameter, filledTextParameter, uploadParameter } from '../parameters.ts';

const LONGEST_CONTENT = 2_000;
/** The longest content as a form has it: twelve bytes for what takes two characters. */
const LONGEST_FORM = 32_768;
const PER_MINUTE = 5;

export const SEND_FEEDBACK = declareCall({
  method: 'POST',
  path: '/api/feedback/submit',
  caller: 'visitorOrUser',
  title: 'Sends a message to the operator.',
  notes: 'Fifty a day of one address.',
  perMinute: PER_MINUTE,
  longestBody: LONGEST_FORM,
  parameters: v.object({
    content: filledTextParameter(LONGEST_CONTENT),
    picture: v.optional(uploadParameter),
    email: v.optional(emailParameter),
  }),
  texts: {
    content: ['The message.', 'The chart of gold stops at noon.'],
    picture: [
      'The `url` of an upload of the caller’s own.',
      '/api/common/image/1f0c9a7be2d34856a1b2c3d4e5f60718293a4b5c.png',
    ],
    email: ['Where the answer should go.', 'ada@example.com'],
  },
  answer: null,
  refusals: ['tooMuchFeedback', 'notYourUpload'],
});

export const SUPPORT_ADDRESS = declareCall({
  method: 'GET',
  path: '/api/complaint/email',
  caller: 'anyone',
  title: 'Gives the address to write to.',
  parameters: v.object({}),
  texts: {},
  answer: supportSchema,
  refusals: [],
});
