/** What a phone may be asked to load, in kB of gzip (1 kB = 1000 bytes). Each number is a promise to people on slow lines; raise one only with a reason. */

/** A lazily loaded screen: the sources whose chunks come on top of what is loaded already. Eager ones are in the entry. */
export interface RouteLimit {
  readonly name: string;
  readonly sources: readonly string[];
  readonly limit: number;
  readonly reason: string;
}

export interface SizeLimits {
  readonly first: RouteLimit;
  /** Each counts only what the first route has not loaded. */
  readonly further: readonly RouteLimit[];
  readonly worker: {
    readonly entry: string;
    readonly limit: number;
    readonly reason: string;
    /** What the worker loads after its entry, by the name of the chunk; each counts only what the entry has not loaded. */
    readonly later: readonly { readonly chunk: string; readonly limit: number; readonly reason: string }[];
  };
  /** Each folder (or file) below `folder` is one language. */
  readonly language: { readonly folder: string; readonly limit: number; readonly reason: string };
}

export const SIZE_LIMITS: SizeLimits = {
  first: {
    name: 'first route /',
    sources: ['src/screens/market/', 'src/app/start-worker.ts', 'src/app/renderer.ts'],
    limit: 125,
    reason: 'react-dom alone is 66; with router, translations and signals 105 are gone before the first row of ours',
  },
  further: [
    {
      name: 'chart route /trade',
      sources: ['src/screens/trade/', 'src/chart/'],
      limit: 85,
      reason: 'lightweight-charts is about 54; the rest is the ticket',
    },
  ],
  worker: {
    entry: 'trading.worker',
    limit: 38,
    reason: 'ky, Comlink and the schemas; parsed on a cheap core before the first price',
    later: [
      { chunk: 'search', limit: 4, reason: 'search with other scripts; loads with the first search' },
      { chunk: 'device-storage', limit: 30, reason: 'Dexie; loads while the socket connects' },
      { chunk: 'auth-calls', limit: 1, reason: 'registration and recovery; loads with the first of their screens' },
      { chunk: 'news-calls', limit: 2, reason: 'articles and what has been read; loads with their screens' },
      { chunk: 'follow-calls', limit: 2, reason: 'leaders and following; loads with the first of their screens' },
      { chunk: 'withdraw-calls', limit: 2, reason: 'withdrawals and where they go; loads with their screens' },
      { chunk: 'kept-account', limit: 1, reason: 'the account on the device; loads with a session' },
      {
        chunk: 'deferred-modules',
        limit: 3,
        reason: 'data saver, questions to a lost server, history of the line; loads after the first prices',
      },
      { chunk: 'load-shedding', limit: 2, reason: 'queues of prices; loads with the deferred modules' },
      { chunk: 'sparklines', limit: 2, reason: 'the small lines of the list; loads with the first of them' },
      { chunk: 'history-calls', limit: 2, reason: 'changes of the balance and their file; loads with their screen' },
    ],
  },
  language: { folder: 'locales/', limit: 12, reason: 'one is loaded before the first text can be shown' },
};
