/** Customer service by chat: what the application asks for, and what the chat's own page does. */
import * as v from 'valibot';
import { integerSchema, plainTextSchema, tolerantArray } from './scalars.ts';

/** `chat/open`: where the chat's page is, and the secret that opens the caller's conversation there. */
export const chatOpenSchema = v.object({
  url: v.pipe(v.string(), v.minLength(1)),
  token: v.pipe(v.string(), v.minLength(1)),
});

/** `chat/unread`. */
export const chatUnreadSchema = v.object({ unread: integerSchema, conversation: integerSchema });

/** One message. */
export const chatMessageSchema = v.object({
  id: integerSchema,
  client_id: plainTextSchema,
  from: v.picklist(['customer', 'office']),
  text: plainTextSchema,
  picture: integerSchema,
  created_at: v.string(),
});
/** A message as it comes. */
export type WireChatMessage = v.InferInput<typeof chatMessageSchema>;

/** `chat/poll`. */
export const chatStateSchema = v.object({
  messages: tolerantArray(chatMessageSchema),
  older: integerSchema,
  office_read: integerSchema,
  typing: integerSchema,
  closed: integerSchema,
  office_open: integerSchema,
  opens_at: plainTextSchema,
  state: v.string(),
});
/** The state as it comes. */
export type WireChatState = v.InferInput<typeof chatStateSchema>;

/** `chat/picture`: the picture of a message, its bytes in base64. */
export const chatPictureSchema = v.object({ type: v.string(), data: v.string() });
/** A picture as it comes. */
export type WireChatPicture = v.InferInput<typeof chatPictureSchema>;
