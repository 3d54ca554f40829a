import * as v from 'valibot';
import { identitySchema } from '../../../src/contract/wire/profile.ts';
import { declareCall } from '../declaration.ts';
import { filledTextParameter, uploadParameter } from '../parameters.ts';

const LONGEST_NAME = 128;
const LONGEST_CARD_ID = 64;
const PICTURE = '/api/common/image/1f0c9a7be2d34856a1b2c3d4e5f60718293a4b5c.png';
const BACK = '/api/common/image/9e8d7c6b5a49382716051f2e3d4c5b6a79880f1e.png';

export const SUBMIT_IDENTITY = declareCall({
  method: 'POST',
  path: '/api/user_real/real_name',
  caller: 'realUser',
  title: 'Submits identity papers for review.',
  notes: 'One submission waits or is certified at a time; after a rejection another may follow.',
  parameters: v.object({
    name: filledTextParameter(LONGEST_NAME),
    card_id: filledTextParameter(LONGEST_CARD_ID),
    front_pic: uploadParameter,
    reverse_pic: uploadParameter,
  }),
  texts: {
    name: ['The real name.', 'Ada Lovelace'],
    card_id: ['The number of the paper.', 'X1234567'],
    front_pic: ['The `url` of an upload of the caller’s own: the front.', PICTURE],
    reverse_pic: ['The same of the back; another upload.', BACK],
  },
  answer: null,
  refusals: ['samePictures', 'notYourUpload', 'alreadySubmitted', 'alreadyVerified'],
});

export const IDENTITY = declareCall({
  method: 'GET',
  path: '/api/user_real/center',
  caller: 'realUser',
  title: 'Tells how far the identity review is.',
  parameters: v.object({}),
  texts: {},
  answer: identitySchema,
  refusals: [],
});
