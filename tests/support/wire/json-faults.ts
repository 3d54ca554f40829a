import type { DocumentPart, JsonSchema } from '../../../server/docs/json-schema.ts';

/** A document with schemas that refer to parts of it. */
export type SchemaDocument = Readonly<Record<string, unknown>>;

/** Keywords that say nothing about a value. */
const ANNOTATIONS: ReadonlySet<string> = new Set(['description', 'examples', 'default', 'format']);

type Check = (value: unknown, requirement: never, faults: Faults) => void;

/** Where in a value: written only when something is wrong there, because most of what is checked is right. */
type Place = () => string;
const HERE: Place = () => '';

/** Collects what is wrong, each with its place in the value. */
class Faults {
  readonly found: string[] = [];
  readonly document: SchemaDocument;
  readonly #place: Place;
  readonly schema: JsonSchema;

  constructor(document: SchemaDocument, schema: JsonSchema, place: Place) {
    this.document = document;
    this.schema = schema;
    this.#place = place;
  }

  /** What is wrong by the choice that comes nearest. */
  takeBest(value: unknown, choices: readonly JsonSchema[]): void {
    let best: readonly string[] | undefined;
    for (const choice of choices) {
      const found = faultsAt(value, choice, this.document, this.#place);
      if (best === undefined || found.length < best.length) best = found;
      if (found.length === 0) return;
    }
    this.found.push(...(best ?? []));
  }

  say(what: string): void {
    this.found.push(`${this.#place()}: ${what}`);
  }

  take(value: unknown, schema: JsonSchema, step: Place = HERE): void {
    const place = step === HERE ? this.#place : () => `${this.#place()}${step()}`;
    this.found.push(...faultsAt(value, schema, this.document, place));
  }
}

const CHECKS: Readonly<Record<string, Check>> = {
  $ref: (value, target: string, faults) => faults.take(value, partOf(faults.document, target)),
  type: (value, types: string | string[], faults) => {
    if (![types].flat().some((type) => isOfType(value, type))) faults.say(`is no ${String(types)}`);
  },
  const: (value, only: unknown, faults) => {
    if (value !== only) faults.say(`is not ${String(only)}`);
  },
  enum: (value, choices: unknown[], faults) => {
    if (!choices.includes(value)) faults.say(`${String(value)} is none of ${choices.join(', ')}`);
  },
  pattern: (value, pattern: string, faults) => {
    if (typeof value === 'string' && !expressionOf(pattern).test(value)) faults.say(`${value} is not like ${pattern}`);
  },
  minLength: (value, least: number, faults) => {
    if (typeof value === 'string' && value.length < least) faults.say(`is shorter than ${least}`);
  },
  maxLength: (value, most: number, faults) => {
    if (typeof value === 'string' && value.length > most) faults.say(`is longer than ${most}`);
  },
  minimum: (value, least: number, faults) => {
    if (typeof value === 'number' && value < least) faults.say(`is below ${least}`);
  },
  maximum: (value, most: number, faults) => {
    if (typeof value === 'number' && value > most) faults.say(`is above ${most}`);
  },
  items: (value, items: JsonSchema, faults) => {
    if (Array.isArray(value)) value.forEach((item, index) => faults.take(item, items, () => `[${index}]`));
  },
  required: (value, names: string[], faults) => {
    if (!isObject(value)) return;
    for (const name of names) if (!(name in value)) faults.say(`lacks ${name}`);
  },
  properties: (value, properties: Readonly<Record<string, JsonSchema>>, faults) => {
    if (!isObject(value)) return;
    const others = (faults.schema as DocumentPart)['additionalProperties'] as JsonSchema | undefined;
    for (const [name, content] of Object.entries(value)) {
      const schema = Object.hasOwn(properties, name) ? properties[name] : others;
      if (schema) faults.take(content, schema, () => `.${name}`);
      else faults.say(`has ${name}, which is not documented`);
    }
  },
  additionalProperties: () => undefined,
  anyOf: (value, choices: JsonSchema[], faults) => faults.takeBest(value, choices),
  oneOf: (value, choices: JsonSchema[], faults) => faults.takeBest(value, choices),
};

/**
 * How a value differs from a schema; a field that the schema does not name is a fault.
 * @throws Error where the schema has a keyword that is not known here, so that none is passed over
 */
export function jsonFaults(
  value: unknown,
  schema: JsonSchema,
  document: SchemaDocument,
  place = '',
): readonly string[] {
  return faultsAt(value, schema, document, () => place);
}

function faultsAt(value: unknown, schema: JsonSchema, document: SchemaDocument, place: Place): readonly string[] {
  const faults = new Faults(document, schema, place);
  for (const [keyword, requirement] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword)) continue;
    const check = CHECKS[keyword];
    if (!check) throw new Error(`The keyword ${keyword} is not known`);
    check(value, requirement as never, faults);
  }
  return faults.found;
}

/** The part of a document at a reference within it. */
export function partOf(document: SchemaDocument, target: string): DocumentPart {
  let part: unknown = document;
  for (const step of target.replace(/^#\//, '').split('/')) {
    part = isObject(part) ? part[step] : undefined;
  }
  if (!isObject(part)) throw new Error(`Nothing is at ${target}`);
  return part;
}

const expressions = new Map<string, RegExp>();

/** Kept, because one of them is looked at thousands of times. */
function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern) ?? new RegExp(pattern);
  expressions.set(pattern, known);
  return known;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  const named: string = typeof value;
  return named === type;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
