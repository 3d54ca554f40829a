import type * as v from 'valibot';
import { LANGUAGES } from '../catalogue/languages.ts';
import { refusalCode } from '../messages/messages.ts';
import { refusal, type RefusalName } from '../refusal.ts';
import { CALL_GROUPS } from '../wire/calls/all-calls.ts';
import { isPicture, type AnswerForm, type CallDeclaration } from '../wire/declaration.ts';
import { exampleOf } from './examples.ts';
import { isOptional, jsonSchemaOf, objectSchemaOf, type DocumentPart, type JsonSchema } from './json-schema.ts';
import { refusalsByStatus } from './refusal-statuses.ts';
import { describedObject, OBJECT_NAMES, WIRE_OBJECTS } from './wire-objects.ts';

/** Version of the described interface: the first part rises when something that was there changes or goes. */
export const WIRE_VERSION = '1.0.0';

const FORM_TYPES = ['application/x-www-form-urlencoded', 'application/json'];
const LANGUAGE = { $ref: '#/components/parameters/lang' };
const TIMESTAMP = { $ref: '#/components/parameters/t' };

/** The calls as an OpenAPI 3.1 document. */
export function openApi(): DocumentPart {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pipframe: HTTP calls',
      version: WIRE_VERSION,
      description: 'Every answer is an envelope `{code, msg, data}`; code 1 is success. See docs/wire.md.',
    },
    servers: [{ url: '/' }],
    tags: CALL_GROUPS.map(({ name }) => ({ name })),
    paths: paths(),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'authorization' } },
      parameters: headerParameters(),
      schemas: Object.fromEntries(WIRE_OBJECTS.map((object) => [object.name, describedObject(object)])),
    },
  };
}

/** What a path begins with in the document, `{name}` for a parameter in it. */
export function templatePath(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function paths(): DocumentPart {
  const all: Record<string, DocumentPart> = {};
  for (const { name, calls } of CALL_GROUPS) {
    for (const call of calls) {
      const path = templatePath(call.path);
      all[path] = { ...all[path], [call.method.toLowerCase()]: operation(call, name) };
    }
  }
  return all;
}

function operation(call: CallDeclaration, tag: string): DocumentPart {
  const { title, notes, method, parametersIn } = call;
  return {
    operationId: call.path.replace(/^\/(v1\/)?api\//, '').replaceAll(/\/:?/g, '.'),
    tags: [tag],
    summary: title,
    ...(notes === undefined ? {} : { description: notes }),
    security: security(call),
    parameters: [
      ...(method === 'GET' ? listedParameters(call, parametersIn === 'path' ? 'path' : 'query') : []),
      ...(method === 'GET' ? [TIMESTAMP] : []),
      LANGUAGE,
    ],
    ...(method === 'POST' ? { requestBody: requestBody(call) } : {}),
    responses: responses(call),
  };
}

function security({ caller }: CallDeclaration): readonly DocumentPart[] {
  if (caller === 'anyone') return [];
  return caller === 'visitorOrUser' ? [{}, { session: [] }] : [{ session: [] }];
}

function listedParameters({ parameters, texts }: CallDeclaration, place: 'path' | 'query'): readonly DocumentPart[] {
  return (Object.entries(parameters.entries) as Array<[string, v.GenericSchema]>).map(([name, schema]) => {
    const [description, example] = texts[name] ?? [''];
    const form = jsonSchemaOf(schema, OBJECT_NAMES);
    return {
      name,
      in: place,
      required: !isOptional(schema),
      description,
      schema: { ...form, ...defaultOf(schema) },
      ...(example === undefined ? {} : { example: form.type === 'integer' ? Number(example) : example }),
    };
  });
}

/** What a parameter is when it is left out. */
function defaultOf(schema: v.GenericSchema): JsonSchema {
  const fallback = 'default' in schema ? schema.default : undefined;
  return typeof fallback === 'string' && fallback !== '' ? { default: Number(fallback) } : {};
}

function requestBody({ parameters, texts, parametersIn }: CallDeclaration): DocumentPart {
  const schema = objectSchemaOf(parameters, OBJECT_NAMES, (name) => ({ description: texts[name]?.[0] ?? '' }));
  const types = parametersIn === 'files' ? ['multipart/form-data'] : FORM_TYPES;
  return {
    required: Object.keys(parameters.entries).length > 0,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}

function responses(call: CallDeclaration): DocumentPart {
  const byStatus = new Map(refusalsByStatus(call));
  const others = [...byStatus].filter(([status]) => status !== 200).toSorted(([a], [b]) => a - b);
  return {
    '200': success(call.answer, byStatus.get(200) ?? []),
    ...Object.fromEntries(
      others.map(([status, names]) => [status, envelopeOf(statusText(status), refusalEnvelope(names))]),
    ),
  };
}

function success(answer: AnswerForm, refusals: readonly RefusalName[]): DocumentPart {
  if (isPicture(answer)) {
    const content = answer.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
    return { description: 'The picture.', content: Object.fromEntries(content) as DocumentPart };
  }
  const data = answer === null ? { type: 'null' } : jsonSchemaOf(answer, OBJECT_NAMES);
  const done = envelope({ const: 1 }, data);
  const schema = refusals.length === 0 ? done : { oneOf: [done, refusalEnvelope(refusals)] };
  const example = { code: 1, msg: '', data: answer === null ? null : exampleOf(answer) };
  return envelopeOf('The answer: code 1, or why it was refused.', schema, example);
}

function refusalEnvelope(names: readonly RefusalName[]): JsonSchema {
  return envelope({ enum: names.map((name) => refusalCode(refusal(name))) }, { type: 'null' });
}

function envelope(code: JsonSchema, data: JsonSchema): JsonSchema {
  return { type: 'object', properties: { code, msg: { type: 'string' }, data }, required: ['code', 'msg', 'data'] };
}

function envelopeOf(description: string, schema: JsonSchema, example?: unknown): DocumentPart {
  const media = example === undefined ? { schema } : { schema, example };
  return { description, content: { 'application/json': media } };
}

function statusText(status: number): string {
  if (status === 429) return 'Too many requests of this address.';
  if (status === 503) return 'The database is away: no answer about what was asked.';
  return status === 500 ? 'A fault of the server.' : 'The request cannot be answered as it is.';
}

function headerParameters(): DocumentPart {
  return {
    lang: {
      name: 'lang',
      in: 'header',
      required: false,
      description: 'Language of names and messages; English where it is missing or unknown.',
      schema: { type: 'string', enum: LANGUAGES },
    },
    t: {
      name: 't',
      in: 'query',
      required: false,
      description: 'The client’s clock in milliseconds, so that no cache answers. Not read.',
      schema: { type: 'integer' },
    },
  };
}
