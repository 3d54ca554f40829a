import * as v from 'valibot';
import { SPARKLINE_FRESH_MS, type SparklineCloses } from '../../src/contract/worker/sparkline.ts';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { toCandles } from '../../src/contract/wire/candle.ts';
import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import { ok } from '../../src/lib/result.ts';
import { Semaphore, SingleFlight } from '../../src/lib/concurrency.ts';
import { isWithin } from '../../src/lib/time-passed.ts';
import type { LiveConnection } from '../subscriptions/live-connection.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { KeptSparklines, type KeptSparklinesDependencies } from './kept-sparklines.ts';

/** Sixty bars of this are the last 15 hours. */
const PERIOD = '15min';
/** Few at once: a list that scrolls fast must not crowd out an order. */
const AT_ONCE = 4;

/** Where bars come from, and where they are kept. */
export interface SparklinesDependencies extends KeptSparklinesDependencies {
  readonly http: HttpClient;
  readonly connection: Pick<LiveConnection, 'state'>;
}

/** Closes for the sparklines of the list: asked for anew after five minutes, and those of before where they cannot be had. */
export class Sparklines {
  readonly #dependencies: SparklinesDependencies;
  readonly #kept: KeptSparklines;
  readonly #semaphore = new Semaphore(AT_ONCE);
  readonly #loading = new SingleFlight<InstrumentId, Outcome<SparklineCloses>>();

  constructor(dependencies: SparklinesDependencies) {
    this.#dependencies = dependencies;
    this.#kept = new KeptSparklines(dependencies);
  }

  /** The last 60 closes; a copy that the caller may transfer. */
  async get(instrument: Instrument): Promise<Outcome<SparklineCloses>> {
    await this.#kept.restored;
    const kept = this.#kept.get(instrument.id);
    if (kept && (this.#isFresh(kept) || this.#isDown)) return ok(copyOf(kept));
    const loaded = await this.#loading.run(instrument.id, () => this.#semaphore.run(() => this.#load(instrument)));
    if (loaded.ok) return ok(copyOf(loaded.value));
    return kept ? ok(copyOf(kept)) : loaded;
  }

  #isFresh({ at }: SparklineCloses): boolean {
    return isWithin(SPARKLINE_FRESH_MS, at, this.#dependencies.environment.now());
  }

  /** Whether a call would only be tried in vain for a while. */
  get #isDown(): boolean {
    const { phase } = this.#dependencies.connection.state;
    return phase === 'offline' || phase === 'waiting';
  }

  async #load(instrument: Instrument): Promise<Outcome<SparklineCloses>> {
    const { environment, http } = this.#dependencies;
    const answer = await http.get('v1/api/forex/abbreviated_cache_kline', {
      query: { forex_id: instrument.id, period: PERIOD },
      schema: v.array(v.unknown()),
    });
    if (!answer.ok) return answer;
    const closes = Float64Array.from(toCandles(answer.value.data, instrument.priceScale), (candle) => candle.close);
    const loaded = { at: environment.now(), closes };
    this.#kept.set(instrument.id, loaded);
    return ok(loaded);
  }
}

/** Each caller has its own: a buffer that is transferred is empty here. */
function copyOf({ at, closes }: SparklineCloses): SparklineCloses {
  return { at, closes: closes.slice() };
}
