/** The scalars of the wire: what a backend may send, and what it becomes inside. */
import * as v from 'valibot';
import { decimalFromWire, isZero, type Decimal } from '../../domain/decimal.ts';

/** A decimal as it comes: text (what a server sends) or a JSON number (tolerated). Not read yet. */
export const wireDecimalSchema = v.union([v.string(), v.number()]);

/** A decimal, exact: text or a JSON number that is one. */
export const decimalSchema = v.pipe(
  wireDecimalSchema,
  v.rawTransform<string | number, Decimal>(({ dataset, addIssue, NEVER }) => {
    const value = decimalFromWire(dataset.value);
    if (value) return value;
    addIssue({ message: 'not a decimal' });
    return NEVER;
  }),
);

/** An optional decimal: absent, null and empty text are undefined. */
export const optionalDecimalSchema = v.pipe(
  v.optional(v.nullable(wireDecimalSchema)),
  v.transform((value) => (value === null || value === '' ? undefined : decimalFromWire(value))),
);

/** An optional price where "0" means none (stop-loss, take-profit, a fill that has not happened). */
export const zeroMeansNoneSchema = v.pipe(
  optionalDecimalSchema,
  v.transform((value) => (value && !isZero(value) ? value : undefined)),
);

/** An integer, also as text. */
export const integerSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/))]),
  v.transform(Number),
  v.safeInteger(),
);

/** Text that a backend may leave out. */
export const textSchema = v.optional(v.nullable(v.string()), '');

/** Text that a backend may leave out, as the empty text then. */
export const plainTextSchema = v.pipe(
  textSchema,
  v.transform((text) => text ?? ''),
);

/** A list of which a broken row is left out instead of spoiling the rest; `rowSchema` says what it is a list of. */
export function tolerantArray<S extends v.GenericSchema>(schema: S) {
  const list = v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((row): v.InferOutput<S>[] => {
        const parsed = v.safeParse(schema, row);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
  return Object.assign(list, { rowSchema: schema });
}

/** `Page<T>`: rows of one page, and how many rows there are on all of them. */
export function pageSchema<S extends v.GenericSchema>(row: S) {
  return v.object({ data: tolerantArray(row), total: integerSchema });
}
