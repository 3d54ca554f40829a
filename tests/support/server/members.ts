import { randomUUID } from 'node:crypto';
import type { WireLogin } from '../../../src/contract/wire/account.ts';
import type { Envelope } from '../../../src/contract/wire/envelope.ts';
import type { ServerOptions } from '../../../server/start-server.ts';
import { Outbox } from '../../../server/delivery/outbox.ts';
import type { Database } from '../../../server/store/database.ts';
import { Api, type Form } from './api.ts';
import { ManualClock } from './manual-clock.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const PASSWORD = 'a heron stands still';

/** A server whose clock is in hand, and what its people do. */
export class Members {
  readonly server: TestServer;
  readonly clock: ManualClock;
  readonly database: Database;

  private constructor(server: TestServer, clock: ManualClock, database: Database) {
    this.server = server;
    this.clock = clock;
    this.database = database;
  }

  static async start(
    database: Database,
    environment: Readonly<Record<string, string>> = {},
    options: ServerOptions = {},
    clock = new ManualClock(),
  ): Promise<Members> {
    const server = await startTestServer(database, environment, { clock, ...options });
    return new Members(server, clock, database);
  }

  api(): Api {
    return new Api(this.server.url);
  }

  newEmail(): string {
    return `${randomUUID()}@example.com`;
  }

  /** Asks for a code, a minute after anything before. */
  async askForCode(to: string, api = this.api()): Promise<Envelope<unknown>> {
    this.clock.advance(MINUTE);
    return to.includes('@')
      ? api.post('/api/notify/send_email', { to, type: '2' })
      : api.post('/api/notify/send_sms', { to, type: '2' });
  }

  /** The newest code in the outbox. */
  async codeIn(recipient: string): Promise<string> {
    const [message] = await new Outbox(this.database, this.clock).newest(1, recipient);
    const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was sent to ${recipient}`);
    return code;
  }

  async newCode(to: string): Promise<string> {
    const { code, msg } = await this.askForCode(to);
    if (code !== 1) throw new Error(`${code} ${msg}`);
    return this.codeIn(to.includes('@') ? to.toLowerCase() : to);
  }

  register(account: string, code: string, more: Readonly<Record<string, string>> = {}): Promise<Envelope<WireLogin>> {
    const type = account.includes('@') ? 'email' : 'mobile';
    const form = { type, account, password: PASSWORD, re_password: PASSWORD, sms_code: code, ...more };
    return this.api().post<WireLogin>('/api/user/register', form);
  }

  /** Somebody with an account, signed in. */
  async member(
    account = this.newEmail(),
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ readonly account: string; readonly api: Api; readonly login: WireLogin }> {
    const { code, msg, data: login } = await this.register(account, await this.newCode(account), more);
    if (code !== 1) throw new Error(`${code} ${msg}`);
    const api = this.api();
    api.token = login.token;
    return { account, api, login };
  }

  logIn(
    account: string,
    password = PASSWORD,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Envelope<WireLogin>> {
    const login_type = account.includes('@') || /[a-z]/i.test(account) ? 'email' : 'mobile';
    return this.api().post<WireLogin>('/api/user/loginForU', { account, password, login_type, ...more } satisfies Form);
  }
}

/** A code that is not this one. */
export function otherCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
