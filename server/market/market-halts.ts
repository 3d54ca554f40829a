import type { Catalogue } from '../catalogue/catalogue.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import type { Market } from './market.ts';

/** Halts that the back office has ordered: kept in the database, so that a restart does not lift them. */
export class MarketHalts {
  readonly #database: Database;
  readonly #market: Market;
  /** By instrument: since when. */
  readonly #since = new Map<number, number>();

  private constructor(database: Database, market: Market) {
    this.#database = database;
    this.#market = market;
  }

  /** Takes up the halts of an earlier run. An instrument that is no longer listed keeps its halt. */
  static async open(database: Database, catalogue: Catalogue, market: Market): Promise<MarketHalts> {
    const halts = new MarketHalts(database, market);
    for (const row of await database.query('SELECT code, since FROM market_halts')) {
      const index = catalogue.indexOfCode(textColumn(row, 'code'));
      if (index !== undefined) halts.#apply(index, integerColumn(row, 'since'));
    }
    return halts;
  }

  /** Since when an instrument has been halted. */
  since(index: number): number | undefined {
    return this.#since.get(index);
  }

  async halt(code: string, index: number, now: number): Promise<void> {
    await this.#database.query('INSERT INTO market_halts (code, since) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      code,
      now,
    ]);
    this.#apply(index, now);
  }

  async resume(code: string, index: number): Promise<void> {
    await this.#database.query('DELETE FROM market_halts WHERE code = $1', [code]);
    this.#since.delete(index);
    this.#market.resume(index);
  }

  #apply(index: number, since: number): void {
    if (!this.#since.has(index)) this.#since.set(index, since);
    this.#market.halt(index);
  }
}
