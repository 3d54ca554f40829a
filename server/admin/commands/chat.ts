import {
  closeConversation,
  CONVERSATION_FILTERS,
  conversationOfId,
  conversationPage,
  type Conversation,
} from '../../chat/conversations.ts';
import { addMessage, messagesOf, moveMark, type ChatMessage } from '../../chat/messages.ts';
import { uidOf } from '../../users/uid.ts';
import type { AdminServices } from '../admin-services.ts';
import { beginEntry, endEntry } from '../audit-log.ts';
import {
  AdminError,
  PAGE_OPTION,
  type Command,
  type Fields,
  type Input,
  type Report,
  type SentFile,
} from '../command.ts';
import { choiceOf, idOf, pageOf, textOf } from '../input.ts';
import { timeText } from '../times.ts';

const ID = { name: 'ID', meaning: 'Number of the conversation, as in "chat list".' };
const LONGEST_REPLY = 2_000;
const LONGEST_ID = 100;

export const CHAT_COMMANDS: readonly Command[] = [
  {
    name: 'chat list',
    summary: 'Conversations with customers, the newest message first.',
    positionals: [],
    options: [
      { name: 'status', value: 'STATUS', meaning: 'waiting (to be answered), open, closed or all. Default: waiting.' },
      PAGE_OPTION,
    ],
    changes: false,
    run: async ({ database }, input) => {
      const filter = choiceOf({ status: 'waiting', ...input }, 'status', CONVERSATION_FILTERS);
      const { rows, total } = await conversationPage(database, filter, pageOf(input));
      return { rows: rows.map(fieldsOf), total };
    },
  },
  {
    name: 'chat show',
    summary: 'The newest messages of a conversation, which are read then; with --out pictures are written.',
    positionals: [ID],
    options: [{ name: 'out', value: 'FOLDER', meaning: 'Where the pictures are written.', file: 'folder' }],
    changes: false,
    run: show,
  },
  {
    name: 'chat reply',
    summary: 'Answers the customer.',
    positionals: [ID, { name: 'TEXT', meaning: `The answer, in quotes; ${LONGEST_REPLY} characters at most.` }],
    options: [
      { name: 'id', value: 'ID', meaning: 'A name of your own for this answer: given again, it is not said twice.' },
    ],
    changes: true,
    run: reply,
  },
  {
    name: 'chat typing',
    summary: 'Shows the customer for eight seconds that an answer is being written.',
    positionals: [ID],
    options: [],
    changes: false,
    run: async (services, input) => {
      const { id } = await conversation(services, input);
      services.chat.signals.type(id, 'office');
      return { message: `The customer of conversation ${id} sees that you are writing.` };
    },
  },
  {
    name: 'chat close',
    summary: 'Closes a conversation; the customer’s next message opens it again.',
    positionals: [ID],
    options: [],
    changes: true,
    run: async (services, input) => {
      const { id } = await conversation(services, input);
      if (!(await closeConversation(services.database, id)))
        throw new AdminError(`Conversation ${id} is closed already.`);
      services.chat.signals.changed(id);
      const before = { id, state: 'open' };
      return { message: `Conversation ${id} is closed.`, before, after: { id, state: 'closed' } };
    },
  },
];

async function conversation({ database }: AdminServices, input: Input): Promise<Conversation> {
  const found = await conversationOfId(database, idOf(input, ID.name));
  if (!found) throw new AdminError('There is no such conversation.');
  return found;
}

async function show(services: AdminServices, input: Input, by: string): Promise<Report> {
  const { database, chat, uploads } = services;
  const found = await conversation(services, input);
  const { messages, older } = await messagesOf(database, found.id, { after: 0, before: undefined });
  await markRead(services, found, by);
  const record: Record<string, Fields[string]> = {
    ...fieldsOf(found),
    typing: chat.signals.isTyping(found.id, 'customer'),
    ...(older && { earlier: 'There are older messages.' }),
  };
  for (const message of messages) record[`message ${message.id}`] = lineOf(message, found);
  if (input['out'] === undefined) return { record };
  const files: SentFile[] = [];
  for (const { id, picture } of messages) {
    if (picture === null) continue;
    const base64 = (await uploads.read(picture)).toString('base64');
    files.push({ name: `${found.id}-${id}${picture.slice(picture.lastIndexOf('.'))}`, base64 });
  }
  return { record, files };
}

/** A look at what was not read before is written to the audit; a watch looks every two seconds. */
async function markRead(
  { database, chat, clock }: AdminServices,
  { id, last_message: last }: Conversation,
  by: string,
): Promise<void> {
  if (!(await moveMark(database, id, 'office_read', last))) return;
  chat.signals.changed(id);
  const entry = await beginEntry(database, by, 'chat show', { ID: String(id) }, clock.now());
  await endEntry(database, entry, { outcome: 'done', after: { id, read: last } });
}

async function reply(services: AdminServices, input: Input, by: string): Promise<Report> {
  const { database, chat, clock } = services;
  const { id: conversationId } = await conversation(services, input);
  const text = textOf(input, 'TEXT');
  if (text.length > LONGEST_REPLY) throw new AdminError(`The answer has more than ${LONGEST_REPLY} characters.`);
  const clientId = input['id'] === undefined ? undefined : `office ${textOf(input, 'id').slice(0, LONGEST_ID)}`;
  const message = { conversationId, clientId, author: 'office', doneBy: by, text, picture: undefined } as const;
  const added = await addMessage(database, message, clock.now());
  if (!added.ok) throw new AdminError(added.error.name);
  if (added.value.text !== text) throw new AdminError('Another answer was sent with this id.');
  chat.signals.typed(conversationId, 'office');
  chat.signals.changed(conversationId);
  return {
    message: `Answered in conversation ${conversationId}.`,
    after: { id: conversationId, message: added.value.id },
  };
}

function fieldsOf(of: Conversation): Fields {
  return {
    id: of.id,
    from: of.user_id === null ? 'visitor' : uidOf(of.user_id),
    language: of.language,
    state: of.state,
    last: timeText(of.last_at),
    'last from': of.last_from,
    unread: Math.max(0, of.last_message - of.office_read) > 0,
  };
}

/** One message as a line: when, who, whether an answer has arrived and was read, what. */
function lineOf({ id, author, done_by: by, created_at: at, text, picture }: ChatMessage, of: Conversation): string {
  const arrived = id <= of.customer_read ? ', read' : id <= of.customer_delivered ? ', delivered' : '';
  const who = author === 'office' ? `${by}${arrived}` : 'customer';
  return `${timeText(at)} ${who}: ${picture === null ? text : `[picture] ${text}`}`;
}
