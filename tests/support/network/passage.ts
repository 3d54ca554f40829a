import type { Socket } from 'node:net';
import { Pipe, type PipeControl } from './pipe.ts';

/** One connection, from the client to the server. */
export class Passage {
  readonly #ends: readonly [client: Socket, server: Socket];
  readonly #pipes: readonly [up: Pipe, down: Pipe];
  #isUpgraded = false;
  #isAbandoned = false;

  /** @param onGone is called when neither end is left */
  constructor(client: Socket, server: Socket, control: PipeControl, onGone: () => void) {
    this.#ends = [client, server];
    for (const end of this.#ends) end.setNoDelay(true);
    this.#pipes = [new Pipe(client, server, control, 'up'), new Pipe(server, client, control, 'down')];
    client.once('data', (first: Buffer) => {
      if (asksForUpgrade(first)) this.#upgrade(control);
    });
    // Its end follows, and is told below.
    server.on('error', () => undefined);
    client.on('close', (hadError) => {
      if (hadError || client.errored) this.#tell(server);
      this.#closed(onGone);
    });
    // Also after it was cut: who waits at the other end must hear of it.
    server.on('close', () => {
      if (!client.writableEnded) this.#tell(client);
      this.#closed(onGone);
    });
  }

  /** Whether it has become a web socket. */
  get isUpgraded(): boolean {
    return this.#isUpgraded;
  }

  get isAbandoned(): boolean {
    return this.#isAbandoned;
  }

  reset(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** Nothing more comes over it, in neither direction, and neither end is told. */
  abandon(): void {
    this.#isAbandoned = true;
    for (const pipe of this.#pipes) pipe.abandon();
  }

  #upgrade({ counts }: PipeControl): void {
    this.#isUpgraded = true;
    for (const pipe of this.#pipes) pipe.upgrade();
    counts.sockets++;
  }

  #tell(end: Socket): void {
    if (!this.#isAbandoned) end.resetAndDestroy();
  }

  #closed(onGone: () => void): void {
    for (const pipe of this.#pipes) pipe.end();
    if (this.#ends.every(({ closed }) => closed)) onGone();
  }
}

export function asksForUpgrade(request: Buffer): boolean {
  return /^upgrade:/im.test(request.toString('latin1'));
}
