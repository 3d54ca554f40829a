import type { WireCandle } from '../../src/contract/wire/candle.ts';
import type { Candle } from '../../src/domain/candle.ts';
import { formatScaled } from '../../src/domain/price-scale.ts';

/**
 * A candle on the wire: the time of its opening in seconds since 1970, prices as decimal text with the instrument's
 * digits; the volume is a number of ticks.
 */
export function candleRow(candle: Candle, priceScale: number): WireCandle {
  return {
    Time: candle.time / 1000,
    Open: formatScaled(candle.open, priceScale),
    High: formatScaled(candle.high, priceScale),
    Low: formatScaled(candle.low, priceScale),
    Close: formatScaled(candle.close, priceScale),
    Volume: String(candle.volume),
  };
}

/** The same as JSON, without making a row first: a chart has hundreds. */
export function candleText({ time, open, high, low, close, volume }: Candle, priceScale: number): string {
  return (
    `{"Time":${time / 1000},"Open":"${formatScaled(open, priceScale)}","High":"${formatScaled(high, priceScale)}",` +
    `"Low":"${formatScaled(low, priceScale)}","Close":"${formatScaled(close, priceScale)}","Volume":"${volume}"}`
  );
}
