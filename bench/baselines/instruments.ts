/** What a baseline lists, from the same calls as the product's. */
import type { WireCandle } from '../../src/contract/wire/candle.ts';
import type { Envelope } from '../../src/contract/wire/envelope.ts';
import type { WireTradeItem } from '../../src/contract/wire/instrument.ts';
import { parseScaled } from '../../src/domain/price-scale.ts';
import { PRICE_SCALE } from '../feed/price-code.ts';

export interface ListedInstrument {
  readonly id: number;
  readonly code: string;
  readonly categoryId: number;
}

async function call<T>(path: string): Promise<T> {
  const response = await fetch(path);
  const { data } = (await response.json()) as Envelope<T>;
  return data;
}

export async function loadInstruments(): Promise<ListedInstrument[]> {
  const items = await call<readonly WireTradeItem[]>('/v1/api/forex/trade_list');
  return items.map(({ Id, Code, CategoryId }) => ({ id: Number(Id), code: Code, categoryId: Number(CategoryId) }));
}

/** Closes of the last bars, as the small line of a row shows them. */
export async function loadCloses(id: number): Promise<Float64Array> {
  const bars = await call<readonly WireCandle[]>(`/v1/api/forex/abbreviated_cache_kline?forex_id=${id}&period=1min`);
  return Float64Array.from(bars, ({ Close }) => parseScaled(Close, PRICE_SCALE) ?? Number.NaN);
}
