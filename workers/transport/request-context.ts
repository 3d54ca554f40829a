/** What every request of this client carries. One mutable object: the session writes the token, the page chooses the language. */
export interface RequestContext {
  /** Base of HTTP calls, e.g. `https://api.example.com`. */
  readonly apiBase: string;
  /** A language code, sent in the `lang` header. */
  language: string;
  /** The session's token; empty without one. */
  token: string;
}
