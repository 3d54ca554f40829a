import type * as v from 'valibot';
import type { FieldTexts } from '../declaration.ts';

/** An object of the wire with a name and a text for each field. */
export interface NamedObject<E extends v.ObjectEntries = v.ObjectEntries> {
  /** As the documents call it. */
  readonly name: string;
  readonly schema: v.ObjectSchema<E, undefined>;
  readonly texts: FieldTexts<E>;
}

/** Names an object; a field without a text is an error of types. */
export function nameObject<E extends v.ObjectEntries>(
  name: string,
  schema: v.ObjectSchema<E, undefined>,
  texts: FieldTexts<E>,
): NamedObject {
  return { name, schema, texts };
}
