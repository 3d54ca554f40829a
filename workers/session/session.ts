import * as v from 'valibot';
import { loginSchema, userSchema } from '../../src/contract/wire/account.ts';
import type { Credentials, Registration } from '../../src/contract/worker/entry-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { SessionState, UnkeptSession, User } from '../../src/contract/worker/state.ts';
import { ok } from '../../src/lib/result.ts';
import type { Environment } from '../environment.ts';
import { randomHex } from '../identifiers.ts';
import type { TabChannel, TabNews } from '../tabs/tab-channel.ts';
import { ONLY, type Storage, type StoredSession } from '../storage/storage.ts';
import type { Answer, HttpClient } from '../transport/http-client.ts';
import { formOf, registrationForm } from './entry-calls.ts';
import { toUser } from './wire-user.ts';

const DEMO_ID = 'demoId';

export interface SessionParts {
  readonly http: HttpClient;
  readonly environment: Environment;
  readonly storage: Storage;
  readonly tabs: TabChannel;
}

export interface SessionEvents {
  readonly onChange: (state: SessionState) => void;
  /** The server ended a session that was in use (code 999). */
  readonly onEnded: () => void;
  /** What the device did not keep has changed. */
  readonly onUnkept: (unkept: UnkeptSession) => void;
}

/** Who uses the client, and the token that proves it. Both are kept on the device. */
export class Session {
  readonly #http: HttpClient;
  readonly #environment: Environment;
  readonly #storage: Storage;
  readonly #events: SessionEvents;
  #state: SessionState = { status: 'loading' };
  #token = '';
  /** Whether the server has confirmed the user since the start. */
  #confirmed = false;
  readonly #tabs: TabChannel;
  #unkept: UnkeptSession = { session: undefined, demoId: undefined };

  constructor({ http, environment, storage, tabs }: SessionParts, events: SessionEvents) {
    this.#http = http;
    this.#environment = environment;
    this.#storage = storage;
    this.#events = events;
    this.#tabs = tabs;
    tabs.onNews((news) => void this.#hear(news));
  }

  get state(): SessionState {
    return this.#state;
  }

  get user(): User | undefined {
    return this.#state.status === 'member' ? this.#state.user : undefined;
  }

  get token(): string {
    return this.#token;
  }

  /**
   * Takes up the session that the device keeps. Where the server cannot be asked, its user is believed until it can.
   * @param handedOver what the page holds of a worker that died, where the device keeps nothing
   */
  async restore(handedOver?: UnkeptSession): Promise<void> {
    if (handedOver?.demoId) await this.#keepDemoId(handedOver.demoId);
    const stored = (await this.#storage.session.get(ONLY)) ?? handedOver?.session;
    if (this.#state.status !== 'loading') return;
    if (handedOver?.session) await this.#keepSession(handedOver.session);
    if (!stored) return this.#enter({ status: 'visitor' });
    this.#token = stored.token;
    await this.#ask(stored);
  }

  /** Asks again after a start without network. */
  async confirm(): Promise<void> {
    const { user } = this;
    if (user && !this.#confirmed) await this.#ask({ token: this.#token, user });
  }

  /** The line refused the token: asks over HTTP, where code 999 ends the session. */
  async recheck(): Promise<void> {
    this.#confirmed = false;
    await this.confirm();
  }

  /** Opens the device's demo account, the same one each time. */
  async logInDemo(): Promise<Outcome<User>> {
    const query = { demo_id: await this.#demoId() };
    return this.#begin(await this.#http.get('api/user/createAccountDemoForU', { query, schema: loginSchema }));
  }

  async logIn({ by, account, areaId, password }: Credentials): Promise<Outcome<User>> {
    const form = formOf({ account, password, login_type: by, area_id: areaId });
    return this.#begin(await this.#http.post('api/user/loginForU', { form, schema: loginSchema }));
  }

  /** Who has registered is logged in. */
  async register(registration: Registration): Promise<Outcome<User>> {
    const form = registrationForm(registration);
    return this.#begin(await this.#http.post('api/user/register', { form, schema: loginSchema }));
  }

  async logOut(): Promise<void> {
    const { user } = this;
    this.#tellServer();
    this.#end();
    await this.#storage.session.remove(ONLY);
    if (user) this.#tabs.tell({ kind: 'sessionEnded', userId: user.id });
  }

  /** Code 999 for a request that carried `token`. One of an earlier session says nothing about this one. */
  invalidate(token: string): void {
    if (token === '' || token !== this.#token) return;
    const wasInUse = this.#state.status === 'member';
    this.#end();
    void this.#storage.session.remove(ONLY);
    if (wasInUse) this.#events.onEnded();
  }

  async #ask(stored: StoredSession): Promise<void> {
    const answer = await this.#http.get('api/user/info', { schema: userSchema });
    // It may have been ended, or replaced by a login, while we asked.
    if (this.#token !== stored.token) return;
    if (!answer.ok && answer.error.kind === 'refused') return this.invalidate(stored.token);
    this.#confirmed = answer.ok;
    const user = answer.ok ? toUser(answer.value.data) : stored.user;
    // Nothing new is no news: a login that the line refuses would otherwise be tried without end.
    if (!this.user || !sameUser(this.user, user)) this.#enter({ status: 'member', user });
  }

  /** Takes up the session that an answer began; one that it replaces is over for the server too. */
  async #begin(answer: Outcome<Answer<v.InferOutput<typeof loginSchema>>>): Promise<Outcome<User>> {
    if (!answer.ok) return answer;
    const { token, user: wireUser } = answer.value.data;
    const user = toUser(wireUser);
    if (this.#token !== token) this.#tellServer();
    this.#token = token;
    this.#confirmed = true;
    await this.#keepSession({ token, user });
    this.#enter({ status: 'member', user });
    this.#tabs.tell({ kind: 'sessionBegun', userId: user.id });
    return ok(user);
  }

  /** Another tab of this device logged in or out. */
  async #hear(news: TabNews): Promise<void> {
    if (news.kind === 'sessionEnded' && this.user?.id === news.userId) this.#end();
    if (news.kind !== 'sessionBegun') return;
    const stored = await this.#storage.session.get(ONLY);
    if (!stored || stored.user.id !== news.userId || stored.token === this.#token) return;
    this.#token = stored.token;
    this.#confirmed = true;
    this.#enter({ status: 'member', user: stored.user });
  }

  /** Ends the session on the server, so that a token which leaked is worth nothing. A server that knows no such call loses nothing. */
  #tellServer(): void {
    if (this.#token !== '') void this.#http.post('api/user/logout', { form: {}, schema: v.unknown() });
  }

  #end(): void {
    this.#token = '';
    this.#confirmed = false;
    if (this.#unkept.session) this.#holdUnkept({ session: undefined });
    this.#enter({ status: 'visitor' });
  }

  async #demoId(): Promise<string> {
    const kept = await this.#storage.settings.get(DEMO_ID);
    if (kept) return kept;
    const made = randomHex(this.#environment.randomBytes);
    await this.#keepDemoId(made);
    return made;
  }

  async #keepDemoId(demoId: string): Promise<void> {
    if (!(await this.#storage.settings.put(DEMO_ID, demoId))) this.#holdUnkept({ demoId });
  }

  async #keepSession(session: StoredSession): Promise<void> {
    if (!(await this.#storage.session.put(ONLY, session))) this.#holdUnkept({ session });
  }

  #holdUnkept(change: Partial<UnkeptSession>): void {
    this.#unkept = { ...this.#unkept, ...change };
    this.#events.onUnkept(this.#unkept);
  }

  #enter(state: SessionState): void {
    this.#state = state;
    this.#events.onChange(state);
  }
}

function sameUser(a: User, b: User): boolean {
  return (Object.keys(a) as (keyof User)[]).every((key) => a[key] === b[key]);
}
