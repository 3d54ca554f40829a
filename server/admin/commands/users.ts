import { sql, type RawBuilder } from 'kysely';
import { selectPage } from '../../store/select-page.ts';
import { query, rows } from '../../store/typed-query.ts';
import { deleteSessions } from '../../users/sessions.ts';
import { idOfUid } from '../../users/uid.ts';
import { AdminError, PAGE_OPTION, type Command, type Input, type Report } from '../command.ts';
import { findUser, USER_WORD } from '../find-user.ts';
import { choiceOf, pageOf, textOf } from '../input.ts';
import type { AdminServices } from '../admin-services.ts';
import { fullUserFields, userFields } from '../user-fields.ts';

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
    run: async (services, input) => {
      const user = await findUser(services.database, textOf(input, USER_WORD.name));
      return { record: await fullUserFields(services, user) };
    },
  },
  {
    name: 'users lock',
    summary: 'Ends every session of a user and lets none begin; open positions go on.',
    positionals: [USER_WORD],
    options: [],
    changes: true,
    run: (services, input) => setLock(services, input, true),
  },
  {
    name: 'users unlock',
    summary: 'Lets a locked user log in again.',
    positionals: [USER_WORD],
    options: [],
    changes: true,
    run: (services, input) => setLock(services, input, false),
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

async function list({ database }: AdminServices, input: Input): Promise<Report> {
  const kind = choiceOf({ kind: 'real', ...input }, 'kind', KINDS);
  const search = input['search']?.trim() ?? '';
  const found = query
    .selectFrom('users')
    .$if(kind !== 'all', (users) => users.where('is_demo', '=', kind === 'demo'))
    .$if(search !== '', (users) => users.where(matches(search)));
  const shown = found.selectAll().orderBy('id', 'desc');
  const { rows: users, total } = await selectPage(database, { of: found, shown }, pageOf(input));
  return { rows: users.map(userFields), total };
}

/** Part of an address or a name, or a whole uid. */
function matches(search: string): RawBuilder<boolean> {
  return sql<boolean>`(id = ${idOfUid(search) ?? 0} OR strpos(email, lower(${search})) > 0
    OR strpos(mobile, ${search}) > 0 OR strpos(lower(user_name), lower(${search})) > 0)`;
}

/** The lock and the end of the sessions are one: none can begin between them. */
async function setLock({ database, users, clock }: AdminServices, input: Input, locked: boolean): Promise<Report> {
  const { id, uid } = await findUser(database, textOf(input, USER_WORD.name));
  const ended = await database.transaction(async (queryable) => {
    const others = query
      .updateTable('users')
      .where('id', '=', id)
      .where('locked_at', locked ? 'is' : 'is not', null);
    const changed = await rows(queryable, others.set({ locked_at: locked ? clock.now() : null }).returning('id'));
    if (changed.length === 0) throw new AdminError(`${uid} is ${locked ? 'locked already' : 'not locked'}.`);
    return locked ? deleteSessions(queryable, id) : [];
  });
  users.sessions.ended(ended);
  return {
    message: locked ? `${uid} is locked; ${ended.length} sessions ended.` : `${uid} may log in again.`,
    before: { uid, locked: !locked },
    after: { uid, locked },
  };
}

async function endSessions({ database, users }: AdminServices, input: Input): Promise<Report> {
  const { id, uid } = await findUser(database, textOf(input, USER_WORD.name));
  const ended = await deleteSessions(database, id);
  users.sessions.ended(ended);
  const sessions = ended.length;
  return {
    message: `${sessions} sessions of ${uid} ended.`,
    before: { uid, sessions },
    after: { uid, sessions: 0 },
  };
}
