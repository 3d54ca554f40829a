import type * as v from 'valibot';
import type { FieldTexts } from '../wire/declaration.ts';
import { isOptional } from './json-schema.ts';
import { namedObject } from './wire-objects.ts';

interface List {
  readonly rowSchema?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

/**
 * An example of an object, from those of its fields; an optional field without one is left out.
 * @throws TypeError where a field has neither an example nor fields of its own
 */
export function exampleOf(schema: v.GenericSchema): unknown {
  const object = namedObject(schema);
  if (object) return exampleOfFields(object.schema.entries, object.texts);
  const { rowSchema, item, wrapped } = schema as v.GenericSchema & List;
  const row = rowSchema ?? item;
  if (row) return [exampleOf(row)];
  if (wrapped) return exampleOf(wrapped);
  throw new TypeError(`No example for a schema of type ${schema.type}`);
}

/** An example of parameters or fields. */
export function exampleOfFields(entries: v.ObjectEntries, texts: FieldTexts<v.ObjectEntries>): object {
  const fields = (Object.entries(entries) as Array<[string, v.GenericSchema]>).flatMap(([name, schema]) => {
    const example = texts[name]?.[1];
    if (example !== undefined) return [[name, example] as const];
    const value = hasFields(schema) || !isOptional(schema) ? exampleOf(schema) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

/** Whether an example can be made of the schema's own fields. */
function hasFields(schema: v.GenericSchema): boolean {
  if (namedObject(schema)) return true;
  const { rowSchema, item, wrapped } = schema as v.GenericSchema & List;
  const inner = rowSchema ?? item ?? wrapped;
  return inner !== undefined && hasFields(inner);
}
