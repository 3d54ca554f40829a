/** A server that can be cut off, as by a network that is gone, and answers on the same port again afterwards. */
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const HOST = '127.0.0.1';

export class Reach {
  readonly #server: Server;
  readonly #lines = new Set<Socket>();
  #port = 0;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (line) => {
      this.#lines.add(line);
      line.on('close', () => this.#lines.delete(line));
    });
  }

  /** @returns the port, which the system chooses the first time */
  open(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#port, HOST, () => {
        this.#server.off('error', reject);
        this.#port = (this.#server.address() as AddressInfo).port;
        resolve(this.#port);
      });
    });
  }

  /** Ends every line, those of sockets too, and refuses new ones. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      for (const line of this.#lines) line.destroy();
    });
  }
}
