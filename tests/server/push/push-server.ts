/** A server that sends push messages to a service of the tests' own, and people with devices. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { PUSH_KINDS } from '../../../src/domain/push-kind.ts';
import type { Database } from '../../../server/store/database.ts';
import { Api } from '../../support/server/api.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { DAY, MINUTE } from '../../support/server/members.ts';
import { PushService, type Device } from '../../support/server/push-service.ts';
import { registered, type Person } from '../../support/server/inviting.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';

export const ALL = PUSH_KINDS.join(',');
export const SLOW = { timeout: 10_000 };

export interface Trader {
  readonly api: Api;
  readonly device: Device;
}

export class PushServer {
  readonly service: PushService;
  readonly clock = new ManualClock();
  /** Another time than the wall's, as that of a replay. */
  readonly marketClock = new ManualClock(this.clock.now() - DAY);
  readonly #database: Database;
  #server: AdminServer | undefined;
  #people = 0;

  private constructor(database: Database, service: PushService) {
    this.#database = database;
    this.service = service;
  }

  static async start(database: Database): Promise<PushServer> {
    const push = new PushServer(database, await PushService.start());
    await push.open();
    return push;
  }

  async stop(): Promise<void> {
    await this.server.close();
    await this.service.stop();
  }

  get server(): AdminServer {
    if (!this.#server) throw new Error('The server has not started');
    return this.#server;
  }

  async open(hosts = this.service.origin): Promise<void> {
    const push = { PUSH_HOSTS: hosts, PUSH_CONTACT: 'mailto:desk@example.com' };
    // Money may leave at once, also by a method that was bound just now.
    const settings = { ...push, COOL_OFF_HOURS: '0', UNVERIFIED_MOST: '4000' };
    const { clock, marketClock } = this;
    this.#server = await startAdminServer(this.#database, settings, { clock, marketClock });
    this.server.feed.tick('EURUSD', '1.16520');
  }

  tick(price: string): void {
    this.server.feed.clock.advance(1_000);
    this.server.feed.tick('EURUSD', price);
  }

  async subscribe(api: Api, kinds = ALL, device = this.service.newDevice()): Promise<Device> {
    expect(await api.post('/api/push/subscribe', device.form(kinds))).toMatchObject({ code: 1, data: null });
    return device;
  }

  /** With a demo account. */
  async trader(kinds = ALL, language = 'en'): Promise<Trader> {
    const api = Object.assign(new Api(this.server.url), { language });
    await api.signIn();
    return { api, device: await this.subscribe(api, kinds) };
  }

  /** With an account of their own. */
  person(): Promise<Person> {
    this.clock.advance(MINUTE);
    const ask = (command: string, input?: Readonly<Record<string, string>>) => this.server.ask(command, input);
    return registered(this.server.url, ask, `push${++this.#people}@example.com`);
  }

  /** Opens a position and has its stop loss reached. @returns the position's id */
  async stopOnce(api: Api): Promise<string> {
    this.tick('1.16520');
    const { Id } = (await api.submit({ stop_loss_price: '1.16' })) as { Id: string };
    this.tick('1.15900');
    return Id;
  }

  /** Whatever was to come has come: a stop of somebody else was told after it. */
  async settle(): Promise<void> {
    const { api, device } = await this.trader();
    await this.stopOnce(api);
    await titles(device).toEqual(['Stop loss reached']);
  }

  /** How often a message to the device was sent in vain. */
  async tries({ endpoint }: Device): Promise<unknown> {
    const [row] = await this.#database.query(
      'SELECT max(tries) AS tries FROM push_messages JOIN push_subscriptions USING (session_hash) WHERE endpoint = $1',
      [endpoint],
    );
    return row?.['tries'];
  }
}

export function titles(device: Device) {
  return expect.poll(() => device.titles, SLOW);
}

/** One for all tests of a file. */
export function usePushServer(use: () => Database): () => PushServer {
  let push: PushServer;
  beforeAll(async () => {
    push = await PushServer.start(use());
  });
  afterAll(() => push.stop());
  beforeEach(() => push.tick('1.16520'));
  return () => push;
}
