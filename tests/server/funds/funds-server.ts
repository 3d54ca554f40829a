/** A server with users whose money comes and goes. */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../server/store/database.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { png } from '../../support/server/pictures.ts';
import type { AdminServer } from '../admin/in-process.ts';

export const COIN = '1';
export const DOLLARS = '3';
export const EUROS = '4';
const COIN_ADDRESS = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';

/** The fields of a deposit's answer that tests look at. */
export interface DepositAnswer {
  readonly id: number;
  readonly status: number;
}

let users = 0;

/** A user with so much in a real account. */
export async function fundedUser(database: Database, server: AdminServer, cash = '5000'): Promise<RealUser> {
  const user = await realUser(database, server.url, `funds${++users}@example.com`);
  await server.do('deposit', { USER: user.uid, AMOUNT: cash, memo: 'To begin with' });
  return user;
}

/** What a deposit by coin is handed in with. */
export async function coinDeposit({ api }: RealUser, change: Readonly<Record<string, string>> = {}) {
  const proofImg = await api.uploaded(png());
  return { number: '250', proofImg, address: COIN_ADDRESS, charge_id: COIN, client_id: randomUUID(), ...change };
}

/** Binds an account at a bank; its number. */
export async function boundBank({ api }: Pick<RealUser, 'api'>, currency = DOLLARS): Promise<string> {
  const account = { payee_name: 'Ada Lovelace', payee_account: `No. ${randomUUID()}`, bank_name: 'Example Bank' };
  await api.post('/api/wallet/bind_draw_method', { type: '2', draw_id: currency, ...account });
  const [newest] = await api.get<{ id: number }[]>('/api/wallet/get_draw_method', { draw_type: '2' });
  return String(newest?.id);
}

/** What a withdrawal is asked for with. */
export function withdrawalOf(method: string, number = '100', currency = DOLLARS) {
  return { draw_currency_id: currency, number, draw_method_id: method, client_id: randomUUID() };
}
