/** The way to a server, which can be cut while something is sent over it: what a phone in a lift does. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface Cut {
  readonly path: string;
  readonly after: number;
}

export class CutLine {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #cut: Cut | undefined;
  /** How often the connection was cut. */
  cuts = 0;

  private constructor(target: URL) {
    this.#server = createServer((client) => this.#join(client, connect(Number(target.port), target.hostname)));
  }

  static async open(target: string): Promise<CutLine> {
    const line = new CutLine(new URL(target));
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on every connection ends that carries more than so many bytes of a request to the path. */
  cutWithin(path: string, after: number): void {
    this.#cut = { path, after };
  }

  mend(): void {
    this.#cut = undefined;
  }

  async close(): Promise<void> {
    for (const end of this.#ends) end.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #join(client: Socket, server: Socket): void {
    const end = (): void => [client, server].forEach((socket) => socket.destroy());
    for (const socket of [client, server]) {
      this.#ends.add(socket);
      socket.on('error', end).on('close', () => {
        this.#ends.delete(socket);
        end();
      });
    }
    server.pipe(client);
    let sent: number | undefined;
    client.on('data', (part: Buffer) => {
      if (this.#cut && part.includes(`POST ${this.#cut.path}`)) sent = 0;
      if (sent !== undefined) sent += part.length;
      if (!this.#cut || sent === undefined || sent <= this.#cut.after) return void server.write(part);
      this.cuts++;
      client.pause();
      // What came so far reaches the server: it has the beginning of a body, and no more.
      return void server.write(part.subarray(0, part.length >> 1), end);
    });
  }
}
