/** A server with traders who lead and follow. */
import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { WireFollowing } from '../../../src/contract/wire/follow.ts';
import type { WireOrder } from '../../../src/contract/wire/order.ts';
import { Api, type Deals } from '../../support/server/api.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import type { Database } from '../../../server/store/database.ts';

const EURUSD = '1';
export const PRICE = '1.16520';

/** A following as this server shows it. */
type ShownFollowing = WireFollowing & { readonly skipped: readonly unknown[] };

/** Starts a server whose wall clock stands at the market's time. */
export async function startFollowServer(database: Database): Promise<TestServer> {
  const server = await startTestServer(database, {}, { clock: new ManualClock() });
  server.feed.tick('EURUSD', PRICE);
  return server;
}

/** One demo account, as a leader or a follower. */
export class FollowTrader {
  readonly api: Api;
  code = '';

  private constructor(api: Api) {
    this.api = api;
  }

  static async signIn(server: TestServer): Promise<FollowTrader> {
    const trader = new FollowTrader(new Api(server.url));
    await trader.api.signIn();
    return trader;
  }

  /** Lets others follow. */
  async lead(name = 'Ada'): Promise<this> {
    expect((await this.api.post('/api/follow/publish', { on: '1', name })).code).toBe(1);
    this.code = (await this.api.get<{ code: string }>('/api/follow/own')).code;
    return this;
  }

  async follow({ code }: FollowTrader, terms: Readonly<Record<string, string>> = {}): Promise<WireFollowing> {
    const form = { code, mode: 'fixed', multiple: '1', client_id: randomUUID(), ...terms };
    const { code: answer, msg, data } = await this.api.post<WireFollowing>('/api/follow/follow', form);
    expect([answer, msg]).toEqual([1, 'You follow this trader now']);
    return data;
  }

  /** Opens a position in EURUSD; its row. */
  open(terms: Readonly<Record<string, string>> = {}): Promise<WireOrder> {
    return this.api.get<WireOrder>('/v1/api/forex/submit', {
      forex_id: EURUSD,
      type: '1',
      status: '1',
      cont: '1',
      multiple: '100',
      client_id: randomUUID(),
      ...terms,
    });
  }

  close(id: number | string, terms: Readonly<Record<string, string>> = {}): Promise<WireOrder> {
    return this.api.get<WireOrder>('/v1/api/forex/close', { id: String(id), ...terms });
  }

  /** Open positions, oldest first. */
  async positions(): Promise<readonly WireOrder[]> {
    const { data } = await this.api.get<Deals>('/v1/api/forex/my_deal', { status: '1', page: '1' });
    return data.toReversed();
  }

  /** What has ended, newest first. */
  async history(): Promise<readonly WireOrder[]> {
    return (await this.api.get<Deals>('/v1/api/forex/my_deal', { status: '3', page: '1' })).data;
  }

  followings(): Promise<readonly ShownFollowing[]> {
    return this.api.get('/api/follow/mine');
  }

  /** Lots of the open copies, oldest first, once there are so many. */
  async copies(count: number): Promise<readonly unknown[]> {
    return vi.waitUntil(
      async () => {
        const rows = (await this.positions()).filter(({ follow_code }) => follow_code !== undefined);
        return rows.length === count && rows.map(({ Quantity }) => Quantity);
      },
      { timeout: 10_000 },
    );
  }

  /** The newest following, once it is as wanted. */
  following(isSo: (following: ShownFollowing) => boolean): Promise<ShownFollowing> {
    return vi.waitUntil(async () => (await this.followings()).find((one, place) => place === 0 && isSo(one)), {
      timeout: 10_000,
    });
  }
}
