/** What page and service worker say to each other. */

/** The files of one release of the client, as paths of its site. */
export interface Shell {
  /** Another one wherever a file is another. */
  readonly release: string;
  /** What every start may need; the page itself is `/`. */
  readonly files: readonly string[];
  /** The texts of each language; a device keeps those of one. */
  readonly languages: Readonly<Record<string, string>>;
}

/** What a page asks of a service worker. */
export type ServiceWorkerMessage =
  /** A page has started: its texts are kept with everything else, and the page is renewed where it is that of this release. */
  | { readonly type: 'started'; readonly language: string }
  /** Whether a file is one of its release: answered by a boolean on the port that comes along. */
  | { readonly type: 'has'; readonly file: string }
  /** Take the place of the release before, in every tab. */
  | { readonly type: 'takeOver' };
