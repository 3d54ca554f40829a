/** The commands of customer service. Part of `TradingApi`. */
import type { UnsentMessage } from '../chat-frame.ts';
import type { Outcome } from './failure.ts';

/** How the site's customer service is reached. */
export type CustomerService =
  | { readonly kind: 'none' }
  /** A link to copy or open; https. */
  | { readonly kind: 'link'; readonly url: string }
  /** A page of somebody else's, for a frame; https. */
  | { readonly kind: 'frame'; readonly url: string }
  /** The server's own chat; `token` opens the caller's conversation for an hour. */
  | { readonly kind: 'chat'; readonly url: string; readonly token: string };

/** Each command fails as the call behind it does. */
export interface ChatApi {
  /** Where customer service is; a conversation is opened on the way. */
  openService(): Promise<Outcome<CustomerService>>;
  /** What was written in the chat and not taken by the server, of whoever is here, in its order. */
  unsentMessages(): Promise<Outcome<readonly UnsentMessage[]>>;
  /** Keeps a message on the device until the server has it. */
  keepMessage(message: UnsentMessage): Promise<void>;
  /** The server has it, or will not take it. */
  forgetMessage(clientId: string): Promise<void>;
  /** Answers were read: counts the unread ones anew. */
  answersSeen(): Promise<void>;
}
