/**
 * JSON Schema (draft 2020-12) of the wire's schemas: what a server sends. The schemas also let pass what a client merely
 * tolerates (a decimal as a JSON number, null for what is missing); that is left out here.
 */
import type * as v from 'valibot';
import {
  decimalSchema,
  integerSchema,
  optionalDecimalSchema,
  wireDecimalSchema,
  zeroMeansNoneSchema,
} from '../../src/contract/wire/scalars.ts';

/** A part of a document of JSON. */
export type DocumentPart = Readonly<Record<string, unknown>>;

/** A JSON Schema by the keywords that are used here. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly default?: number;
  readonly examples?: readonly unknown[];
  readonly const?: string | number;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
};

/** Names of objects that stand elsewhere in a document, by their schema. */
export type ObjectNames = ReadonlyMap<v.GenericSchema, string>;

/** Where a document has its named objects. */
export const OBJECTS_AT = '#/components/schemas/';

/** A schema of valibot, or an action of a pipe, by what all of them have. */
interface Part {
  readonly type: string;
  readonly [field: string]: unknown;
}

const DECIMAL: JsonSchema = { type: 'string', format: 'decimal', pattern: String.raw`^-?\d+(\.\d+)?$` };

const SENT_AS: ReadonlyMap<unknown, JsonSchema> = new Map<unknown, JsonSchema>([
  [decimalSchema, DECIMAL],
  [optionalDecimalSchema, DECIMAL],
  [zeroMeansNoneSchema, DECIMAL],
  [wireDecimalSchema, DECIMAL],
  [integerSchema, { type: 'integer' }],
]);

/** Actions that say nothing about the form. */
const SILENT: ReadonlySet<string> = new Set(['check', 'trim', 'to_lower_case', 'readonly']);

/** Whether a field may be left out. */
export function isOptional(schema: v.GenericSchema): boolean {
  return schema.type === 'optional' || schema.type === 'nullish';
}

/** @throws TypeError where the schema has a part that this does not know */
export function jsonSchemaOf(schema: v.GenericSchema, names: ObjectNames): JsonSchema {
  return convert(schema as unknown as Part, names);
}

/** The schema of an object in full, each field described by `describe`. */
export function objectSchemaOf(
  { entries }: { readonly entries: v.ObjectEntries },
  names: ObjectNames,
  describe: (field: string) => JsonSchema = () => ({}),
): JsonSchema {
  const fields = Object.entries(entries) as Array<[string, v.GenericSchema]>;
  const properties = fields.map(([name, schema]) => [name, { ...jsonSchemaOf(schema, names), ...describe(name) }]);
  const required = fields.filter(([, schema]) => !isOptional(schema)).map(([name]) => name);
  return { type: 'object', properties: Object.fromEntries(properties) as Record<string, JsonSchema>, required };
}

function convert(schema: Part, names: ObjectNames): JsonSchema {
  const known = SENT_AS.get(schema);
  if (known) return known;
  const name = names.get(schema as unknown as v.GenericSchema);
  if (name !== undefined) return { $ref: `${OBJECTS_AT}${name}` };
  if ('rowSchema' in schema) return { type: 'array', items: convert(schema['rowSchema'] as Part, names) };
  if ('pipe' in schema) return convertPipe(schema['pipe'] as readonly Part[], names);
  switch (schema.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type };
    case 'unknown':
      return {};
    case 'literal':
      return { const: schema['literal'] as string };
    case 'picklist':
      return { type: 'string', enum: schema['options'] as readonly string[] };
    case 'optional':
    case 'nullish':
    case 'nullable':
      return convert(schema['wrapped'] as Part, names);
    case 'array':
      return { type: 'array', items: convert(schema['item'] as Part, names) };
    case 'union':
    case 'variant':
      return { anyOf: (schema['options'] as readonly Part[]).map((option) => convert(option, names)) };
    default:
      throw new TypeError(`No JSON Schema for a schema of type ${schema.type}; objects need a name`);
  }
}

/** Metadata says the form of what is turned into something else; otherwise each action adds to it up to a transformation. */
function convertPipe([first, ...actions]: readonly Part[], names: ObjectNames): JsonSchema {
  const metadata = actions.find(({ type }) => type === 'metadata');
  if (metadata) return metadata['metadata'] as JsonSchema;
  const end = actions.findIndex(({ type }) => type === 'transform' || type === 'raw_transform');
  const shown = end === -1 ? actions : actions.slice(0, end);
  const start = first === undefined ? {} : convert(first, names);
  return Object.assign({}, start, ...shown.map(constraint)) as JsonSchema;
}

function constraint({ type, requirement }: Part): JsonSchema {
  if (SILENT.has(type)) return {};
  switch (type) {
    case 'min_length':
      return { minLength: requirement as number };
    case 'max_length':
      return { maxLength: requirement as number };
    case 'min_value':
      return { minimum: requirement as number };
    case 'max_value':
      return { maximum: requirement as number };
    case 'starts_with':
      return { pattern: `^${String(requirement).replaceAll('.', String.raw`\.`)}` };
    case 'regex':
      return { pattern: patternOf(requirement as RegExp) };
    default:
      throw new TypeError(`No JSON Schema for an action of type ${type}`);
  }
}

function patternOf(expression: RegExp): string {
  if (expression.flags !== '') throw new TypeError(`JSON Schema has no flags: ${String(expression)}`);
  return expression.source;
}
