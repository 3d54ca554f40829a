import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Market } from '../market/market.ts';
import { instrumentTerms, quotation, marketState } from './instrument-rows.ts';
import { JsonText } from './json-text.ts';

/** Rows that are written before everything else gets its turn: well under a millisecond. */
const ROWS_PER_TURN = 200;

/** Writes `trade_list`: what of a row never changes is written once. */
export class TradeList {
  readonly #catalogue: Catalogue;
  readonly #market: Market;
  /** By index: the row's text up to what changes. */
  readonly #terms: string[] = [];

  constructor(catalogue: Catalogue, market: Market) {
    this.#catalogue = catalogue;
    this.#market = market;
  }

  /** The rows of instruments whose code has these letters, as they are when each is written. */
  async write(search: string): Promise<JsonText> {
    const wanted = search.trim().toLowerCase();
    const rows: string[] = [];
    for (const [index, { code, displayCode }] of this.#catalogue.listings.entries()) {
      if (`${code} ${displayCode}`.toLowerCase().includes(wanted)) rows.push(this.#row(index));
      if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) await new Promise((resolve) => setImmediate(resolve));
    }
    return new JsonText(`[${rows.join(',')}]`);
  }

  #row(index: number): string {
    const listing = this.#catalogue.at(index);
    const terms = (this.#terms[index] ??= JSON.stringify(instrumentTerms(listing)).slice(0, -1));
    const prices = { close: this.#market.close(index), open: this.#market.dayOpen(index) };
    const quotations = JSON.stringify(quotation(listing, prices));
    const status = JSON.stringify(marketState(index, this.#market)).slice(1, -1);
    return `${terms},${status},"ForexQuotations":${quotations}}`;
  }
}
