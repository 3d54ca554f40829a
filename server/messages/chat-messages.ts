import type { ChatRefusalName } from '../refusal.ts';
import type { NumberedText } from './message-text.ts';

/** Refusals of the conversation with customer service, with their numbers on the wire. */
export const CHAT_REFUSALS: Readonly<Record<ChatRefusalName, NumberedText>> = {
  chatExpired: [3130, { en: 'This conversation has to be opened again.', hk: '請重新開啟此對話。' }],
  tooManyMessages: [
    3131,
    { en: 'You are sending too fast. Please wait a minute.', hk: '傳送過於頻繁，請稍候一分鐘。' },
  ],
};
