import {
  chatMessageSchema,
  chatOpenSchema,
  chatPictureSchema,
  chatStateSchema,
  chatUnreadSchema,
} from '../../../src/contract/wire/chat.ts';
import { nameObject } from './object-text.ts';

/** Objects of the conversation with customer service. */
export const CHAT_OBJECTS = [
  nameObject('ChatOpen', chatOpenSchema, {
    url: ['Address of the chat’s page, a path of the API’s host; the token goes behind `#`.', '/service/chat'],
    token: ['The secret that opens the conversation.', 'mB7u2sYV0y9dLqkXc1Tz5w'],
  }),
  nameObject('ChatUnread', chatUnreadSchema, {
    unread: ['How many answers have not been read.', 2],
    conversation: ['1 where there is a conversation: it is worth asking again.', 1],
  }),
  nameObject('ChatMessage', chatMessageSchema, {
    id: ['Number of the message; later ones are higher.', 17],
    client_id: ['As it was sent; empty of an answer.', '7d1f0c52-93be-4c1a-8a57-0f6e2b9d4c11'],
    from: ['`customer` or `office`.', 'customer'],
    text: ['Plain text; may be empty beside a picture.', 'When will my deposit arrive?'],
    picture: ['1 where it has a picture.', 0],
    created_at: ['When the server took it, ISO 8601, UTC.', '2026-01-05T08:30:00.000Z'],
  }),
  nameObject('ChatState', chatStateSchema, {
    messages: ['Messages, the oldest first.'],
    older: ['1 where there are messages before these.', 0],
    office_read: ['Up to which message the office has read.', 17],
    typing: ['1 while an answer is being written.', 0],
    closed: ['1 where the office has closed the conversation.', 0],
    office_open: ['1 where somebody answers at this time.', 1],
    opens_at: ['When somebody answers next, ISO 8601, UTC; empty where somebody does now.', ''],
    state: ['To be sent with the next poll.', '17.0.0.1'],
  }),
  nameObject('ChatPicture', chatPictureSchema, {
    type: ['Media type.', 'image/png'],
    data: ['The bytes in base64.', 'iVBORw0KGgo='],
  }),
];
