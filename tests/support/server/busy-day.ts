import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { HOUR, MINUTE, PASSWORD, type Members } from './members.ts';
import { TestSocket } from './socket.ts';

/** How much happens in each of a day's hours. */
export interface Traffic {
  /** Of new visitors, each from an address of their own. */
  readonly visitors: number;
  /** Of users who have been there before. */
  readonly logIns: number;
}

/** A day of a server, in moments: visitors and users come by the hour, strangers guess, and the server tidies up. */
export class BusyDay {
  readonly #members: Members;
  readonly #accounts: readonly string[];
  #addresses = 0;

  /** @param accounts whose users come back; their server must trust this machine as a proxy */
  constructor(members: Members, accounts: readonly string[]) {
    this.#members = members;
    this.#accounts = accounts;
  }

  /** Plays 24 hours; the clock ends a day later. */
  async play(traffic: Traffic): Promise<void> {
    for (let hour = 0; hour < 24; hour++) {
      for (let i = 0; i < traffic.visitors; i++) await this.#visit(i);
      for (let i = 0; i < traffic.logIns; i++) await this.#comeBack(i);
      this.#members.clock.advance(HOUR - traffic.logIns * MINUTE);
      await this.#members.server.tidy();
    }
  }

  #from(address: string): Api {
    const api = this.#members.api();
    api.from = address;
    return api;
  }

  /** Opens a demo account, looks at prices, trades, writes to the back office, and leaves for good. */
  async #visit(number: number): Promise<void> {
    const api = this.#from(`10.${++this.#addresses >> 16}.${(this.#addresses >> 8) & 0xff}.${this.#addresses & 0xff}`);
    const { token } = await api.signIn();
    const socket = await TestSocket.open(this.#members.server.url, { 'x-forwarded-for': api.from ?? '' });
    socket.subscribe('DAY_MARKET', 'FOREX_TRADE');
    await socket.logIn(token);
    socket.close();
    const { Id } = await api.submit({ cont: '0.01' });
    // Some leave a position open, and never come back to it.
    if (number % 3 > 0) await api.get('/v1/api/forex/close', { id: String(Id) });
    await api.post('/api/feedback/submit', { content: `From visitor ${number}` });
    const { data } = await api.post<{ token: string }>('/api/chat/open');
    const said = { token: data.token, client_id: randomUUID(), text: `From visitor ${number}` };
    await api.post('/api/chat/send', said);
    await fetch(`${api.url}/api/captcha/${randomUUID()}`, { headers: { 'x-forwarded-for': api.from ?? '' } });
    await api.post('/api/user/loginForU', {
      account: `${randomUUID()}@example.com`,
      password: 'x',
      login_type: 'email',
    });
  }

  /** A user logs in from somewhere, a stranger fails to, and either asks for a code. */
  async #comeBack(number: number): Promise<void> {
    const account = this.#accounts[number % this.#accounts.length] ?? '';
    const stranger = this.#from(`172.16.${++this.#addresses & 0xff}.${number}`);
    const form = { account, login_type: 'email' };
    await stranger.post('/api/user/loginForU', { ...form, password: 'a guess' });
    await stranger.post('/api/notify/send_email', { to: account, type: '2' });
    this.#members.clock.advance(MINUTE);
    await this.#from(`192.168.${this.#addresses & 0xff}.9`).post('/api/user/loginForU', {
      ...form,
      password: PASSWORD,
    });
  }
}
