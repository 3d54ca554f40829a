/** What the server sends to a service worker in a push message, encrypted, as JSON. */
export interface PushNote {
  /** One that comes again takes the place of the first. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** BCP 47. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The route of the row that it is about, e.g. `/order?list=open&id=7`. */
  readonly path: string;
  /** When it happened, epoch ms. */
  readonly time: number;
}

/** Of an open page by its service worker: to go where a message that was tapped leads. */
export interface OpenPath {
  readonly type: 'open';
  readonly path: string;
}
