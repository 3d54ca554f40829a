/** One page in some browser, as far as the walk needs it. */
export interface Tab {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page; it must survive JSON. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Presses a point, px from the top left corner, with a finger where the browser can be given one. */
  readonly press: (x: number, y: number) => Promise<void>;
  /** A PNG of what is on screen. */
  readonly picture: () => Promise<Uint8Array>;
  /** Errors that the page has logged or thrown so far. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** A browser that may be on this machine. */
export interface Engine {
  readonly name: string;
  /** What it is called and where, or undefined where it is not there. */
  readonly path: string | undefined;
  /** How to get one. */
  readonly howToGet: string;
  readonly start: (path: string) => Promise<Tab>;
}

/** The smallest phone that most people have. */
export const SCREEN = { width: 360, height: 800 } as const;
