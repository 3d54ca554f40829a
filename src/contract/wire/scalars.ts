/** The scalars of the wire: what a backend may send, and what it becomes inside. */
import * as v from 'valibot';
import { decimalFromWire, isZero, type Decimal } from '../../domain/decimal.ts';

/** A decimal as text (what the contract asks for) or as a JSON number (tolerated). */
export const decimalSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform<string | number, Decimal>(({ dataset, addIssue, NEVER }) => {
    const value = decimalFromWire(dataset.value);
    if (value) return value;
    addIssue({ message: 'not a decimal' });
    return NEVER;
  }),
);

/** An optional decimal: absent, null and empty text are undefined. */
export const optionalDecimalSchema = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()]))),
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

/** A list of which a broken row is left out instead of spoiling the rest. */
export function tolerantArray<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((row): v.InferOutput<S>[] => {
        const parsed = v.safeParse(schema, row);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}
