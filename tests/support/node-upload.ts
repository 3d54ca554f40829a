import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { UploadRequest } from '../../workers/environment.ts';

type Listener = (event: { readonly loaded: number; readonly total: number }) => void;

const PART = 16_384;

/** What a browser's XMLHttpRequest does for an upload, on a real connection: parts leave as the other side takes them. */
export class NodeUpload implements UploadRequest {
  status = 0;
  responseText = '';
  readonly #listeners = new Map<string, Listener[]>();
  readonly #headers: Record<string, string> = {};
  #target = { method: '', url: '' };
  #request: ClientRequest | undefined;

  readonly upload = {
    addEventListener: (type: string, listener: Listener): void => this.#listen(type, listener),
  };

  addEventListener(type: string, listener: () => void): void {
    this.#listen(type, listener);
  }

  open(method: string, url: string): void {
    this.#target = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  send(form: FormData): void {
    void this.#send(form);
  }

  abort(): void {
    this.#request?.destroy();
    this.#tell('abort');
  }

  async #send(form: FormData): Promise<void> {
    // The platform writes the body of a form; only what it writes is sent by hand.
    const written = new Response(form);
    const body = Buffer.from(await written.arrayBuffer());
    const { method, url } = this.#target;
    const headers = {
      ...this.#headers,
      'content-type': written.headers.get('content-type') ?? '',
      'content-length': body.length,
    };
    const request = httpRequest(url, { method, headers });
    this.#request = request;
    request.on('response', (response) => void this.#receive(response));
    request.on('error', () => this.#tell('error'));
    this.#sendParts(request, body, 0);
  }

  #sendParts(request: ClientRequest, body: Buffer, from: number): void {
    const to = Math.min(from + PART, body.length);
    request.write(body.subarray(from, to), (error) => {
      if (error) return undefined;
      this.#tell('progress', { loaded: to, total: body.length });
      return to < body.length ? this.#sendParts(request, body, to) : void request.end();
    });
  }

  async #receive(response: IncomingMessage): Promise<void> {
    try {
      for await (const chunk of response) this.responseText += String(chunk);
      this.status = response.statusCode ?? 0;
      this.#tell('load');
    } catch {
      this.#tell('error');
    }
  }

  #listen(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  #tell(type: string, event = { loaded: 0, total: 0 }): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}
