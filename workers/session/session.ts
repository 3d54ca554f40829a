import * as v from 'valibot';
import { loginSchema, userSchema } from '../../src/contract/wire/account.ts';
import type { Credentials, Registration } from '../../src/contract/worker/auth-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { SessionState, UnsavedSession, User } from '../../src/contract/worker/state.ts';
import { ok } from '../../src/lib/result.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Environment } from '../environment.ts';
import { randomHex } from '../identifiers.ts';
import type { TabChannel } from '../tabs/tab-channel.ts';
import type { TabMessage } from '../tabs/tab-message.ts';
import { ONLY, type Storage, type StoredSession } from '../storage/storage.ts';
import type { Answer, HttpClient } from '../transport/http-client.ts';
import type { RequestContext } from '../transport/request-context.ts';
import { isTransient, RetryTimer, type RetryConditions } from '../transport/retry-timer.ts';
import { formOf, registrationForm } from './auth-forms.ts';
import { toUser } from './wire-user.ts';

const DEMO_ID = 'demoId';
/** A start waits so long for the server to say who is here. */
const BELIEVED_AFTER_MS = 500;

/** Where a session comes from, and where it is kept. */
export interface SessionDependencies {
  readonly http: HttpClient;
  /** The token is written here, and nowhere else. */
  readonly context: RequestContext;
  readonly environment: Pick<Environment, 'randomBytes' | 'timers'>;
  readonly storage: Pick<Storage, 'session' | 'settings'>;
  readonly tabs: TabChannel;
  readonly connection: RetryConditions['connection'];
  readonly events: ClientEmitter;
}

/** Who uses the client, and the token that proves it. The device keeps both. */
export class Session {
  readonly #dependencies: SessionDependencies;
  readonly #retry: RetryTimer;
  #state: SessionState = { status: 'loading' };
  /** Whether the server has confirmed the user since the start. */
  #confirmed = false;
  #unsaved: UnsavedSession = { session: undefined, demoId: undefined };

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
    const { environment, connection, events } = dependencies;
    this.#retry = new RetryTimer({ timers: environment.timers, connection }, () => void this.#confirm());
    events.on('connected', () => void this.#confirm());
    events.on('loginAnswered', ({ accepted }) => {
      if (!accepted) void this.#recheck();
    });
    events.on('tokenRejected', ({ token }) => this.#invalidate(token));
    events.on('tabMessage', (message) => void this.#follow(message));
  }

  get state(): SessionState {
    return this.#state;
  }

  get user(): User | undefined {
    return this.#state.status === 'member' ? this.#state.user : undefined;
  }

  /**
   * Continues the session that the device keeps, unless another one has begun meanwhile. Where the server is not there,
   * or slow to answer, the stored user is believed until it does.
   * @param handedOver what the page holds of a worker that died, where the device keeps nothing
   */
  async restore(handedOver?: UnsavedSession): Promise<void> {
    if (handedOver?.demoId) await this.#keepDemoId(handedOver.demoId);
    const stored = (await this.#dependencies.storage.session.get(ONLY)) ?? handedOver?.session;
    if (this.#hasBegun) return;
    if (!stored) return this.#enter({ status: 'visitor' });
    this.#token = stored.token;
    if (handedOver?.session) await this.#keepSession(handedOver.session);
    const { timers } = this.#dependencies.environment;
    const cancel = timers.after(BELIEVED_AFTER_MS, () => this.#believe(stored));
    await this.#ask(stored);
    cancel();
  }

  /** Opens the device's demo account, the same one each time. */
  async logInDemo(): Promise<Outcome<User>> {
    const query = { demo_id: await this.#demoId() };
    return this.#begin(
      await this.#dependencies.http.get('api/user/createAccountDemoForU', { query, schema: loginSchema }),
    );
  }

  async logIn({ by, account, areaId, password }: Credentials): Promise<Outcome<User>> {
    const form = formOf({ account, password, login_type: by, area_id: areaId });
    return this.#begin(await this.#dependencies.http.post('api/user/loginForU', { form, schema: loginSchema }));
  }

  /** Registers a user, who is then logged in. */
  async register(registration: Registration): Promise<Outcome<User>> {
    const form = registrationForm(registration);
    return this.#begin(await this.#dependencies.http.post('api/user/register', { form, schema: loginSchema }));
  }

  async logOut(): Promise<void> {
    const { user } = this;
    this.#endOnServer();
    this.#end();
    await this.#dependencies.storage.session.remove(ONLY);
    if (user) this.#dependencies.tabs.post({ kind: 'sessionEnded', userId: user.id });
  }

  get #token(): string {
    return this.#dependencies.context.token;
  }

  set #token(token: string) {
    this.#dependencies.context.token = token;
  }

  /** Whether a login was answered, or the session is known otherwise: what the device kept is older. */
  get #hasBegun(): boolean {
    return this.#state.status !== 'loading' || this.#token !== '';
  }

  /** Asks the server who is here, once it can be asked: after a start without network, or where it did not answer. */
  async #confirm(): Promise<void> {
    const { user } = this;
    this.#retry.cancel();
    if (user && !this.#confirmed) await this.#ask({ token: this.#token, user });
  }

  /** The socket refused the token: asks over HTTP, where code 999 ends the session. */
  async #recheck(): Promise<void> {
    this.#confirmed = false;
    await this.#confirm();
  }

  /** Code 999 for a request that carried `token`. The end of an earlier session is not the end of this one. */
  #invalidate(token: string): void {
    if (token === '' || token !== this.#token) return;
    const wasInUse = this.#state.status === 'member';
    this.#end();
    void this.#dependencies.storage.session.remove(ONLY);
    if (wasInUse) this.#dependencies.events.emit('notice', { kind: 'sessionEnded' });
  }

  async #ask(stored: StoredSession): Promise<void> {
    const answer = await this.#dependencies.http.get('api/user/info', { schema: userSchema });
    // It may have been ended, or replaced by a login, while we asked.
    if (this.#token !== stored.token) return;
    if (!answer.ok && answer.error.kind === 'refused') return this.#invalidate(stored.token);
    this.#confirmed = answer.ok;
    // On a socket that stays open nothing else would ask again, and a session that is over would seem to go on.
    if (!answer.ok && isTransient(answer.error)) this.#retry.schedule();
    const user = answer.ok ? toUser(answer.value.data) : stored.user;
    this.#believe({ token: stored.token, user });
  }

  /** Somebody is here, whether or not the server has confirmed it. */
  #believe({ token, user }: StoredSession): void {
    // Not the same user again: a login that the socket refuses would otherwise be tried without end.
    if (this.#token === token && !(this.user && sameUser(this.user, user))) this.#enter({ status: 'member', user });
  }

  /** Continues with the session that an answer began; one that it replaces is ended on the server too. */
  async #begin(answer: Outcome<Answer<v.InferOutput<typeof loginSchema>>>): Promise<Outcome<User>> {
    if (!answer.ok) return answer;
    const { token, user: wireUser } = answer.value.data;
    const user = toUser(wireUser);
    if (this.#token !== token) this.#endOnServer();
    this.#token = token;
    this.#confirmed = true;
    await this.#keepSession({ token, user });
    this.#enter({ status: 'member', user });
    this.#dependencies.tabs.post({ kind: 'sessionBegun', userId: user.id });
    return ok(user);
  }

  /** Another tab of this device logged in or out: so does this one. */
  async #follow(message: TabMessage): Promise<void> {
    if (message.kind === 'sessionEnded' && this.user?.id === message.userId) this.#end();
    if (message.kind !== 'sessionBegun') return;
    const stored = await this.#dependencies.storage.session.get(ONLY);
    if (!stored || stored.user.id !== message.userId || stored.token === this.#token) return;
    this.#token = stored.token;
    this.#confirmed = true;
    this.#enter({ status: 'member', user: stored.user });
  }

  /** So that a token which leaked is worth nothing. A server that knows no such call loses nothing. */
  #endOnServer(): void {
    if (this.#token !== '') void this.#dependencies.http.post('api/user/logout', { form: {}, schema: v.unknown() });
  }

  #end(): void {
    this.#token = '';
    this.#confirmed = false;
    if (this.#unsaved.session) this.#setUnsaved({ session: undefined });
    this.#enter({ status: 'visitor' });
  }

  async #demoId(): Promise<string> {
    const kept = await this.#dependencies.storage.settings.get(DEMO_ID);
    if (kept) return kept;
    const made = randomHex(this.#dependencies.environment.randomBytes);
    await this.#keepDemoId(made);
    return made;
  }

  async #keepDemoId(demoId: string): Promise<void> {
    if (!(await this.#dependencies.storage.settings.put(DEMO_ID, demoId))) this.#setUnsaved({ demoId });
  }

  async #keepSession(session: StoredSession): Promise<void> {
    if (!(await this.#dependencies.storage.session.put(ONLY, session))) this.#setUnsaved({ session });
  }

  #setUnsaved(change: Partial<UnsavedSession>): void {
    this.#unsaved = { ...this.#unsaved, ...change };
    this.#dependencies.events.emit('unsavedSessionChanged', this.#unsaved);
  }

  #enter(state: SessionState): void {
    const { events } = this.#dependencies;
    const previousId = this.user?.id;
    this.#state = state;
    const userId = this.user?.id;
    if (userId !== previousId) events.emit('userChanged', { previousId, userId });
    events.emit('sessionChanged', state);
  }
}

function sameUser(a: User, b: User): boolean {
  return (Object.keys(a) as (keyof User)[]).every((key) => a[key] === b[key]);
}
