import * as v from 'valibot';
import type { SparklineCloses } from '../../src/contract/worker/sparkline.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import { BoundedMap } from '../../src/lib/bounded-map.ts';
import type { ClientEmitter } from '../client-events.ts';
import type { CancelTimer, Environment } from '../environment.ts';
import { SPARKLINES_KEY, type Storage } from '../storage/storage.ts';

/** Half a kilobyte each. */
const MAX_KEPT = 500;
/** They come one after the other while a list is looked at. */
const KEEP_AFTER_MS = 5_000;
/** A device that is slow to open its storage is not waited for. */
const RESTORE_PATIENCE_MS = 1_000;

/** Instrument, when it was loaded, closes. */
const rowsSchema = v.array(v.array(v.number()));

/** Where they are kept, and when that is due. */
export interface KeptSparklinesDependencies {
  readonly storage: Pick<Storage, 'settings'>;
  readonly environment: Pick<Environment, 'now' | 'timers'>;
  readonly events: ClientEmitter;
}

/** Sparklines that have been loaded, also before this start: a list without a network has them, and one with it asks for fewer. */
export class KeptSparklines {
  /** Settled when those of the device are here, or are no longer waited for. */
  readonly restored: Promise<void>;
  readonly #dependencies: KeptSparklinesDependencies;
  readonly #lines = new BoundedMap<InstrumentId, SparklineCloses>(MAX_KEPT);
  #cancel: CancelTimer | undefined;

  constructor(dependencies: KeptSparklinesDependencies) {
    this.#dependencies = dependencies;
    const { environment, events } = dependencies;
    events.on('visibilityChanged', ({ visible }) => !visible && this.#cancel && this.#keep());
    const impatience = new Promise<void>((resolve) => environment.timers.after(RESTORE_PATIENCE_MS, resolve));
    this.restored = Promise.race([this.#restore(), impatience]);
  }

  get(id: InstrumentId): SparklineCloses | undefined {
    return this.#lines.get(id);
  }

  set(id: InstrumentId, line: SparklineCloses): void {
    this.#lines.set(id, line);
    this.#cancel ??= this.#dependencies.environment.timers.after(KEEP_AFTER_MS, () => this.#keep());
  }

  async #restore(): Promise<void> {
    const text = await this.#dependencies.storage.settings.get(SPARKLINES_KEY);
    for (const [id, at, ...closes] of rowsOf(text ?? '[]')) {
      if (id === undefined || at === undefined || this.#lines.get(id)) continue;
      this.#lines.set(id, { at, closes: Float64Array.from(closes) });
    }
  }

  #keep(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    const rows = this.#lines.entries().map(([id, { at, closes }]) => [id, at, ...closes]);
    void this.#dependencies.storage.settings.put(SPARKLINES_KEY, JSON.stringify(rows));
  }
}

/** None where the device has kept something else. */
function rowsOf(text: string): v.InferOutput<typeof rowsSchema> {
  try {
    return v.parse(rowsSchema, JSON.parse(text));
  } catch {
    return [];
  }
}
