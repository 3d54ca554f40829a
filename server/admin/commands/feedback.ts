import { feedbackOfId, feedbackPage, finishFeedback, type StoredFeedback } from '../../feedback/feedback-store.ts';
import { uidOf } from '../../users/uid.ts';
import { AdminError, PAGE_OPTION, type Command, type Fields, type Input, type Report } from '../command.ts';
import { choiceOf, idOf, pageOf } from '../input.ts';
import type { AdminServices } from '../admin-services.ts';
import { timeText } from '../times.ts';

const ID = { name: 'ID', meaning: 'Number of the message, as in "feedback list".' };

export const FEEDBACK_COMMANDS: readonly Command[] = [
  {
    name: 'feedback list',
    summary: 'What users and visitors wrote, newest first.',
    positionals: [],
    options: [{ name: 'status', value: 'STATUS', meaning: 'waiting or all. Default: waiting.' }, PAGE_OPTION],
    changes: false,
    run: async ({ database }, input) => {
      const status = choiceOf({ status: 'waiting', ...input }, 'status', ['waiting', 'all']);
      const { rows, total } = await feedbackPage(database, status === 'all', pageOf(input));
      return { rows: rows.map(fieldsOf), total };
    },
  },
  {
    name: 'feedback show',
    summary: 'One message; with --out its picture is written.',
    positionals: [ID],
    options: [{ name: 'out', value: 'FOLDER', meaning: 'Where the picture is written.', file: 'folder' }],
    changes: false,
    run: show,
  },
  {
    name: 'feedback done',
    summary: 'Marks a message as answered.',
    positionals: [ID],
    options: [],
    changes: true,
    run: async ({ database, clock }, input) => {
      const id = idOf(input, ID.name);
      if (!(await finishFeedback(database, id, clock.now()))) throw new AdminError(`No message ${id} waits.`);
      return { message: `Message ${id} is done.`, before: { id, done: false }, after: { id, done: true } };
    },
  },
];

async function show({ database, uploads }: AdminServices, input: Input): Promise<Report> {
  const message = await feedbackOfId(database, idOf(input, ID.name));
  if (!message) throw new AdminError('There is no such message.');
  const { picture } = message;
  if (picture === undefined || input['out'] === undefined) return { record: fieldsOf(message) };
  const name = `${message.id}-picture${picture.slice(picture.lastIndexOf('.'))}`;
  const base64 = (await uploads.read(picture)).toString('base64');
  return { record: fieldsOf(message), files: [{ name, base64 }] };
}

function fieldsOf(message: StoredFeedback): Fields {
  return {
    id: message.id,
    at: timeText(message.createdAt),
    from: message.userId === undefined ? 'visitor' : uidOf(message.userId),
    email: message.email,
    language: message.language,
    picture: message.picture !== undefined,
    done: timeText(message.doneAt),
    content: message.content,
  };
}
