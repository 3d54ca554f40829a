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
import type { StoredCatalogue } from '../storage/storage.ts';
import { ChangeFilter } from '../change-filter.ts';
import type { HttpClient } from '../transport/http-client.ts';

const TRADE_LIST = 'v1/api/forex/trade_list';

export interface CatalogueEvents {
  readonly onChange: (state: CatalogueState) => void;
  /** Rows with the prices of the trade list; `added` where instruments are new. */
  readonly onLoaded: (items: readonly TradeItem[], added: boolean) => void;
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
  #loading: Promise<Outcome<null>> | undefined;
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

  restore({ instruments, categories, asOf }: StoredCatalogue): void {
    if (this.#state.source !== 'none') return;
    this.#index(instruments);
    this.#enter({ instruments, categories, asOf, source: 'snapshot' });
  }

  /** Loads list and categories; calls that come while it loads share its answer. */
  load(): Promise<Outcome<null>> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** Ids of what the server finds for `text`; by the known codes where it cannot be asked. */
  async search(text: string): Promise<Outcome<readonly InstrumentId[]>> {
    const answer = await this.#http.get(TRADE_LIST, { query: { searchCurrency: text }, schema: tradeListSchema });
    if (answer.ok) return ok(answer.value.data.map((item) => item.Id).filter((id) => this.#byId.has(id)));
    if (answer.error.kind !== 'network' && answer.error.kind !== 'timeout') return answer;
    const sought = text.toLowerCase();
    const fits = ({ code, displayCode }: Instrument): boolean =>
      code.toLowerCase().includes(sought) || displayCode.toLowerCase().includes(sought);
    return ok(this.#state.instruments.filter(fits).map((instrument) => instrument.id));
  }

  async #load(): Promise<Outcome<null>> {
    if (this.#byId.size === 0) this.#enter({ loading: true });
    const [list, categories] = await Promise.all([
      this.#http.get(TRADE_LIST, { schema: tradeListSchema }),
      this.#http.get('v1/api/forex/getCategories', { schema: categoriesSchema }),
    ]);
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

function withoutAge(state: CatalogueState): Partial<CatalogueState> {
  const { asOf: _, ...rest } = state;
  return rest;
}
