import { Worker } from 'node:worker_threads';
import type { BarTable } from '../../candles/bar-table.ts';
import type { DayRange } from '../../candles/day-range.ts';
import type { HistoryAnswer, HistoryMarket, HistoryQuestion } from './history-messages.ts';

/** Megabytes of the thread's heap; it needs about a tenth. */
const MAX_HEAP = 256;

interface Waiting {
  readonly resolve: (table: BarTable) => void;
  readonly reject: (error: Error) => void;
}

/** Computes bars of a simulated market on a thread of its own, which starts with the first question. */
export class HistoryThread {
  readonly #market: HistoryMarket;
  readonly #waiting = new Map<number, Waiting>();
  #unsent: HistoryQuestion[] = [];
  #worker: Worker | undefined;
  #questions = 0;

  constructor(market: HistoryMarket) {
    this.#market = market;
  }

  /** @throws Error when the thread ended before it answered; the next question starts another */
  bars(range: DayRange): Promise<BarTable> {
    this.#worker ??= this.#start();
    const question: HistoryQuestion = { id: this.#questions++, range };
    if (this.#unsent.length === 0) queueMicrotask(() => this.#send());
    this.#unsent.push(question);
    return new Promise((resolve, reject) => this.#waiting.set(question.id, { resolve, reject }));
  }

  /** Ends the thread; what is still waited for fails. */
  stop(): void {
    const worker = this.#worker;
    if (!worker) return;
    this.#fail(worker, new Error('History is not computed any more'));
    void worker.terminate();
  }

  /** A message costs the main thread more than what it says, so what is asked in one go is one. */
  #send(): void {
    const questions = this.#unsent;
    this.#unsent = [];
    if (questions.length > 0) this.#worker?.postMessage(questions);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./history-thread.mjs', import.meta.url), {
      workerData: this.#market,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
    });
    // The thread alone keeps no process alive.
    worker.unref();
    worker.on('message', (answers: readonly HistoryAnswer[]) => {
      for (const { id, table } of answers) {
        this.#waiting.get(id)?.resolve(table);
        this.#waiting.delete(id);
      }
    });
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The thread that computes history has ended')));
    return worker;
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#unsent = [];
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
