import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const TEXT_FRAME = 0x81;
const MASKED = 0x80;
const LENGTH_IN_TWO_BYTES = 126;

/** A live socket that sends as much as it can and looks at nothing that comes: cheap enough for many in one process. */
export class FloodSocket {
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static open(url: string): Promise<FloodSocket> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      [
        'GET /v1/ws HTTP/1.1',
        'Host: localhost',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        '',
        '',
      ].join('\r\n'),
    );
    return new Promise((resolve) => {
      socket.once('data', () => {
        socket.resume();
        resolve(new FloodSocket(socket));
      });
    });
  }

  /** @param message of less than 64 kB */
  send(message: unknown): void {
    const text = Buffer.from(JSON.stringify(message));
    const head = Buffer.from([TEXT_FRAME, MASKED | LENGTH_IN_TWO_BYTES, text.length >> 8, text.length & 0xff]);
    // The mask is of zeros, which leaves the text as it is.
    this.#socket.write(Buffer.concat([head, Buffer.alloc(4), text]));
  }

  close(): void {
    this.#socket.destroy();
  }
}
