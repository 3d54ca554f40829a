import type { SocketLike } from '../../workers/environment.ts';

interface SocketEvent {
  readonly data: unknown;
  readonly code: number;
}
type EventName = 'open' | 'close' | 'error' | 'message';

/** The code with which a browser reports a socket that was not closed properly. */
const ABNORMAL = 1006;

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

  emit(type: EventName, event: Partial<SocketEvent> = {}): void {
    this.#listeners.get(type)?.({ data: undefined, code: ABNORMAL, ...event });
  }

  get pings(): number {
    return this.sent.filter((text) => text === '{"type":"ping"}').length;
  }
}
