import type { OutboxMessage } from '../../delivery/outbox.ts';
import { AdminError, type Command, type Fields } from '../command.ts';
import { idOf } from '../input.ts';
import { timeText } from '../times.ts';

const SHOWN = 50;
const ID = { name: 'ID', meaning: 'Number of the message, as in "outbox list".' };

/** Messages hold codes that let in: every look is written to the audit. */
export const OUTBOX_COMMANDS: readonly Command[] = [
  {
    name: 'outbox list',
    summary: `The newest ${SHOWN} messages that no mail server or SMS gateway carries, newest first.`,
    positionals: [],
    options: [{ name: 'to', value: 'ADDRESS', meaning: 'Only those to this e-mail address or mobile number.' }],
    changes: false,
    isPrivate: true,
    run: async ({ users: { outbox } }, input) => {
      const rows = (await outbox.newest(SHOWN, input['to'])).map(fieldsOf);
      return { rows, after: { messages_shown: rows.length } };
    },
  },
  {
    name: 'outbox show',
    summary: 'One message in full.',
    positionals: [ID],
    options: [],
    changes: false,
    isPrivate: true,
    run: async ({ users: { outbox } }, input) => {
      const message = await outbox.byId(idOf(input, ID.name));
      if (!message) throw new AdminError('There is no such message.');
      const { id, channel, recipient } = message;
      return { record: fieldsOf(message), after: { id, channel, to: recipient } };
    },
  },
];

function fieldsOf({ id, createdAt, channel, recipient, subject, body }: OutboxMessage): Fields {
  return { id, at: timeText(createdAt), channel, to: recipient, subject, text: body };
}
