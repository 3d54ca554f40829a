import type * as v from 'valibot';
import { refusalCode, refusalTemplate } from '../messages/messages.ts';
import { refusal, type RefusalName } from '../refusal.ts';
import { CALL_GROUPS } from '../wire/calls/all-calls.ts';
import { isPicture, refusalsOf, type CallDeclaration, type CallerKind, type FieldTexts } from '../wire/declaration.ts';
import type { NamedObject } from '../wire/objects/object-text.ts';
import { SOCKET_MESSAGES, type MessageDeclaration } from '../wire/objects/socket-objects.ts';
import type { Block } from './block.ts';
import { exampleOf, exampleOfFields } from './examples.ts';
import { formText } from './form-text.ts';
import { isOptional, jsonSchemaOf } from './json-schema.ts';
import { OBJECT_NAMES, WIRE_OBJECTS } from './wire-objects.ts';

const CALLERS: Readonly<Record<CallerKind, string>> = {
  anyone: 'Anyone may call.',
  visitorOrUser: 'Anyone may call; a token that is sent must be valid.',
  user: 'Needs a session.',
  realUser: 'Needs the session of a real account.',
};

/** Every call, object, message and refusal. */
export function reference(): readonly Block[] {
  return [
    heading(2, 'Calls'),
    ...CALL_GROUPS.flatMap(({ name, calls }) => [heading(3, name), ...calls.flatMap(describeCall)]),
    heading(2, 'Messages of the live socket'),
    ...SOCKET_MESSAGES.flatMap(describeMessage),
    heading(2, 'Objects'),
    ...WIRE_OBJECTS.flatMap((object) => [
      heading(3, object.name),
      fieldTable('field', object.schema.entries, object.texts),
    ]),
    heading(2, 'Refusals'),
    refusalTable(),
  ];
}

function describeCall(call: CallDeclaration): readonly Block[] {
  const { method, path, title, notes, caller, parameters, texts } = call;
  const hasParameters = Object.keys(parameters.entries).length > 0;
  return [
    heading(4, `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    text([title, CALLERS[caller], notes].filter(Boolean).join(' ')),
    ...(hasParameters ? [fieldTable('parameter', parameters.entries, texts)] : []),
    text(`Answer: ${answerText(call)}${limitText(call)} Refusals: ${refusalCodes(call).join(', ')}.`),
    code(exampleExchange(call)),
  ];
}

function answerText({ answer }: CallDeclaration): string {
  if (answer === null) return '`data` is null.';
  if (isPicture(answer)) return `${answer.mediaTypes.map((type) => `\`${type}\``).join(', ')}, without an envelope.`;
  return `\`data\` is ${formText(jsonSchemaOf(answer, OBJECT_NAMES)).replace(/^list/, 'a list')}.`;
}

function limitText({ perMinute }: CallDeclaration): string {
  return perMinute === undefined ? '' : ` At most ${perMinute} requests a minute of one address.`;
}

function exampleExchange({ method, path, parameters, parametersIn, texts, answer }: CallDeclaration): string {
  const sent = parametersIn === 'files' ? {} : (exampleOfFields(parameters.entries, texts) as Record<string, string>);
  const full = path.replaceAll(/:(\w+)/g, (_, name: string) => sent[name] ?? '');
  const form = parametersIn === undefined ? new URLSearchParams(sent).toString() : '';
  const query = method === 'GET' && form !== '' ? `?${form}` : '';
  const body = method === 'POST' && form !== '' ? `\n\n${form}` : '';
  const request = `${method} ${full}${query}${body}`;
  if (isPicture(answer)) return request;
  const envelope = { code: 1, msg: '', data: answer === null ? null : exampleOf(answer) };
  return `${request}\n\n${JSON.stringify(envelope, null, 2)}`;
}

function describeMessage({ sender, title, notes, object }: MessageDeclaration): readonly Block[] {
  return [
    heading(3, object.name),
    text([`From the ${sender}.`, title, notes].filter(Boolean).join(' ')),
    fieldTable('field', object.schema.entries, object.texts),
    code(JSON.stringify(exampleOf(object.schema))),
  ];
}

function fieldTable(
  what: 'field' | 'parameter',
  entries: NamedObject['schema']['entries'],
  texts: FieldTexts<v.ObjectEntries>,
): Block {
  const rows = (Object.entries(entries) as Array<[string, v.GenericSchema]>).map(([name, schema]) => [
    `\`${name}\``,
    `${formText(jsonSchemaOf(schema, OBJECT_NAMES))}${isOptional(schema) ? '; optional' : ''}`,
    texts[name]?.[0] ?? '',
  ]);
  return { kind: 'table', head: [what, 'form', 'meaning'], rows };
}

/** The refusals that calls can give, by number; placeholders stand in braces. */
function refusalTable(): Block {
  const calls = CALL_GROUPS.flatMap((group) => group.calls);
  const names = [...new Set(calls.flatMap(refusalsOf))].toSorted((a, b) => codeOf(a) - codeOf(b));
  return {
    kind: 'table',
    head: ['code', 'message in English'],
    rows: names.map((name) => [String(codeOf(name)), refusalTemplate(name)]),
  };
}

function refusalCodes(call: CallDeclaration): readonly number[] {
  return refusalsOf(call)
    .map(codeOf)
    .toSorted((a, b) => a - b);
}

function codeOf(name: RefusalName): number {
  return refusalCode(refusal(name));
}

function heading(level: 2 | 3 | 4, content: string): Block {
  return { kind: 'heading', level, text: content };
}

function text(content: string): Block {
  return { kind: 'text', text: content };
}

function code(content: string): Block {
  return { kind: 'code', text: content };
}
