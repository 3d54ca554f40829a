import { deleteSessions } from '../../users/sessions.ts';
import { idOfUid } from '../../users/uid.ts';
import { OfficeError, PAGE_OPTION, type Command, type Input, type Report } from '../command.ts';
import { findUser, USER_WORD } from '../find-user.ts';
import { choiceOf, pageOf, textOf } from '../input.ts';
import type { Office } from '../office.ts';
import { fullUserFields, userFields } from '../user-fields.ts';
import { selectPage } from '../../store/select-page.ts';

const KINDS = ['real', 'demo', 'all'] as const;

export const USER_COMMANDS: readonly Command[] = [
  {
    name: 'users list',
    summary: 'Users, newest first, and who invited them.',
    positionals: [],
    options: [
      { name: 'search', value: 'TEXT', meaning: 'Part of an e-mail address, mobile number or user name; or a uid.' },
      { name: 'kind', value: 'KIND', meaning: `${KINDS.join(', ')}. Default: real.` },
      PAGE_OPTION,
    ],
    changes: false,
    run: list,
  },
  {
    name: 'users show',
    summary: 'One user: addresses, money, orders, verification, invitations.',
    positionals: [USER_WORD],
    options: [],
    changes: false,
    run: async (office, input) => {
      const user = await findUser(office.database, textOf(input, USER_WORD.name));
      return { record: await fullUserFields(office, user) };
    },
  },
  {
    name: 'users lock',
    summary: 'Ends every session of a user and lets none begin; open positions go on.',
    positionals: [USER_WORD],
    options: [],
    changes: true,
    run: (office, input) => setLock(office, input, true),
  },
  {
    name: 'users unlock',
    summary: 'Lets a locked user log in again.',
    positionals: [USER_WORD],
    options: [],
    changes: true,
    run: (office, input) => setLock(office, input, false),
  },
  {
    name: 'users end-sessions',
    summary: 'Logs a user out everywhere.',
    positionals: [USER_WORD],
    options: [],
    changes: true,
    run: endSessions,
  },
];

async function list({ database }: Office, input: Input): Promise<Report> {
  const kind = choiceOf({ kind: 'real', ...input }, 'kind', KINDS);
  const search = input['search']?.trim() ?? '';
  const filter = `($1 = 'all' OR is_demo = ($1 = 'demo')) AND ($2 = '' OR id = $3
    OR strpos(email, lower($2)) > 0 OR strpos(mobile, $2) > 0 OR strpos(lower(user_name), lower($2)) > 0)`;
  const values = [kind, search, idOfUid(search) ?? 0];
  const { rows, total } = await selectPage(database, { from: `users WHERE ${filter}`, values }, pageOf(input));
  return { rows: rows.map(userFields), total };
}

/** The lock and the end of the sessions are one: none can begin between them. */
async function setLock({ database, sessions, clock }: Office, input: Input, locked: boolean): Promise<Report> {
  const { id, uid } = await findUser(database, textOf(input, USER_WORD.name));
  const ended = await database.transaction(async (queryable) => {
    const changed = await queryable.query(
      'UPDATE users SET locked_at = $2 WHERE id = $1 AND (locked_at IS NULL) = $3 RETURNING id',
      [id, locked ? clock.now() : null, locked],
    );
    if (changed.length === 0) throw new OfficeError(`${uid} is ${locked ? 'locked already' : 'not locked'}.`);
    return locked ? deleteSessions(queryable, id) : [];
  });
  sessions.ended(ended);
  return {
    message: locked ? `${uid} is locked; ${ended.length} sessions ended.` : `${uid} may log in again.`,
    before: { uid, locked: !locked },
    after: { uid, locked },
  };
}

async function endSessions({ database, sessions }: Office, input: Input): Promise<Report> {
  const { id, uid } = await findUser(database, textOf(input, USER_WORD.name));
  const ended = await deleteSessions(database, id);
  sessions.ended(ended);
  const count = ended.length;
  return {
    message: `${count} sessions of ${uid} ended.`,
    before: { uid, sessions: count },
    after: { uid, sessions: 0 },
  };
}
