import type { InstrumentId } from '../../src/domain/instrument.ts';
import type { StoredTable } from './stored-table.ts';

/** The instruments that the user starred. */
export class Favourites {
  readonly #table: StoredTable<number>;
  readonly #onChange: (ids: readonly InstrumentId[]) => void;
  #ids: readonly InstrumentId[] = [];

  constructor(table: StoredTable<number>, onChange: (ids: readonly InstrumentId[]) => void) {
    this.#table = table;
    this.#onChange = onChange;
  }

  /** @param handedOver those that the page still knows, where the device keeps nothing */
  async restore(handedOver: readonly InstrumentId[]): Promise<void> {
    const stored = await this.#table.all();
    this.#enter(stored.length > 0 ? stored : handedOver);
  }

  async set(id: InstrumentId, favourite: boolean): Promise<void> {
    const others = this.#ids.filter((known) => known !== id);
    this.#enter(favourite ? [...others, id] : others);
    if (favourite) await this.#table.put(String(id), id);
    else await this.#table.remove(String(id));
  }

  #enter(ids: readonly InstrumentId[]): void {
    this.#ids = ids;
    this.#onChange(ids);
  }
}
