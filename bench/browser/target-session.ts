/** A line to one target of the browser: a page, or a worker of a page. */
import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';

export type DevtoolsSession = Pick<CDPSession, 'send' | 'on' | 'off' | 'once'>;

/** An answer, which has an id, or an event. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

interface Received {
  readonly sessionId: string;
  readonly message: string;
}

/** Messages to the target travel inside those of its parent: the browser, or the page of a worker. */
export class TargetSession {
  readonly #parent: DevtoolsSession;
  readonly #id: string;
  readonly #waiting = new Map<number, Waiting>();
  readonly #events = new EventEmitter();
  #calls = 0;

  constructor(parent: DevtoolsSession, id: string) {
    this.#parent = parent;
    this.#id = id;
    parent.on('Target.receivedMessageFromTarget', this.#receive);
  }

  static async ofPage(browser: DevtoolsSession, targetId: string): Promise<TargetSession> {
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
    return new TargetSession(browser, sessionId);
  }

  /** The first dedicated worker of a page. */
  static async ofWorker(page: DevtoolsSession): Promise<TargetSession> {
    const attached = new Promise<string>((resolve) => {
      page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
        if (targetInfo.type === 'worker') resolve(sessionId);
      });
    });
    await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return new TargetSession(page, await attached);
  }

  /** With the protocol's own types. */
  get devtools(): DevtoolsSession {
    return this as unknown as DevtoolsSession;
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#calls;
    const answer = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    await this.#post({ id, method, params });
    return answer;
  }

  /** For what the browser does not answer. */
  async tell(method: string, params: object): Promise<void> {
    await this.#post({ id: ++this.#calls, method, params });
  }

  on(event: string, listener: (params: unknown) => void): void {
    this.#events.on(event, listener);
  }

  once(event: string, listener: (params: unknown) => void): void {
    this.#events.once(event, listener);
  }

  off(event: string, listener: (params: unknown) => void): void {
    this.#events.off(event, listener);
  }

  dispose(): void {
    this.#parent.off('Target.receivedMessageFromTarget', this.#receive);
    for (const { reject } of this.#waiting.values()) reject(new Error('The target has been closed'));
  }

  async #post(call: object): Promise<void> {
    await this.#parent.send('Target.sendMessageToTarget', { sessionId: this.#id, message: JSON.stringify(call) });
  }

  readonly #receive = ({ sessionId, message }: Received): void => {
    if (sessionId !== this.#id) return;
    const { id, result, error, method, params } = JSON.parse(message) as Message;
    if (id === undefined) {
      if (method !== undefined) this.#events.emit(method, params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  };
}
