import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
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
    for (const { code, since } of await rows(database, query.selectFrom('market_halts').selectAll())) {
      const index = catalogue.indexOfCode(code);
      if (index !== undefined) halts.#apply(index, since);
    }
    return halts;
  }

  /** Since when an instrument has been halted. */
  since(index: number): number | undefined {
    return this.#since.get(index);
  }

  async halt(code: string, index: number, now: number): Promise<void> {
    const halt = query.insertInto('market_halts').values({ code, since: now });
    await run(
      this.#database,
      halt.onConflict((conflict) => conflict.doNothing()),
    );
    this.#apply(index, now);
  }

  async resume(code: string, index: number): Promise<void> {
    await run(this.#database, query.deleteFrom('market_halts').where('code', '=', code));
    this.#since.delete(index);
    this.#market.resume(index);
  }

  #apply(index: number, since: number): void {
    if (!this.#since.has(index)) this.#since.set(index, since);
    this.#market.halt(index);
  }
}
