/** A bad network on loopback: everything between a browser and a server passes here. */
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { noFaults, type FaultCounts } from './fault-counts.ts';
import { GOOD, type Condition, type Link } from './link.ts';
import { asksForUpgrade, Passage } from './passage.ts';
import type { PipeControl } from './pipe.ts';
import { PORTAL_ANSWER } from './portal.ts';

export class FaultProxy {
  readonly #target: number;
  readonly #server: Server;
  readonly #passages = new Set<Passage>();
  /** Connections that lead to no server. */
  readonly #strays = new Set<Socket>();
  readonly #control: PipeControl;
  readonly #counts = noFaults();
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
      counts: this.#counts,
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

  /** What has befallen since the start. */
  get counts(): Readonly<FaultCounts> {
    return this.#counts;
  }

  /** Of what passes from now on. */
  use(link: Partial<Link>): void {
    this.#link = { ...GOOD, ...link };
  }

  become(condition: Condition): void {
    this.#condition = condition;
    // Connections of a server that went, or that a portal does not let through, are reset.
    if (condition === 'refused' || condition === 'portal') this.reset();
    // A stream out of which bytes were lost never goes on.
    if (condition === 'dead') for (const passage of this.#passages) passage.abandon();
    if (condition !== 'stalled') for (const pipe of this.#control.pipes) pipe.resume();
  }

  /** Cuts every connection. */
  reset(): void {
    for (const passage of this.#passages) passage.reset();
  }

  /** Of the next request of each connection half reaches the server, then the connection is cut. */
  cutRequests(): void {
    for (const pipe of this.#control.pipes) if (pipe.direction === 'up') pipe.cutNext();
  }

  /** Of the next answer of each connection half comes, then it is cut: what was asked has reached the server. */
  cutAnswers(): void {
    for (const pipe of this.#control.pipes) if (pipe.direction === 'down') pipe.cutNext();
  }

  /**
   * The device has another network. Browsers give up the connections of their requests then, and nobody tells either end of
   * a web socket: it is silent for ever.
   */
  changeNetwork(): void {
    for (const passage of this.#passages) {
      if (passage.isUpgraded) passage.abandon();
      else passage.reset();
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
    for (const stray of this.#strays) stray.destroy();
    await closed;
  }

  #accept(client: Socket): void {
    // The browser hears of a reset by its next request; here it is of no account.
    client.on('error', () => undefined);
    if (this.#condition === 'refused') return this.#refuse(client);
    if (this.#condition === 'portal') return this.#answerAsPortal(client);
    if (this.#condition === 'dead') return this.#swallow(client);
    const server = connect(this.#target, '127.0.0.1');
    const passage = new Passage(client, server, this.#control, () => this.#passages.delete(passage));
    this.#passages.add(passage);
    if (this.#control.random() < this.#link.doubled) this.#double(client, passage);
  }

  #refuse(client: Socket): void {
    this.#counts.refused++;
    client.resetAndDestroy();
  }

  #answerAsPortal(client: Socket): void {
    this.#keep(client);
    client.once('data', () => {
      this.#counts.portal++;
      client.end(PORTAL_ANSWER);
    });
  }

  #swallow(client: Socket): void {
    this.#keep(client);
    client.on('data', () => this.#counts.swallowed++);
  }

  #keep(stray: Socket): void {
    this.#strays.add(stray);
    stray.once('close', () => this.#strays.delete(stray));
  }

  /** What the client asks over this connection is asked once more; nobody reads the second answers. */
  #double(client: Socket, passage: Passage): void {
    const second = connect(this.#target, '127.0.0.1');
    second.on('error', () => undefined).resume();
    client.once('data', (first: Buffer) => {
      // A second socket would be a second client.
      if (asksForUpgrade(first)) {
        second.destroy();
        return;
      }
      this.#counts.doubled++;
      second.write(first);
      client.on('data', (piece: Buffer) => passage.isAbandoned || second.write(piece));
    });
    client.once('close', () => second.destroy());
  }
}
