import { anchorOf } from './block.ts';
import { OBJECTS_AT, type JsonSchema } from './json-schema.ts';

/** The form of a value in words. */
export function formText(schema: JsonSchema): string {
  const { $ref, type, items, anyOf, const: only, enum: choices } = schema;
  if ($ref !== undefined) return objectLink($ref.slice(OBJECTS_AT.length));
  if (only !== undefined) return `\`${only}\``;
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (anyOf) return [...new Set(anyOf.map(formText))].join(' or ');
  if (type === 'array') return `list of ${formText(items ?? {})}`;
  if (type === 'integer' || type === 'number') return numberText(type, schema);
  return type === 'string' ? stringText(schema) : (type ?? 'anything');
}

/** A link to where an object is described. */
export function objectLink(name: string): string {
  return `[${name}](#${anchorOf(name)})`;
}

function numberText(kind: string, { minimum, maximum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `${kind}, ${minimum} to ${maximum}`;
  return minimum === undefined ? kind : `${kind}, at least ${minimum}`;
}

const FORMATS: Readonly<Record<string, string>> = { decimal: 'decimal', uuid: 'UUID', binary: 'file' };

function stringText({ format, minLength, maxLength, pattern }: JsonSchema): string {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known !== undefined) return known;
  const parts = ['text'];
  if (maxLength !== undefined) parts.push(`${minLength === undefined ? 'up' : minLength} to ${maxLength} characters`);
  else if (minLength !== undefined) parts.push('not empty');
  if (pattern !== undefined) parts.push(`\`${pattern}\``);
  return parts.join(', ');
}
