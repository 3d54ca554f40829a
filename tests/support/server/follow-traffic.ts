/** Random trading, following, pausing and ending of several accounts, and what must hold of copies whatever happened. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import type { Queryable } from '../../../server/store/database.ts';
import type { Api } from './api.ts';

const EURUSD_LOTS = ['0.01', '0.1', '0.37', '1', '2.5'];
const MULTIPLES = ['0.1', '0.5', '1', '3'];

interface FollowTrafficServices {
  /** Each account's; it goes to the server that runs. */
  readonly apis: () => readonly Api[];
  /** At least 0, below 1. */
  readonly random: () => number;
  /** The instrument that is traded. */
  readonly instrument: { readonly id: string; readonly leverage: string };
}

export class FollowTraffic {
  readonly #services: FollowTrafficServices;
  readonly #codes: string[] = [];

  constructor(services: FollowTrafficServices) {
    this.#services = services;
  }

  /** Makes every account one that others may follow. */
  async publish(): Promise<void> {
    for (const [place, api] of this.#services.apis().entries()) {
      await api.post('/api/follow/publish', { on: '1', name: `Trader ${place}` });
      this.#codes[place] = (await api.get<{ code: string }>('/api/follow/own')).code;
    }
  }

  /** One action of one account; refusals and lost answers are part of it. */
  async step(): Promise<void> {
    const api = this.#pick(this.#services.apis());
    const actions = [
      () => this.#open(api),
      () => this.#open(api),
      () => this.#close(api, {}),
      () => this.#close(api, { cont: this.#pick(EURUSD_LOTS) }),
      () => this.#setStops(api),
      () => this.#follow(api),
      () => this.#follow(api),
      () => this.#post(api, 'pause', { on: this.#pick(['0', '1']) }),
      () => this.#post(api, 'unfollow', { close: this.#pick(['0', '1']) }),
      () => (this.#services.random() < 0.1 ? api.call('/v1/api/main/user/resetForexDemoAccount') : undefined),
    ];
    await Promise.resolve(this.#pick(actions)()).catch(ignoreLost);
  }

  #pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.#services.random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick');
    return item;
  }

  async #open(api: Api): Promise<void> {
    const { id, leverage } = this.#services.instrument;
    await api.call('/v1/api/forex/submit', {
      forex_id: id,
      type: this.#pick(['1', '2']),
      status: '1',
      cont: this.#pick(EURUSD_LOTS),
      multiple: leverage,
      client_id: randomUUID(),
    });
  }

  async #close(api: Api, terms: Readonly<Record<string, string>>): Promise<void> {
    const row = await this.#position(api);
    if (row) await api.call('/v1/api/forex/close', { id: String(row.Id), ...terms });
  }

  async #setStops(api: Api): Promise<void> {
    const row = await this.#position(api);
    if (!row) return;
    const away = this.#pick([0.9, 1.1]);
    const digits = String(row.Price).split('.')[1]?.length ?? 0;
    const stop = (Number(row.Price) * away).toFixed(digits);
    await api.call('/v1/api/forex/set_stop_price', { id: String(row.Id), stop_loss_price: stop });
  }

  async #follow(api: Api): Promise<void> {
    await this.#post(api, 'follow', {
      mode: this.#pick(['fixed', 'equity']),
      multiple: this.#pick(MULTIPLES),
      client_id: randomUUID(),
      ...(this.#services.random() < 0.3 ? { max_cont: '0.5' } : {}),
      ...(this.#services.random() < 0.3 ? { stop_loss: this.#pick(['50', '500']) } : {}),
    });
  }

  async #post(api: Api, call: string, form: Readonly<Record<string, string>>): Promise<void> {
    await api.post(`/api/follow/${call}`, { code: this.#pick(this.#codes), ...form });
  }

  async #position(api: Api): Promise<WireOrder | undefined> {
    const { data } = await api.deals(1);
    return data.length === 0 ? undefined : this.#pick(data);
  }
}

/** A copy beside the leader's position and its own. */
interface CopyRow {
  readonly state: string;
  readonly reason: string;
  readonly following_state: string;
  readonly order_id: number | null;
  readonly orders: number;
  readonly opened_lots: string;
  readonly copy_lots: string;
  readonly leader_opened: string;
  /** NULL where the position is gone with the history of a demo account. */
  readonly leader_lots: string | null;
  readonly lots: string | null;
  readonly closing_reason: string | null;
}

/** How many copies there were of each state. */
export type CopyCounts = Readonly<Record<string, number>>;

/**
 * What holds of every copy when everything has been worked off, the instruments being open: it has exactly one order, or
 * none and a reason; open ones have the leader's share; closed and released ones say why; none is lost.
 */
export async function expectCopiesKept(database: Queryable, minLots: number): Promise<CopyCounts> {
  const copies = (await database.query(COPIES)) as unknown as readonly CopyRow[];
  for (const copy of copies) expectCopyKept(copy, minLots);
  expect(await database.query(STRAY_ORDERS)).toEqual([]);
  expect(await database.query(MISSING_COPIES)).toEqual([]);
  const counts: Record<string, number> = {};
  for (const { state } of copies) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

function expectCopyKept(copy: CopyRow, minLots: number): void {
  const what = JSON.stringify(copy);
  expect(['open', 'closed', 'released', 'skipped'], what).toContain(copy.state);
  expect(copy.orders, what).toBe(copy.state === 'skipped' ? 0 : 1);
  if (copy.state === 'skipped') expect(copy.reason, what).not.toBe('');
  if (copy.state === 'closed') expect([Number(copy.lots), copy.closing_reason === null], what).toEqual([0, false]);
  if (copy.state === 'released') expect(copy.following_state === 'ended' || copy.reason === 'user', what).toBe(true);
  if (copy.state !== 'open') return;
  expect(copy.following_state, what).not.toBe('ended');
  expect(Number(copy.leader_lots), what).toBeGreaterThan(0);
  const lots = hundredths(copy.lots);
  const share = (hundredths(copy.copy_lots) * hundredths(copy.leader_lots)) / hundredths(copy.leader_opened);
  expect(lots >= share || lots === 0n, what).toBe(true);
  // A part below the least lots waits for the next one.
  expect(Number(lots - share), what).toBeLessThan(minLots * 100 + 1);
}

/** Lots in steps of 0.01, exact. */
function hundredths(lots: string | null): bigint {
  const [whole = '0', digits = ''] = (lots ?? '0').split('.');
  return BigInt(whole + digits.slice(0, 2).padEnd(2, '0'));
}

const COPIES = `
  SELECT copies.state, copies.reason, followings.state AS following_state, copies.order_id, copies.lots AS copy_lots,
    copies.leader_lots AS leader_opened, leaders.lots AS leader_lots, own.lots,
    (SELECT COUNT(*) FROM orders WHERE orders.client_id = 'copy/' || following_id || '/' || leader_position_id
      AND orders.account_id = followings.follower_id) AS orders,
    (SELECT reason FROM deals WHERE deals.position_id = copies.order_id ORDER BY number DESC LIMIT 1) AS closing_reason
  FROM copies JOIN followings ON followings.id = copies.following_id
  LEFT JOIN positions AS leaders ON leaders.id = copies.leader_position_id
  LEFT JOIN positions AS own ON own.id = copies.order_id`;

/** Orders that say they are copies, and are none. */
const STRAY_ORDERS = `
  SELECT id, client_id FROM orders WHERE follow_code IS NOT NULL AND NOT EXISTS (
    SELECT FROM copies WHERE copies.order_id = orders.id
  )`;

/** Positions opened while somebody's following ran, and of which nothing was decided. */
const MISSING_COPIES = `
  SELECT events.account_id, events.sequence, followings.id FROM domain_events AS events
  JOIN followings ON followings.leader_id = events.account_id AND followings.state = 'running'
    AND followings.leader_sequence < events.sequence
  WHERE events.type = 'PositionOpened' AND NOT EXISTS (
    SELECT FROM copies WHERE following_id = followings.id
      AND leader_position_id = (events.payload->>'id')::BIGINT
  )`;

/** A server that was killed answers nothing. */
function ignoreLost(error: unknown): void {
  if (!(error instanceof TypeError && error.message === 'fetch failed')) throw error;
}
