import type { SocketLike } from '../../workers/environment.ts';

interface SocketEvent {
  readonly data: unknown;
}
type EventName = 'open' | 'close' | 'error' | 'message';

/** A socket whose events the test gives. */
export class FakeSocket implements SocketLike {
  readonly sent: string[] = [];
  closed = false;
  binaryType = 'blob';
  readonly #listeners = new Map<EventName, (event: SocketEvent) => void>();

  addEventListener(type: EventName, listener: (event: SocketEvent) => void): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  emit(type: EventName, event: SocketEvent = { data: undefined }): void {
    this.#listeners.get(type)?.(event);
  }

  get pings(): number {
    return this.sent.filter((text) => text === '{"type":"ping"}').length;
  }
}
