import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Sms {
  readonly to: string;
  readonly text: string;
}

const ELSEWHERE = '/elsewhere';

/** An SMS gateway on this machine that keeps what it gets. */
export class SmsGateway {
  readonly messages: Sms[] = [];
  /** What it answers with; a redirect leads to where everything is taken. */
  status = 200;
  /** Whether it takes what comes and never answers. */
  isSilent = false;
  /** How many came to where a redirect led. */
  elsewhere = 0;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        if (request.url === ELSEWHERE) {
          this.elsewhere++;
          return response.end('ok');
        }
        if (this.status === 200 && request.method === 'POST') this.messages.push(JSON.parse(body) as Sms);
        return this.isSilent ? undefined : response.writeHead(this.status, { location: ELSEWHERE }).end('ok');
      });
    });
  }

  static async start(): Promise<SmsGateway> {
    const gateway = new SmsGateway();
    await new Promise<void>((resolve) => gateway.#server.listen(0, '127.0.0.1', resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/sms?key=secret`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
