/**
 * Strict readers of parameters, which come as text: an issue's message is the name of the refusal. Where the text is
 * turned into something else, `v.metadata` has its form as JSON Schema, from the same limits.
 */
import * as v from 'valibot';
import { isPositive, parseDecimal, type Decimal } from '../../src/domain/decimal.ts';
import { PAGE_SIZE } from '../../src/contract/wire/envelope.ts';
import { CANDLE_INTERVALS } from '../../src/domain/candle-interval.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal, type RefusalName } from '../refusal.ts';
import { nameOfUpload, UPLOAD_NAME, UPLOAD_PATH } from '../uploads/upload-name.ts';

const MALFORMED = 'malformed' satisfies RefusalName;
const OUT_OF_RANGE = 'outOfRange' satisfies RefusalName;

/** Ids are positive and exact in a double. */
const MAX_ID = 999_999_999_999_999;
const MAX_PAGE = 1_000_000;
const MAX_PAGE_SIZE = 500;
const SHORTEST_DEMO_ID = 16;
const LONGEST_DEMO_ID = 128;
const LONGEST_WAIT = 25;
/** Five megabytes and a little, so that a larger file is refused by its name. */
const LONGEST_BASE64 = 7_000_000;
const LONGEST_EMAIL = 254;
/** Seconds: the year 5138, far enough and safe in milliseconds. */
const MAX_SECONDS = 99_999_999_999;
const DECIMAL_FORM = { type: 'string', format: 'decimal', pattern: String.raw`^\d+(\.\d+)?$` };

function integer(low: number, high: number) {
  return v.pipe(
    v.string(MALFORMED),
    v.regex(/^-?\d{1,15}$/, MALFORMED),
    v.transform(Number),
    v.minValue(low, OUT_OF_RANGE),
    v.maxValue(high, OUT_OF_RANGE),
    v.metadata({ type: 'integer', minimum: low, maximum: high }),
  );
}

function decimalAtLeast(isAllowed: (value: Decimal) => boolean) {
  return v.pipe(
    v.string(MALFORMED),
    v.rawTransform<string, Decimal>(({ dataset, addIssue, NEVER }) => {
      const value = parseDecimal(dataset.value);
      if (value && isAllowed(value)) return value;
      addIssue({ message: value ? OUT_OF_RANGE : MALFORMED });
      return NEVER;
    }),
    v.metadata(DECIMAL_FORM),
  );
}

/** PostgreSQL takes no text with one. */
const noZeroByte = v.check<string, string>((text) => !text.includes('\u0000'), MALFORMED);

/** A number of the database. */
export const idParameter = integer(1, MAX_ID);
/** Pages begin with 1, which stands in for none. */
export const pageParameter = v.optional(integer(1, MAX_PAGE), '1');
/** Rows of a page, where more than the usual number may be asked for. */
export const sizeParameter = v.optional(integer(PAGE_SIZE, MAX_PAGE_SIZE), String(PAGE_SIZE));
/** A number of the database, or 0 for none. */
export const afterParameter = v.optional(integer(0, MAX_ID), '0');
/** Seconds for which an answer may be held back. */
export const waitParameter = v.optional(integer(0, LONGEST_WAIT), '0');
/** Unix seconds, UTC. */
export const secondsParameter = integer(0, MAX_SECONDS);
/** 100 means 100 to 1; which are offered the instrument says. */
export const leverageParameter = integer(0, 1_000_000);
/** Lots, exact, above 0, in digits with a dot; no sign, no exponent. */
export const lotsParameter = decimalAtLeast(isPositive);
/** An amount of money, exact, above 0, in digits with a dot; no sign, no exponent. */
export const amountParameter = decimalAtLeast(isPositive);
/** A price that may be left out: 0 means none. */
export const priceParameter = decimalAtLeast((value) => value.coefficient >= 0n);
/** The length of a candle: one of `CANDLE_INTERVALS`. */
export const intervalParameter = v.picklist(CANDLE_INTERVALS, MALFORMED);
/** A UUID made by the client, in lower case from here on. */
export const clientIdParameter = v.pipe(
  v.string(MALFORMED),
  v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, MALFORMED),
  v.toLowerCase(),
  v.metadata({ type: 'string', format: 'uuid' }),
);

/** A bearer secret made by the device: as long as 96 random bits at least. */
export const demoIdParameter = v.pipe(
  v.string(MALFORMED),
  v.regex(/^[\w.:-]+$/, MALFORMED),
  v.minLength(SHORTEST_DEMO_ID, OUT_OF_RANGE),
  v.maxLength(LONGEST_DEMO_ID, OUT_OF_RANGE),
);

/** Text that says something; spaces around it are left out. */
export function filledTextParameter(longest: number) {
  return v.pipe(
    v.string(MALFORMED),
    noZeroByte,
    v.trim(),
    v.minLength(1, OUT_OF_RANGE),
    v.maxLength(longest, OUT_OF_RANGE),
  );
}

/** The address of an upload, as its name. */
export const uploadParameter = v.pipe(
  v.string(MALFORMED),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const name = nameOfUpload(dataset.value);
    if (name !== undefined) return name;
    addIssue({ message: MALFORMED });
    return NEVER;
  }),
  v.metadata({ type: 'string', pattern: `^${UPLOAD_PATH}${UPLOAD_NAME.source.slice(1)}` }),
);

/** A file in base64url, which a form carries as it is. */
export const base64Parameter = v.pipe(
  v.string(MALFORMED),
  v.maxLength(LONGEST_BASE64, OUT_OF_RANGE),
  v.regex(/^[\w-]+$/, MALFORMED),
);

/** Loose: whether an address works, only a message to it tells. */
export const emailParameter = v.pipe(
  v.string(MALFORMED),
  noZeroByte,
  v.trim(),
  v.maxLength(LONGEST_EMAIL, OUT_OF_RANGE),
  v.regex(/^[^\s@]+@[^\s@]+$/, MALFORMED),
);

/** One of a few texts. */
export function choiceParameter<const T extends readonly [string, ...string[]]>(choices: T) {
  return v.picklist(choices, MALFORMED);
}

/** Any text up to a length in UTF-16 units. */
export function textParameter(longest: number) {
  return v.pipe(v.string(MALFORMED), v.maxLength(longest, OUT_OF_RANGE));
}

/**
 * Parses the parameters of a call. Empty text counts as absent; parameters that the call does not know are ignored.
 * Refused, with the parameter's name: `repeated`, `missing`, `malformed`, `outOfRange`.
 */
export function readParameters<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: S,
  query: Readonly<Record<string, unknown>>,
): Result<v.InferOutput<S>, Refusal> {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(schema.entries)) {
    const value = Object.hasOwn(query, name) ? query[name] : undefined;
    if (Array.isArray(value)) return err(refusal('repeated', { parameter: name }));
    if (value !== undefined && value !== '') given[name] = value;
  }
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const key = issue.path?.[0].key;
  const parameter = typeof key === 'string' ? key : '';
  if (!(parameter in given)) return err(refusal('missing', { parameter }));
  return err(refusal(issue.message === OUT_OF_RANGE ? OUT_OF_RANGE : MALFORMED, { parameter }));
}
