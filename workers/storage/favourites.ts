import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import { ok } from '../../src/lib/result.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { Storage } from './storage.ts';

/** The instruments that the user marked as favourites. */
export class Favourites {
  readonly #storage: Pick<Storage, 'favourites' | 'durable'>;
  readonly #events: ClientEmitter;
  #ids: readonly InstrumentId[] = [];
  /** What the user changed before the device was read, which is older. */
  #changesSinceStart: Map<InstrumentId, boolean> | undefined = new Map();

  constructor(storage: Pick<Storage, 'favourites' | 'durable'>, events: ClientEmitter) {
    this.#storage = storage;
    this.#events = events;
  }

  /** @param handedOver those that the page still knows, for a device that keeps nothing */
  async restore(handedOver: readonly InstrumentId[]): Promise<void> {
    const [stored, durable] = await Promise.all([this.#storage.favourites.all(), this.#storage.durable]);
    const changes = this.#changesSinceStart ?? new Map<InstrumentId, boolean>();
    this.#changesSinceStart = undefined;
    let ids = durable || stored.length > 0 ? stored : handedOver;
    for (const [id, favourite] of changes) ids = withFavourite(ids, id, favourite);
    this.#enter(ids);
  }

  /** Shown at once; resolves when the device has it, or has refused it. */
  async set(id: InstrumentId, favourite: boolean): Promise<Outcome<null>> {
    this.#changesSinceStart?.set(id, favourite);
    this.#enter(withFavourite(this.#ids, id, favourite));
    if (favourite) await this.#storage.favourites.put(String(id), id);
    else await this.#storage.favourites.remove(String(id));
    return ok(null);
  }

  #enter(ids: readonly InstrumentId[]): void {
    this.#ids = ids;
    this.#events.emit('favouritesChanged', ids);
  }
}

function withFavourite(ids: readonly InstrumentId[], id: InstrumentId, favourite: boolean): readonly InstrumentId[] {
  const others = ids.filter((known) => known !== id);
  return favourite ? [...others, id] : others;
}
