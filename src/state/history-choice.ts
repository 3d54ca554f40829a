/** What of the history is looked at, kept while the page lives. */
import type { FundRecordKind } from '../contract/wire/account.ts';
import { perPage } from './page.ts';
import { signal, type ReadonlySignal } from './signals.ts';

/** A span that ends now, all of the time, or days that the user has chosen. */
export type HistoryPeriod = 'all' | 'today' | 'week' | 'month' | 'days';

/** Days as `YYYY-MM-DD` in the device's time zone; empty for no bound. */
export interface HistoryChoice {
  readonly kind: FundRecordKind | 'all';
  readonly period: HistoryPeriod;
  readonly firstDay: string;
  readonly lastDay: string;
  /** When it was made, epoch ms: a span that ends now ends then. */
  readonly madeAt: number;
}

const EVERYTHING: HistoryChoice = { kind: 'all', period: 'all', firstDay: '', lastDay: '', madeAt: 0 };

class HistoryChoices {
  readonly #choice = signal(EVERYTHING);

  get choice(): ReadonlySignal<HistoryChoice> {
    return this.#choice;
  }

  /** Changes a part of it. */
  change(part: Partial<HistoryChoice>): void {
    this.#choice.value = { ...this.#choice.peek(), ...part, madeAt: Date.now() };
  }
}

/** The choice of a page. */
export const historyChoicesOf = perPage(() => new HistoryChoices());
