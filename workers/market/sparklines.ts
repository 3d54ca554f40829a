import * as v from 'valibot';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import { toCandles } from '../../src/contract/wire/candle.ts';
import type { Instrument, InstrumentId } from '../../src/domain/instrument.ts';
import { BoundedMap } from '../../src/lib/bounded-map.ts';
import { ok } from '../../src/lib/result.ts';
import { Semaphore, SingleFlight } from '../../src/lib/concurrency.ts';
import { isWithin } from '../../src/lib/time-passed.ts';
import type { Environment } from '../environment.ts';
import type { HttpClient } from '../transport/http-client.ts';

/** Sixty bars of this are the last 15 hours. */
const PERIOD = '15min';
const FRESH_MS = 5 * 60_000;
/** Few at once: a list that scrolls fast must not crowd out an order. */
const AT_ONCE = 4;
const MAX_KEPT = 500;

interface Kept {
  readonly at: number;
  readonly closes: Float64Array;
}

/** Closes for the sparklines of the list, kept for five minutes. */
export class Sparklines {
  readonly #http: HttpClient;
  readonly #environment: Environment;
  readonly #semaphore = new Semaphore(AT_ONCE);
  readonly #kept = new BoundedMap<InstrumentId, Kept>(MAX_KEPT);
  readonly #loading = new SingleFlight<InstrumentId, Outcome<Float64Array>>();

  constructor(http: HttpClient, environment: Environment) {
    this.#http = http;
    this.#environment = environment;
  }

  /** The last 60 closes, integers at the instrument's price scale; a copy that the caller may transfer. */
  async get(instrument: Instrument): Promise<Outcome<Float64Array>> {
    const kept = this.#kept.get(instrument.id);
    if (kept && isWithin(FRESH_MS, kept.at, this.#environment.now())) return ok(kept.closes.slice());
    const loaded = await this.#loading.run(instrument.id, () => this.#semaphore.run(() => this.#load(instrument)));
    // A copy each: the answer's buffer may be transferred.
    return loaded.ok ? ok(loaded.value.slice()) : loaded;
  }

  async #load(instrument: Instrument): Promise<Outcome<Float64Array>> {
    const answer = await this.#http.get('v1/api/forex/abbreviated_cache_kline', {
      query: { forex_id: instrument.id, period: PERIOD },
      schema: v.array(v.unknown()),
    });
    if (!answer.ok) return answer;
    const closes = Float64Array.from(toCandles(answer.value.data, instrument.priceScale), (candle) => candle.close);
    this.#kept.set(instrument.id, { at: this.#environment.now(), closes });
    return ok(closes);
  }
}
