import type { CDPSession } from '@playwright/test';

interface Reply {
  readonly id: number;
  readonly result?: unknown;
}

/** Talks to the first dedicated worker of a page, through the page's own session. */
export class WorkerSession {
  readonly #page: CDPSession;
  readonly #session: string;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #calls = 0;

  private constructor(page: CDPSession, session: string) {
    this.#page = page;
    this.#session = session;
    page.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      if (sessionId === session) this.#receive(JSON.parse(message) as Reply);
    });
  }

  static async attach(page: CDPSession): Promise<WorkerSession> {
    const attached = new Promise<string>((resolve) => {
      page.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
        if (targetInfo.type === 'worker') resolve(sessionId);
      });
    });
    await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return new WorkerSession(page, await attached);
  }

  async send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#calls;
    const result = new Promise<unknown>((resolve) => this.#waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.#page.send('Target.sendMessageToTarget', { sessionId: this.#session, message });
    return result;
  }

  #receive({ id, result }: Reply): void {
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }
}
