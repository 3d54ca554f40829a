import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { CancelTimer, Timers } from '../environment.ts';

/** Between two looks, while the page is seen and there is a conversation. */
const EVERY_MS = 60_000;

/** What the server counts; undefined where there is nothing to ask about. */
export type UnreadQuestion = () => Promise<
  Outcome<{ readonly unread: number; readonly hasConversation: boolean }> | undefined
>;

/** How many answers of customer service have not been read. Looked at when something may have changed, and each minute. */
export class ChatUnread {
  readonly #ask: UnreadQuestion;
  readonly #timers: Timers;
  readonly #events: ClientEmitter;
  #cancel: CancelTimer | undefined;
  #isVisible = true;
  #asked = 0;
  #count = 0;

  constructor(ask: UnreadQuestion, timers: Timers, events: ClientEmitter) {
    this.#ask = ask;
    this.#timers = timers;
    this.#events = events;
    events.on('userChanged', () => this.#set(0));
    events.on('sessionChanged', ({ status }) => status !== 'loading' && void this.look());
    events.on('settingsChanged', () => void this.look());
    events.on('connected', () => void this.look());
    events.on('visibilityChanged', ({ visible }) => {
      this.#isVisible = visible;
      if (visible) void this.look();
      else this.#cancel?.();
    });
    void this.look();
  }

  /** Asks the server; an answer that another question has overtaken counts for nothing. */
  async look(): Promise<void> {
    const number = ++this.#asked;
    this.#cancel?.();
    const answer = await this.#ask();
    if (number !== this.#asked || !answer) return;
    if (answer.ok) this.#set(answer.value.unread);
    const goesOn = !answer.ok || answer.value.hasConversation;
    if (goesOn && this.#isVisible) this.#cancel = this.#timers.after(EVERY_MS, () => void this.look());
  }

  #set(count: number): void {
    if (count === this.#count) return;
    this.#count = count;
    this.#events.emit('chatUnreadChanged', count);
  }
}
