import { WebSocket } from 'ws';
import type { DataMessage, ServerMessage } from '../../../src/contract/wire/socket.ts';
import { expectDocumentedMessage, noteSent } from '../wire/documented.ts';

const WAIT_MS = 15_000;
/** A frame of every instrument would hide what is said about it. */
const LONGEST_SHOWN = 400;

/** A socket of a test: keeps what comes, holds it against the documents, and waits for what should come. */
export class TestSocket {
  readonly messages: ServerMessage[] = [];
  readonly binary: ArrayBuffer[] = [];
  readonly socket: WebSocket;
  closeCode: number | undefined;
  /** What came and is not as documented: whoever waits for anything hears of it. */
  undocumented: Error | undefined;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    // Buffers are what ws gives unless told otherwise.
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.binary.push(new Uint8Array(data).buffer);
      else this.#take(data.toString());
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closeCode = code;
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  /**
   * @param url of the server, http
   * @param localAddress of the loopback network, to come from
   */
  static async open(
    url: string,
    headers: Readonly<Record<string, string>> = {},
    localAddress = '127.0.0.1',
  ): Promise<TestSocket> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/ws`, { headers, localAddress });
    const test = new TestSocket(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_, response) => reject(new Error(`HTTP ${response.statusCode}`)));
    });
    return test;
  }

  send(message: unknown): void {
    noteSent(message);
    this.socket.send(typeof message === 'string' || message instanceof Buffer ? message : JSON.stringify(message));
  }

  subscribe(...topics: string[]): void {
    this.send({ type: 'sub', topics });
  }

  data<D = unknown>(topic: string): Array<DataMessage<string, D>> {
    return this.messages.filter(
      (message): message is DataMessage<string, D> => message.type === 'data' && message.topic === topic,
    );
  }

  /** Waits until the condition holds, which is looked at whenever something comes. */
  async until(what: string, condition: () => boolean): Promise<void> {
    if (this.undocumented) throw this.undocumented;
    if (condition()) return;
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (!condition() && !this.undocumented) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        if (this.undocumented) reject(this.undocumented);
        else resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(
          new Error(
            `Waited in vain for ${what}; the last message was ${JSON.stringify(this.messages.at(-1))?.slice(0, LONGEST_SHOWN)}`,
          ),
        );
      }, WAIT_MS);
      this.#waiting.add(look);
    });
  }

  /** A ping and its pong: everything sent before has been dealt with. */
  async roundTrip(): Promise<void> {
    const pongs = () => this.messages.filter(({ type }) => type === 'pong').length;
    const before = pongs();
    this.send({ type: 'ping' });
    await this.until('a pong', () => pongs() > before);
  }

  async logIn(token: string): Promise<void> {
    const results = () => this.messages.filter(({ type }) => type === 'login_result').length;
    const before = results();
    this.send({ type: 'login', token });
    await this.until('a login result', () => results() > before);
  }

  close(): void {
    this.socket.terminate();
  }

  #take(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    try {
      expectDocumentedMessage(message);
    } catch (error) {
      this.undocumented ??= error as Error;
    }
  }

  #wake(): void {
    for (const look of this.#waiting) look();
  }
}
