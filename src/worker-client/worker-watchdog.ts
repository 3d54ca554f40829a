/** The next question follows this long after an answer: no timer of a page at rest is faster. */
const ASK_EVERY_MS = 1_000;
/** Unanswered for so long, the worker is said to be silent: at most 1.8 s after its last answer. */
const SILENT_AFTER_MS = 800;
/** Unanswered for so long, it is taken for dead. What merely computes for long has answered before. */
const DEAD_AFTER_MS = 3_000;
/** A timer that comes so late says that the page itself stood still, and nothing about the worker. */
const LATE_MS = 500;

/** What the watchdog finds. */
export interface WatchEvents {
  /** It has not answered in time; what it said is old. */
  readonly onSilent: () => void;
  /** It answers again. */
  readonly onAnswer: () => void;
  /** It has been silent for too long. Nothing is asked any more. */
  readonly onDead: () => void;
}

/**
 * Asks the worker once a second whether it is there. The page's timer asks and the worker's message loop
 * answers: both threads must be alive for an answer to come.
 */
export class WorkerWatchdog {
  readonly #ask: () => Promise<void>;
  readonly #events: WatchEvents;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the questions, so that a late answer to an earlier one is not taken for the newest's. */
  #asked = 0;
  #silent = false;

  /** @param ask resolves when the worker has answered; never, when it is dead */
  constructor(ask: () => Promise<void>, events: WatchEvents) {
    this.#ask = ask;
    this.#events = events;
  }

  start(): void {
    const question = ++this.#asked;
    this.#ask().then(
      () => this.#answered(question),
      // A port that is gone rejects at once; the silence that follows is judged like any other.
      () => undefined,
    );
    this.#after(SILENT_AFTER_MS, () => this.#unanswered());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
    this.#silent = false;
  }

  #answered(question: number): void {
    if (question !== this.#asked) return;
    if (this.#silent) this.#events.onAnswer();
    this.#silent = false;
    this.#after(ASK_EVERY_MS, () => this.start());
  }

  #unanswered(): void {
    this.#silent = true;
    this.#events.onSilent();
    this.#after(DEAD_AFTER_MS - SILENT_AFTER_MS, () => {
      this.stop();
      this.#events.onDead();
    });
  }

  /** A page that was itself suspended asks anew instead of judging: the answer may be waiting behind the timer. */
  #after(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    const due = performance.now() + ms;
    this.#timer = setTimeout(() => {
      if (performance.now() - due > LATE_MS) this.start();
      else run();
    }, ms);
  }
}
