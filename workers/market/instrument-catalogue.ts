import type { Failure } from '../../src/contract/worker/failure.ts';
import type { CatalogueState } from '../../src/contract/worker/state.ts';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import {
  categoriesSchema,
  toCategory,
  toInstrument,
  tradeListSchema,
  type TradeItem,
} from '../../src/contract/wire/instrument.ts';
import type { Category, Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import { ok } from '../../src/lib/result.ts';
import { SingleFlight } from '../../src/lib/concurrency.ts';
import type { StoredCatalogue, StoredInstrument } from '../storage/storage.ts';
import { ChangeFilter } from '../change-filter.ts';
import type { HttpClient } from '../transport/http-client.ts';

const TRADE_LIST = 'v1/api/forex/trade_list';

/** What the catalogue reports to its owner. */
export interface CatalogueEvents {
  readonly onChange: (state: CatalogueState) => void;
  /** Rows with the prices of the trade list; `added` where instruments are new. */
  readonly onLoaded: (items: readonly TradeItem[], added: boolean) => void;
  readonly onFailed: () => void;
}

/** What can be traded: from the device's snapshot at first, then from `trade_list` and `getCategories`. */
export class InstrumentCatalogue {
  readonly #http: HttpClient;
  readonly #now: () => number;
  readonly #events: CatalogueEvents;
  #byId = new Map<InstrumentId, Instrument>();
  #byCode = new Map<string, Instrument>();
  #state: CatalogueState = {
    instruments: [],
    categories: [],
    source: 'none',
    asOf: undefined,
    loading: false,
    failure: undefined,
  };
  /** How often the language has changed. */
  #language = 0;
  readonly #loading = new SingleFlight<number, Outcome<null>>();
  /** A list of thousands crosses whole and is drawn anew, so what differs only in its age stays here. */
  readonly #changed = new ChangeFilter<Partial<CatalogueState>>(withoutAge(this.#state));

  constructor(http: HttpClient, now: () => number, events: CatalogueEvents) {
    this.#http = http;
    this.#now = now;
    this.#events = events;
  }

  get state(): CatalogueState {
    return this.#state;
  }

  byId(id: InstrumentId): Instrument | undefined {
    return this.#byId.get(id);
  }

  byCode(code: string): Instrument | undefined {
    return this.#byCode.get(code);
  }

  /** Takes what the device kept, unless the server's list is already there; returns whether it was taken. */
  restore({ instruments: kept, categories, asOf }: StoredCatalogue): boolean {
    if (this.#state.source !== 'none') return false;
    const instruments = kept.map(completed);
    this.#index(instruments);
    this.#enter({ instruments, categories, asOf, source: 'snapshot', loading: false });
    return true;
  }

  /** Loads list and categories; calls that come while it loads share its answer. */
  load(): Promise<Outcome<null>> {
    const language = this.#language;
    return this.#loading.run(language, () => this.#load(language));
  }

  /** The same after the language has changed: what is being loaded in the one before is nobody's. */
  loadInNewLanguage(): Promise<Outcome<null>> {
    this.#language++;
    return this.load();
  }

  async #load(language: number): Promise<Outcome<null>> {
    if (this.#byId.size === 0) this.#enter({ loading: true });
    const [list, categories] = await Promise.all([
      this.#http.get(TRADE_LIST, { schema: tradeListSchema }),
      this.#http.get('v1/api/forex/getCategories', { schema: categoriesSchema }),
    ]);
    if (language !== this.#language) return this.load();
    if (!list.ok) return this.#failed(list.error);
    // Without their names the instruments are still of use.
    const named = categories.ok ? categories.value.data.map(toCategory) : this.#state.categories;
    this.#loaded(list.value.data, named);
    return ok(null);
  }

  #loaded(items: readonly TradeItem[], categories: readonly Category[]): void {
    const instruments = items.map(toInstrument);
    const added = instruments.some((instrument) => !this.#byId.has(instrument.id));
    this.#index(instruments);
    this.#enter({
      instruments,
      categories,
      source: 'live',
      asOf: this.#now(),
      loading: false,
      failure: undefined,
    });
    this.#events.onLoaded(items, added);
  }

  #failed(failure: Failure): Outcome<null> {
    this.#enter({ loading: false, failure });
    this.#events.onFailed();
    return { ok: false, error: failure };
  }

  #index(instruments: readonly Instrument[]): void {
    this.#byId = new Map(instruments.map((instrument) => [instrument.id, instrument]));
    this.#byCode = new Map(instruments.map((instrument) => [instrument.code, instrument]));
  }

  #enter(change: Partial<CatalogueState>): void {
    this.#state = { ...this.#state, ...change };
    if (this.#changed.changes(withoutAge(this.#state))) this.#events.onChange(this.#state);
  }
}

/** Older versions kept instruments without names, and without the state of their market, of which nothing is said then. */
function completed(instrument: StoredInstrument): Instrument {
  const { name = '', aliases = [], isMarketOpen = true } = instrument;
  return { ...instrument, name, aliases, isMarketOpen };
}

function withoutAge(state: CatalogueState): Partial<CatalogueState> {
  const { asOf: _, ...rest } = state;
  return rest;
}
