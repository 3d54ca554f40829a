import { expect } from 'vitest';
import type { Database } from '../../../../server/store/database.ts';
import { accountIdOf, credit } from '../../../support/server/ledger.ts';
import type { Api } from '../../../support/server/api.ts';
import { png } from '../../../support/server/pictures.ts';
import { realUser, type RealUser } from '../../../support/server/real-user.ts';
import { CLIENT_ID, DEVICE_KEY, SECRETS } from './harm.ts';

/** Somebody with money, orders in every state, pictures, papers, a deposit and a withdrawal that wait, and an invited friend. */
export interface Victim extends RealUser {
  /** What stands for the `$…` of harmful values. */
  readonly belongings: ReadonlyMap<string, string>;
}

export async function makeVictim(database: Database, url: string): Promise<Victim> {
  const user = await realUser(database, url, SECRETS.email);
  const { api } = user;
  await credit(database, user.id, SECRETS.balance);
  const belongings = new Map<string, string>();
  belongings.set('$held', String((await api.submit({ client_id: CLIENT_ID })).Id));
  belongings.set('$pending', String((await api.submit({ status: '0', target_price: '1.10000' })).Id));
  const closed = String((await api.submit()).Id);
  await api.get('/v1/api/forex/close', { id: closed });
  belongings.set('$closed', closed);
  for (const name of ['$picture', '$back', '$spare', '$proof']) belongings.set(name, await api.uploaded(png()));
  const papers = { front_pic: belongings.get('$picture') ?? '', reverse_pic: belongings.get('$back') ?? '' };
  const handedIn = await api.post('/api/user_real/real_name', {
    name: SECRETS.name,
    card_id: SECRETS.card,
    ...papers,
  });
  expect(handedIn.code).toBe(1);
  await askForMoney(api, belongings);
  await inviteFriend(database, user.id);
  belongings.set('$endpoint', SECRETS.endpoint);
  const device = { endpoint: SECRETS.endpoint, p256dh: DEVICE_KEY, auth: 'AAAAAAAAAAAAAAAAAAAAAA', kinds: 'funds' };
  expect((await api.post('/api/push/subscribe', device)).code).toBe(1);
  // Last: what the figures are made from then stands still.
  expect((await api.post('/api/follow/publish', { on: '1', name: 'Leading' })).code).toBe(1);
  belongings.set('$leader', (await api.get<{ code: string }>('/api/follow/own')).code);
  const [row] = await database.query('SELECT invite_code FROM users WHERE id = $1', [user.id]);
  belongings.set('$invite', String(row?.['invite_code']));
  return { ...user, belongings };
}

async function askForMoney(api: Api, belongings: Map<string, string>): Promise<void> {
  const deposit = { number: '100', wire_id: '3', proofImg: belongings.get('$proof') ?? '', client_id: CLIENT_ID };
  await api.get('/api/quickCharge/wire_submit', deposit);
  const method = { type: '2', draw_id: '3', bank_name: 'B', payee_name: SECRETS.name, payee_account: SECRETS.iban };
  expect((await api.post('/api/wallet/bind_draw_method', method)).code).toBe(1);
  const [bound] = await api.get<{ id: number }[]>('/api/wallet/get_draw_method', { draw_type: '2' });
  belongings.set('$method', String(bound?.id));
  const draw = { draw_currency_id: '3', number: '100', draw_method_id: String(bound?.id), client_id: CLIENT_ID };
  expect((await api.post('/api/account/draw', draw)).code).toBe(1);
}

/** Somebody whom only the victim may see among the invited, with a reward that waits. */
async function inviteFriend(database: Database, userId: number): Promise<void> {
  await database.query(
    `WITH friend AS (
       INSERT INTO users (is_demo, user_name, invite_code, created_at, invited_by) VALUES (FALSE, $1, 'F00D', 1, $2)
       RETURNING id
     )
     INSERT INTO invite_rewards (invited_id, account_id, amount, state, created_at)
     SELECT id, $3, 25, 'pending', 1 FROM friend`,
    [SECRETS.friend, userId, await accountIdOf(database, userId)],
  );
}

/** Everything that the database has of a user, whatever tables there are. */
export async function allOf(database: Database, userId: number): Promise<unknown> {
  const columns = await database.query(
    `SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'
     AND (column_name IN ('user_id', 'account_id') OR (table_name IN ('users', 'trading_accounts') AND column_name = 'id'))
     ORDER BY 1, 2`,
  );
  expect(columns.length).toBeGreaterThanOrEqual(8);
  const accountId = await accountIdOf(database, userId);
  const subscriptions = database.query(
    'SELECT s.* FROM push_subscriptions AS s JOIN sessions ON token_hash = session_hash WHERE user_id = $1',
    [userId],
  );
  return Promise.all([
    subscriptions,
    ...columns.map(({ table_name: table, column_name: column }) => {
      const id = column === 'account_id' || (table === 'trading_accounts' && column === 'id') ? accountId : userId;
      return database.query(`SELECT * FROM ${String(table)} WHERE ${String(column)} = $1 ORDER BY 1`, [id]);
    }),
  ]);
}
