/** What a row shows, in the product's own formats. */
import { formatScaled } from '../../src/domain/price-scale.ts';
import { formatNumber, numberStyleOf } from '../../src/i18n/number-format.ts';
import { PRICE_SCALE } from '../feed/price-code.ts';

const STYLE = numberStyleOf('en');

export function priceText(close: number | undefined): string {
  if (close === undefined || Number.isNaN(close)) return '--';
  return formatNumber(formatScaled(close, PRICE_SCALE), STYLE);
}

/** As many digits: what gives the price's cell its width. */
export function priceShape(price: string): string {
  return price.replaceAll(/\d/g, '0');
}

export function changeText(change: number | undefined): string {
  if (change === undefined || Number.isNaN(change)) return '--';
  return `${formatNumber(formatScaled(change, 2), STYLE, { signed: true, grouped: true })}\u00a0%`;
}

export function toneOf(change: number | undefined): 'up' | 'down' | undefined {
  if (change === undefined || !(Math.abs(change) > 0)) return undefined;
  return change > 0 ? 'up' : 'down';
}
