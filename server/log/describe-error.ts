/** What may be said of an error in a log: what happened and where, nothing that a user gave us. */
export interface ErrorDescription {
  readonly name: string;
  /** A SQLSTATE or a code of the system, where there is one. */
  readonly code?: string;
  readonly message: string;
  /** Table, constraint and the like: names of ours. */
  readonly where?: string;
  /** Where it was thrown; the first lines of the stack without its message. */
  readonly stack?: readonly string[];
  readonly cause?: ErrorDescription;
}

const LONGEST_MESSAGE = 200;
const FRAMES = 5;
const DEEPEST_CAUSE = 3;
/** Fields of a database error that hold names of the schema. `detail`, `query`, `parameters` and `where` hold values. */
const SCHEMA_FIELDS = ['table', 'column', 'constraint', 'routine'] as const;

/** From the first quotation mark to the last: what is quoted may itself hold such marks. */
const QUOTED = /(["'`“«]).*["'`”»]|<.*>|\(.*\)|\{.*\}|\[.*\]/gs;
const ADDRESS = /\S+@\S+/g;
/** Telephone numbers, hashes, tokens, uids. */
const LONG_WORD = /\+?\d[\d .-]{5,}\d|[\w+/=-]{20,}/g;

export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, message: 'Something that is no error was thrown' };
  const fields = error as Error & Readonly<Record<string, unknown>>;
  const { code, cause } = fields;
  const where = SCHEMA_FIELDS.map((field) => fields[field]).filter((value) => typeof value === 'string');
  const stack = framesOf(error);
  return {
    name: error.name,
    ...(typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? { code } : {}),
    message: withoutValues(error.message),
    ...(where.length > 0 ? { where: where.join(' ') } : {}),
    ...(stack.length > 0 ? { stack } : {}),
    ...(cause !== undefined && depth < DEEPEST_CAUSE ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** The text without what is quoted, in brackets, or looks like an address, a number of a telephone or a secret. */
export function withoutValues(text: string): string {
  const kept = text
    .slice(0, 10 * LONGEST_MESSAGE)
    .replace(QUOTED, '…')
    .replace(ADDRESS, '…')
    .replace(LONG_WORD, '…');
  return kept.length > LONGEST_MESSAGE ? `${kept.slice(0, LONGEST_MESSAGE)}…` : kept;
}

/** The stack begins with the message, which may have several lines and look like anything. */
function framesOf(error: Error): readonly string[] {
  const stack = error.stack ?? '';
  const head = stack.indexOf(error.message);
  const frames = head < 0 ? stack : stack.slice(head + error.message.length);
  return frames
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at [^"]*:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES);
}
