/** What the page of the chat, in its frame, and the application around it tell each other by `postMessage`. */

/** A message that the server has not taken yet. It stays with the application, because the frame may keep nothing. */
export interface UnsentMessage {
  /** A UUID of this message: sent twice, it is one. */
  readonly clientId: string;
  readonly text: string;
  /** Bytes in base64; empty without a picture. */
  readonly picture: string;
}

/** The frame to the application. */
export type FromChatFrame =
  /** It runs, and wants what has not been sent. */
  | { readonly chat: 'ready' }
  | { readonly chat: 'keep'; readonly message: UnsentMessage }
  /** The server has taken it. */
  | { readonly chat: 'sent'; readonly clientId: string }
  /** Its token has run out. */
  | { readonly chat: 'expired' }
  /** The reader has seen everything. */
  | { readonly chat: 'seen' };

/** The application to the frame. */
export type ToChatFrame =
  | { readonly chat: 'unsent'; readonly messages: readonly UnsentMessage[] }
  | { readonly chat: 'token'; readonly token: string };
