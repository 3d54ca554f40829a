import { asyncApi } from '../../../server/docs/asyncapi.ts';
import type { JsonSchema } from '../../../server/docs/json-schema.ts';
import { openApi } from '../../../server/docs/openapi.ts';
import { jsonFaults, partOf, type SchemaDocument } from './json-faults.ts';

/** One answer of a call. */
export interface Exchange {
  readonly method: string;
  /** Without a query. */
  readonly path: string;
  readonly status: number;
  /** Without its parameters. */
  readonly mediaType: string;
  /** Parsed JSON; undefined for every other type. */
  readonly body?: unknown;
}

/** An operation of OpenAPI as far as it is looked at. */
interface Operation {
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly schema?: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Media>> }>>;
}
interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}
interface AsyncOperation {
  readonly action: 'send' | 'receive';
  readonly messages: readonly { readonly $ref: string }[];
}

/** Holds traffic against the documents, and keeps what it has seen. */
export class DocumentChecker {
  readonly #calls: SchemaDocument = openApi();
  readonly #socket: SchemaDocument = asyncApi();
  readonly #fromServer: readonly string[];
  readonly #fromClient: readonly string[];
  readonly #patterns: ReadonlyArray<readonly [path: string, pattern: RegExp]>;
  /** `GET /path` of calls that answered code 1 or a picture; names of messages. */
  readonly seen = new Set<string>();

  constructor() {
    this.#fromServer = this.#messagesOf('send');
    this.#fromClient = this.#messagesOf('receive');
    const paths = Object.keys(this.#calls['paths'] as object);
    this.#patterns = paths.map((path) => [path, new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)]);
  }

  /** Every documented call and message, by the names that `seen` has for them. */
  get documented(): readonly string[] {
    const paths = Object.entries(this.#calls['paths'] as Readonly<Record<string, object>>);
    const calls = paths.flatMap(([path, methods]) => Object.keys(methods).map((one) => `${one.toUpperCase()} ${path}`));
    return [...calls, ...this.#messagesOf('send'), ...this.#messagesOf('receive')];
  }

  /** What in the answer of a call is not as the document says. */
  exchangeFaults({ method, path, status, mediaType, body }: Exchange): readonly string[] {
    const template = this.#templateOf(path);
    const name = `${method} ${template ?? path}`;
    const operation = template === undefined ? undefined : this.#operation(method, template);
    if (!operation) return [`${name} is not documented`];
    const media = operation.responses[String(status)]?.content[mediaType];
    if (!media) return [`${name}: status ${status} with ${mediaType} is not documented`];
    const faults = body === undefined ? [] : jsonFaults(body, media.schema, this.#calls, name);
    if (faults.length === 0 && status === 200 && isSuccess(body)) this.seen.add(name);
    return faults;
  }

  /** What in the parameters of a call that succeeded is not as the document says. */
  parameterFaults(method: string, path: string, sent: Readonly<Record<string, string>>): readonly string[] {
    const template = this.#templateOf(path);
    const operation = template === undefined ? undefined : this.#operation(method, template);
    if (!operation) return [`${method} ${path} is not documented`];
    const schemas = parameterSchemas(operation);
    return Object.entries(sent).flatMap(([name, text]) => {
      if (text === '' || (name === 't' && method === 'GET')) return [];
      const schema = schemas[name];
      if (!schema) return [`${method} ${path}: the parameter ${name} is not documented`];
      const value = schema['type'] === 'integer' ? Number(text) : text;
      return jsonFaults(value, schema, this.#calls, `${method} ${path} ${name}`);
    });
  }

  /** What in a message is not as the document says; its type and its topic tell which message it is. */
  messageFaults(sender: 'client' | 'server', message: unknown): readonly string[] {
    const { type, topic } = { type: undefined, topic: undefined, ...(message as object) };
    const name = (sender === 'server' ? this.#fromServer : this.#fromClient).find((one) =>
      this.#isKind(one, type, topic),
    );
    if (name === undefined) return [`A message of type ${String(type)} and topic ${String(topic)} is not documented`];
    const faults = this.#payloadFaults(name, message);
    if (faults.length === 0) this.seen.add(name);
    return faults;
  }

  /** What in the example of a call's answer is not as its own schema says. */
  exampleFaults(method: string, path: string): readonly string[] {
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    const media = this.#operation(method, template)?.responses['200']?.content['application/json'];
    return media ? jsonFaults(media.example, media.schema, this.#calls, `${method} ${path}`) : [];
  }

  /** The same of the examples of messages. */
  messageExampleFaults(): readonly string[] {
    return [...this.#messagesOf('send'), ...this.#messagesOf('receive')].flatMap((name) => {
      const { examples } = partOf(this.#socket, `#/components/messages/${name}`) as {
        readonly examples?: readonly { readonly payload: unknown }[];
      };
      return (examples ?? []).flatMap(({ payload }) => this.#payloadFaults(name, payload));
    });
  }

  #isKind(name: string, type: unknown, topic: unknown): boolean {
    const { properties = {} } = partOf(this.#socket, `#/components/schemas/${name}`) as JsonSchema;
    const fits = (value: unknown, schema: JsonSchema | undefined): boolean =>
      schema === undefined || jsonFaults(value, schema, this.#socket).length === 0;
    return fits(type, properties['type']) && fits(topic, properties['topic']);
  }

  #templateOf(path: string): string | undefined {
    return this.#patterns.find(([, pattern]) => pattern.test(path))?.[0];
  }

  #operation(method: string, template: string): Operation | undefined {
    const paths = this.#calls['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    return paths[template]?.[method.toLowerCase()];
  }

  #messagesOf(action: AsyncOperation['action']): readonly string[] {
    const operations = Object.values(this.#socket['operations'] as Readonly<Record<string, AsyncOperation>>);
    const ours = operations.filter((operation) => operation.action === action);
    return ours.flatMap(({ messages }) => messages.map(({ $ref }) => $ref.split('/').at(-1) ?? ''));
  }

  #payloadFaults(name: string, message: unknown): readonly string[] {
    return jsonFaults(message, partOf(this.#socket, `#/components/schemas/${name}`), this.#socket, name);
  }
}

function parameterSchemas({ parameters, requestBody }: Operation): Readonly<Record<string, JsonSchema>> {
  const body = Object.values(requestBody?.content ?? {})[0]?.schema['properties'];
  const listed = parameters.flatMap(({ name, schema }) =>
    name !== undefined && schema ? [[name, schema] as const] : [],
  );
  return { ...Object.fromEntries(listed), ...body };
}

/** A picture, or an envelope with code 1. */
function isSuccess(body: unknown): boolean {
  return body === undefined || (body as { readonly code?: unknown }).code === 1;
}
