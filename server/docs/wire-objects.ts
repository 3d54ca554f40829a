import type * as v from 'valibot';
import { ACCOUNT_OBJECTS } from '../wire/objects/account-objects.ts';
import { FOLLOW_OBJECTS } from '../wire/objects/follow-objects.ts';
import { CHAT_OBJECTS } from '../wire/objects/chat-objects.ts';
import { FUND_OBJECTS } from '../wire/objects/fund-objects.ts';
import { PUSH_OBJECTS } from '../wire/objects/push-objects.ts';
import type { NamedObject } from '../wire/objects/object-text.ts';
import { SOCKET_MESSAGES, SOCKET_OBJECTS } from '../wire/objects/socket-objects.ts';
import { TRADING_OBJECTS } from '../wire/objects/trading-objects.ts';
import { objectSchemaOf, type JsonSchema, type ObjectNames } from './json-schema.ts';

/** Objects of calls and of messages, in the order in which the documents tell them. */
export const WIRE_OBJECTS: readonly NamedObject[] = [
  ...ACCOUNT_OBJECTS,
  ...CHAT_OBJECTS,
  ...FUND_OBJECTS,
  ...TRADING_OBJECTS,
  ...FOLLOW_OBJECTS,
  ...PUSH_OBJECTS,
  ...SOCKET_OBJECTS,
];
const MESSAGE_OBJECTS = SOCKET_MESSAGES.map(({ object }) => object);

const BY_SCHEMA = new Map<v.GenericSchema, NamedObject>(
  [...WIRE_OBJECTS, ...MESSAGE_OBJECTS].map((object) => [object.schema, object]),
);

/** Names of all objects and messages, by schema. */
export const OBJECT_NAMES: ObjectNames = new Map([...BY_SCHEMA].map(([schema, { name }]) => [schema, name]));

/** The named object of a schema; undefined where it has no name. */
export function namedObject(schema: v.GenericSchema): NamedObject | undefined {
  return BY_SCHEMA.get(schema);
}

/** The full schema of an object, with a description and an example of each field. */
export function describedObject({ schema, texts }: NamedObject): JsonSchema {
  return objectSchemaOf(schema, OBJECT_NAMES, (field) => {
    const [description, example] = texts[field] ?? [''];
    return example === undefined ? { description } : { description, examples: [example] };
  });
}
