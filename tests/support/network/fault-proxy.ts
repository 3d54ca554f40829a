/** A bad network on loopback: everything between a browser and a server passes here. */
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { GOOD, type Condition, type Link } from './link.ts';
import { Pipe, type PipeControl } from './pipe.ts';
import { PORTAL_ANSWER } from './portal.ts';

/** One connection, from the client to the server. */
interface Passage {
  readonly ends: readonly [client: Socket, server: Socket];
  readonly pipes: readonly [up: Pipe, down: Pipe];
  /** Whether it has become a web socket. */
  isUpgraded: boolean;
}

export class FaultProxy {
  readonly #target: number;
  readonly #server: Server;
  readonly #passages = new Set<Passage>();
  readonly #control: PipeControl;
  #condition: Condition = 'well';
  #link = GOOD;

  private constructor(target: number, random: () => number) {
    this.#target = target;
    this.#control = {
      link: () => this.#link,
      condition: () => this.#condition,
      random,
      pipes: new Set(),
      freeAt: { up: 0, down: 0 },
    };
    this.#server = createServer((client) => this.#accept(client));
  }

  /** @param target port on loopback @param random at least 0, below 1 */
  static async start(target: number, random: () => number): Promise<FaultProxy> {
    const proxy = new FaultProxy(target, random);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get connections(): number {
    return this.#passages.size;
  }

  /** Of what passes from now on. */
  use(link: Partial<Link>): void {
    this.#link = { ...GOOD, ...link };
  }

  become(condition: Condition): void {
    this.#condition = condition;
    // Connections of a server that went, or that a portal does not let through, are reset.
    if (condition === 'refused' || condition === 'portal') this.reset();
    if (condition === 'well') for (const pipe of this.#control.pipes) pipe.resume();
  }

  /** Cuts every connection in the middle of what it says. */
  reset(): void {
    for (const passage of this.#passages) reset(passage);
  }

  /** The next piece of each connection comes in half, then it is cut. */
  cutInTheMiddle(): void {
    for (const pipe of this.#control.pipes) pipe.cutNext();
  }

  /**
   * The device has another network. Browsers give up the connections of their requests then, and nobody tells either end of
   * a web socket: it is silent for ever.
   */
  changeNetwork(): void {
    for (const passage of this.#passages) {
      if (passage.isUpgraded) for (const pipe of passage.pipes) pipe.abandon();
      else reset(passage);
    }
  }

  /** The next request of each connection is lost on its way. */
  loseRequests(): void {
    for (const pipe of this.#control.pipes) if (pipe.direction === 'up') pipe.loseNext();
  }

  /** The next answer of each connection is lost: what was asked has reached the server, and nobody hears what it says. */
  loseAnswers(): void {
    for (const pipe of this.#control.pipes) if (pipe.direction === 'down') pipe.loseNext();
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.reset();
    await closed;
  }

  /** What the client asks over this connection is asked once more; nobody reads the second answers. */
  #double(client: Socket): void {
    const second = connect(this.#target, '127.0.0.1');
    second.on('error', () => undefined).resume();
    client.once('data', (first: Buffer) => {
      // A second socket would be a second client.
      if (asksForUpgrade(first)) {
        second.destroy();
        return;
      }
      second.write(first);
      client.on('data', (piece: Buffer) => second.write(piece));
    });
    client.once('close', () => second.destroy());
  }

  #accept(client: Socket): void {
    // The browser hears of a reset by its next request; here it is of no account.
    client.on('error', () => undefined);
    if (this.#condition === 'refused') return void client.resetAndDestroy();
    if (this.#condition === 'portal') return void client.once('data', () => client.end(PORTAL_ANSWER));
    const server = connect(this.#target, '127.0.0.1');
    server.on('error', () => client.resetAndDestroy());
    client.setNoDelay(true);
    server.setNoDelay(true);
    const up = new Pipe(client, server, this.#control, 'up');
    const down = new Pipe(server, client, this.#control, 'down');
    const passage: Passage = { ends: [client, server], pipes: [up, down], isUpgraded: false };
    this.#passages.add(passage);
    client.once('data', (first: Buffer) => (passage.isUpgraded = asksForUpgrade(first)));
    if (this.#control.random() < this.#link.doubled) this.#double(client);
    const closed = (): void => {
      this.#passages.delete(passage);
      up.end();
      down.end();
    };
    client.on('close', (hadError) => {
      closed();
      if (hadError || client.errored) server.resetAndDestroy();
    });
    // Also after it was cut: who waits at the other end must hear of it.
    server.on('close', () => {
      closed();
      if (!client.writableEnded) client.resetAndDestroy();
    });
  }
}

function reset({ ends }: Passage): void {
  for (const socket of ends) socket.resetAndDestroy();
}

function asksForUpgrade(request: Buffer): boolean {
  return /^upgrade:/im.test(request.toString('latin1'));
}
