/**
 * The structure of the documents, in the words of the specifications of OpenAPI 3.1 and AsyncAPI 3.0: every object that we
 * use, with what it must and may have. A field that is not here is a fault, so a misspelt one is seen.
 */
import type { SchemaDocument } from './json-faults.ts';

const TEXT = { type: 'string' };
const ANY = {};
const TEXTS = { type: 'array', items: TEXT };

function mapOf(schema: object): object {
  return { type: 'object', properties: {}, additionalProperties: schema };
}
function listOf(schema: object): object {
  return { type: 'array', items: schema };
}
function shape(properties: Readonly<Record<string, object>>, required: readonly string[] = Object.keys(properties)) {
  return { type: 'object', properties, required };
}
function ref(name: string): object {
  return { $ref: `#/$defs/${name}` };
}

/** JSON Schema as draft 2020-12 has it, as far as we use it. */
const SCHEMA = shape(
  {
    $ref: TEXT,
    type: { enum: ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] },
    properties: mapOf(ref('schema')),
    required: TEXTS,
    items: ref('schema'),
    anyOf: listOf(ref('schema')),
    oneOf: listOf(ref('schema')),
    enum: { type: 'array' },
    const: ANY,
    pattern: TEXT,
    format: TEXT,
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    minLength: { type: 'integer', minimum: 0 },
    maxLength: { type: 'integer', minimum: 0 },
    default: ANY,
    description: TEXT,
    examples: { type: 'array' },
  },
  [],
);

const INFO = shape({ title: TEXT, version: TEXT, description: TEXT });
const REFERENCE = shape({ $ref: TEXT });
const MEDIA = mapOf(shape({ schema: ref('schema'), example: ANY }, ['schema']));
const PARAMETER = shape(
  {
    name: TEXT,
    in: { enum: ['query', 'header', 'path'] },
    required: { type: 'boolean' },
    description: TEXT,
    schema: ref('schema'),
    example: ANY,
  },
  ['name', 'in', 'schema'],
);
const OPERATION = shape(
  {
    operationId: TEXT,
    tags: TEXTS,
    summary: TEXT,
    description: TEXT,
    security: listOf(mapOf(TEXTS)),
    parameters: listOf({ anyOf: [REFERENCE, PARAMETER] }),
    requestBody: shape({ required: { type: 'boolean' }, content: MEDIA }),
    responses: mapOf(shape({ description: TEXT, content: MEDIA })),
  },
  ['operationId', 'responses'],
);

export const OPENAPI_SHAPE: SchemaDocument = {
  ...shape({
    openapi: { const: '3.1.0' },
    info: INFO,
    servers: listOf(shape({ url: TEXT })),
    tags: listOf(shape({ name: TEXT })),
    paths: mapOf(shape({ get: OPERATION, post: OPERATION }, [])),
    components: shape({
      securitySchemes: mapOf(shape({ type: { const: 'apiKey' }, in: { const: 'header' }, name: TEXT })),
      parameters: mapOf(PARAMETER),
      schemas: mapOf(ref('schema')),
    }),
  }),
};

const MESSAGE = shape(
  {
    name: TEXT,
    summary: TEXT,
    description: TEXT,
    payload: ref('schema'),
    examples: listOf(shape({ payload: ANY })),
  },
  ['payload'],
);

export const ASYNCAPI_SHAPE: SchemaDocument = {
  ...shape({
    asyncapi: { const: '3.0.0' },
    info: INFO,
    defaultContentType: TEXT,
    channels: mapOf(shape({ address: TEXT, messages: mapOf(REFERENCE) })),
    operations: mapOf(
      shape({
        action: { enum: ['send', 'receive'] },
        channel: REFERENCE,
        summary: TEXT,
        messages: listOf(REFERENCE),
      }),
    ),
    components: shape({ messages: mapOf(MESSAGE), schemas: mapOf(ref('schema')) }),
  }),
};

/** What the shapes themselves refer to. */
export const SHAPE_PARTS: SchemaDocument = { $defs: { schema: SCHEMA } };
