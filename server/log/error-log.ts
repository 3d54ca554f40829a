import { describeError, type ErrorDescription } from './describe-error.ts';

const MINUTE_MS = 60_000;
/** Kinds of errors that are counted apart; beyond them all are one kind. */
const MAX_KINDS = 100;
const OTHER = 'other';

interface Kind {
  readonly what: string;
  readonly error: ErrorDescription;
  /** Since the last line. */
  count: number;
}

/** Where lines go: `pino`'s, or a test's. */
export interface LineWriter {
  error(fields: object, message: string): void;
}

/**
 * Errors for the log, without anything of a user's, and each kind once: the first at once, those like it as a count a
 * minute later. So a database that is away for an hour leaves a few lines for each kind of call.
 */
export class ErrorLog {
  readonly #writer: LineWriter;
  readonly #kinds = new Map<string, Kind>();
  readonly #timer: NodeJS.Timeout;

  constructor(writer: LineWriter, everyMs = MINUTE_MS) {
    this.#writer = writer;
    this.#timer = setInterval(() => this.flush(), everyMs);
    this.#timer.unref();
  }

  /** @param what happened, in words of ours, e.g. "A booking failed" */
  report(what: string, error: unknown): void {
    const description = describeError(error);
    const key = kindOf(what, description);
    const known = this.#kinds.get(key) ?? (this.#kinds.size < MAX_KINDS ? undefined : this.#kinds.get(OTHER));
    if (known) {
      known.count++;
      return;
    }
    this.#kinds.set(this.#kinds.size < MAX_KINDS - 1 ? key : OTHER, { what, error: description, count: 0 });
    this.#writer.error({ error: description }, what);
  }

  /** Reports under these words whatever it is called with. */
  reporter(what: string): (error: unknown) => void {
    return (error) => this.report(what, error);
  }

  /** Writes the counts; a kind that did not come again is forgotten, and news when it comes back. */
  flush(): void {
    for (const [key, kind] of this.#kinds) {
      if (kind.count === 0) {
        this.#kinds.delete(key);
        continue;
      }
      const { name, code, message } = kind.error;
      this.#writer.error({ error: { name, code, message }, times: kind.count }, `${kind.what}, again`);
      kind.count = 0;
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.flush();
  }
}

function kindOf(what: string, { name, code, message, cause }: ErrorDescription): string {
  return [what, name, code, message, cause?.name, cause?.code].join('|');
}
