import { SOCKET_PATH } from '../socket/upgrade.ts';
import { SOCKET_MESSAGES, type MessageDeclaration } from '../wire/objects/socket-objects.ts';
import { exampleOf } from './examples.ts';
import { OBJECTS_AT, type DocumentPart } from './json-schema.ts';
import { WIRE_VERSION } from './openapi.ts';
import { describedObject, WIRE_OBJECTS } from './wire-objects.ts';

/** The live socket as an AsyncAPI 3.0 document, from the server's side: it receives what clients send. */
export function asyncApi(): DocumentPart {
  const messages = SOCKET_MESSAGES.map(({ object: { name } }) => [name, { $ref: `#/components/messages/${name}` }]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Pipframe: live socket',
      version: WIRE_VERSION,
      description: 'One JSON message in each text frame. See docs/wire.md.',
    },
    defaultContentType: 'application/json',
    channels: { live: { address: SOCKET_PATH, messages: Object.fromEntries(messages) as DocumentPart } },
    operations: Object.fromEntries(SOCKET_MESSAGES.map((one) => [operationName(one), operation(one)])),
    components: { messages: Object.fromEntries(SOCKET_MESSAGES.map(messageEntry)), schemas: schemas() },
  };
}

function operationName({ sender, object }: MessageDeclaration): string {
  return `${sender === 'client' ? 'receive' : 'send'}${object.name}`;
}

function operation({ sender, title, object }: MessageDeclaration): DocumentPart {
  return {
    action: sender === 'client' ? 'receive' : 'send',
    channel: { $ref: '#/channels/live' },
    summary: title,
    messages: [{ $ref: `#/channels/live/messages/${object.name}` }],
  };
}

function messageEntry({ title, notes, object }: MessageDeclaration): [string, DocumentPart] {
  const { name, schema } = object;
  const described = {
    name,
    summary: title,
    ...(notes === undefined ? {} : { description: notes }),
    payload: { $ref: `${OBJECTS_AT}${name}` },
    examples: [{ payload: exampleOf(schema) }],
  };
  return [name, described];
}

/** Messages, and the objects that they carry. */
function schemas(): DocumentPart {
  const all = new Map([...WIRE_OBJECTS, ...SOCKET_MESSAGES.map(({ object }) => object)].map((one) => [one.name, one]));
  const used: Record<string, DocumentPart> = {};
  const take = (name: string): void => {
    const object = all.get(name);
    if (!object || name in used) return;
    used[name] = describedObject(object);
    for (const [, inner = ''] of JSON.stringify(used[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)) take(inner);
  };
  for (const { object } of SOCKET_MESSAGES) take(object.name);
  return used;
}
