import * as v from 'valibot';
import {
  chatMessageSchema,
  chatOpenSchema,
  chatPictureSchema,
  chatStateSchema,
  chatUnreadSchema,
} from '../../../src/contract/wire/chat.ts';
import { declareCall } from '../declaration.ts';
import {
  afterParameter,
  base64Parameter,
  clientIdParameter,
  demoIdParameter,
  filledTextParameter,
  idParameter,
  textParameter,
  waitParameter,
} from '../parameters.ts';

const LONGEST_TEXT = 2_000;
const LONGEST_TOKEN = 128;
const LONGEST_STATE = 64;
/** Bytes of a message with the largest picture, in base64. */
const LONGEST_MESSAGE = 7_100_000;
const PER_MINUTE = 60;
const SENT_PER_MINUTE = 60;
const OPENED_PER_MINUTE = 30;

const visitor = v.optional(demoIdParameter);
const VISITOR = [
  'Of a visitor: a secret that the device made, 128 random bits.',
  '5f0c9a7be2d34856a1b2c3d4e5f60718',
] as const;
const token = filledTextParameter(LONGEST_TOKEN);
const TOKEN = ['From `chat/open`.', 'mB7u2sYV0y9dLqkXc1Tz5w'] as const;

export const OPEN_CHAT = declareCall({
  method: 'POST',
  path: '/api/chat/open',
  caller: 'visitorOrUser',
  title: 'Opens the caller’s conversation with customer service.',
  notes:
    'A user has one on every device; a visitor has one by `visitor`. A visitor may begin fifty a day from one address. The token is good for an hour.',
  perMinute: OPENED_PER_MINUTE,
  parameters: v.object({ visitor }),
  texts: { visitor: VISITOR },
  answer: chatOpenSchema,
  refusals: ['unknownCall', 'tooMuchFeedback'],
});

export const CHAT_UNREAD = declareCall({
  method: 'POST',
  path: '/api/chat/unread',
  caller: 'visitorOrUser',
  title: 'Counts what the caller has not read of the answers.',
  parameters: v.object({ visitor }),
  texts: { visitor: VISITOR },
  answer: chatUnreadSchema,
  refusals: ['unknownCall'],
});

export const POLL_CHAT = declareCall({
  method: 'POST',
  path: '/api/chat/poll',
  caller: 'anyone',
  title: 'Gives what was said after a message, and waits until there is something.',
  notes: 'Without `after`, and with `before`, it gives the newest messages of that part. At most fifty at once.',
  parameters: v.object({
    token,
    after: afterParameter,
    before: v.optional(idParameter),
    state: v.optional(textParameter(LONGEST_STATE), ''),
    wait: waitParameter,
  }),
  texts: {
    token: TOKEN,
    after: ['Number of the last message that the caller has.', '17'],
    before: ['Number of the first message that the caller has, to get older ones.', '9'],
    state: ['`state` of the last answer: another one is news, too.', '12.0.0'],
    wait: ['Seconds to wait for news, 25 at most.', '0'],
  },
  answer: chatStateSchema,
  refusals: ['unknownCall', 'chatExpired'],
});

export const SEND_CHAT = declareCall({
  method: 'POST',
  path: '/api/chat/send',
  caller: 'anyone',
  title: 'Says something. A closed conversation is open again then.',
  notes:
    'Sent twice with the same `client_id` it is one message. Twenty a minute and ten pictures an hour of a conversation.',
  perMinute: SENT_PER_MINUTE,
  longestBody: LONGEST_MESSAGE,
  parameters: v.object({
    token,
    client_id: clientIdParameter,
    text: v.optional(filledTextParameter(LONGEST_TEXT)),
    picture: v.optional(base64Parameter),
  }),
  texts: {
    token: TOKEN,
    client_id: ['Made by the caller for this message.', '7d1f0c52-93be-4c1a-8a57-0f6e2b9d4c11'],
    text: ['The message; may be left out beside a picture.', 'When will my deposit arrive?'],
    picture: ['A PNG, JPEG or WebP of 5 MB at most, in base64url.'],
  },
  answer: chatMessageSchema,
  refusals: [
    'unknownCall',
    'chatExpired',
    'tooManyMessages',
    'tooManyUploads',
    'notAPicture',
    'pictureTooLarge',
    'tooManyPixels',
  ],
});

export const READ_CHAT = declareCall({
  method: 'POST',
  path: '/api/chat/read',
  caller: 'anyone',
  title: 'Tells that everything up to a message has been read.',
  perMinute: PER_MINUTE,
  parameters: v.object({ token, id: idParameter }),
  texts: { token: TOKEN, id: ['Number of the message.', '17'] },
  answer: null,
  refusals: ['unknownCall', 'chatExpired'],
});

export const TYPING_CHAT = declareCall({
  method: 'POST',
  path: '/api/chat/typing',
  caller: 'anyone',
  title: 'Tells that the customer is writing; good for eight seconds.',
  perMinute: PER_MINUTE,
  parameters: v.object({ token }),
  texts: { token: TOKEN },
  answer: null,
  refusals: ['unknownCall', 'chatExpired'],
});

export const CHAT_PICTURE = declareCall({
  method: 'POST',
  path: '/api/chat/picture',
  caller: 'anyone',
  title: 'Gives the picture of a message of the conversation.',
  parameters: v.object({ token, id: idParameter }),
  texts: { token: TOKEN, id: ['Number of the message.', '17'] },
  answer: chatPictureSchema,
  refusals: ['unknownCall', 'chatExpired'],
});
