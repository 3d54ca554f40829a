import type { ConnectionState } from '../../src/contract/worker/state.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import { Deadline } from '../transport/deadline.ts';
import type { RequestContext } from '../transport/request-context.ts';
import type { LiveConnection } from './live-connection.ts';

/** Between two questions, ms; a quarter of it is left to chance, so that a server that is back is not asked by all at once. */
const PROBE_MS = 1_000;
/** What takes longer is no line to go on with; the socket's own tries go on. */
const ANSWER_MS = 5_000;
/** A server that has just come back may answer over HTTP before it takes sockets. */
const MOST_TRIES = 5;
/** A few bytes that need no session. */
const QUESTION = '/api/default/setting?key=is_show_mobile';

export interface ServerProbeDependencies {
  readonly environment: Environment;
  readonly context: Pick<RequestContext, 'apiBase'>;
  readonly background: { readonly visible: boolean };
  readonly connection: LiveConnection;
  readonly events: ClientEmitter;
}

/**
 * Notices that the server can be reached again while the socket waits for its next try, which may be half a minute away:
 * no browser tells that a line has healed, a portal has opened or a server is back. So, while the page is seen, a few
 * bytes are asked for over HTTP. Only the change counts, from no answer to one: where the server answers all along, it is
 * the socket alone that fails, and its back-off stands.
 */
export class ServerProbe {
  readonly #environment: Environment;
  readonly #url: string;
  readonly #connection: LiveConnection;
  #visible: boolean;
  #isDown = false;
  #hasFailed = false;
  /** Sockets that were opened early since the last failure. */
  #tries = 0;
  /** Numbers of the questions: the last one asked, and the last one whose answer, or whose end, says all before it. */
  #asked = 0;
  #settled = 0;
  #cancel: CancelTimer | undefined;

  constructor({ environment, context, connection, events, background }: ServerProbeDependencies) {
    this.#environment = environment;
    this.#url = context.apiBase + QUESTION;
    this.#connection = connection;
    this.#visible = background.visible;
    events.on('connectionChanged', (state) => this.#connectionChanged(state));
    events.on('visibilityChanged', (change) => {
      this.#visible = change.visible;
      this.#update();
    });
    this.#connectionChanged(connection.state);
  }

  #connectionChanged({ phase }: ConnectionState): void {
    this.#isDown = phase === 'waiting' || phase === 'connecting';
    if (phase === 'open') this.#forget();
    // A try that has begun is followed up, but begins no questions of its own.
    if (phase !== 'connecting') this.#update();
  }

  #update(): void {
    if (!this.#isDown || !this.#visible) this.#stop();
    else if (!this.#cancel) this.#schedule();
  }

  #schedule(): void {
    const { timers, random } = this.#environment;
    this.#cancel = timers.after(PROBE_MS * (0.75 + random() / 4), () => {
      this.#schedule();
      void this.#ask();
    });
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Whatever is still under way says nothing any more. */
  #forget(): void {
    this.#settled = this.#asked;
    this.#hasFailed = false;
    this.#tries = 0;
  }

  /** Each question has a request of its own: one that a dead line has swallowed does not keep the next one waiting. */
  async #ask(): Promise<void> {
    const number = ++this.#asked;
    const isAnswered = await this.#isAnswered();
    if (number <= this.#settled) return;
    if (!isAnswered) {
      this.#hasFailed = true;
      this.#tries = 0;
      return;
    }
    // One from before that still waits was swallowed by the line.
    this.#hasFailed ||= number > this.#settled + 1;
    this.#settled = this.#asked;
    if (this.#hasFailed && this.#tries++ < MOST_TRIES) this.#reconnect();
    else this.#stop();
  }

  /** What was begun while the server could not be reached may wait for bytes that are lost. */
  #reconnect(): void {
    const { phase } = this.#connection.state;
    if (phase === 'connecting') this.#connection.restart();
    else if (phase === 'waiting') this.#connection.open();
  }

  /** Only by what a server of ours sends: the page of a portal is an answer too. */
  async #isAnswered(): Promise<boolean> {
    const deadline = new Deadline(this.#environment.timers, ANSWER_MS, undefined);
    try {
      const answer = await this.#environment.fetch(this.#url, { cache: 'no-store', signal: deadline.signal });
      return answer.ok && typeof (await answer.json()) === 'object';
    } catch {
      return false;
    } finally {
      deadline.end();
    }
  }
}
