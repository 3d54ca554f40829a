import { describe, expect, it } from 'vitest';
import { category, shownInstruments } from '../../../src/screens/market/category.ts';
import { slices } from '../../../src/state/slices.ts';
import { tradeCode, tradeInstrument } from '../../../src/state/trade-instrument.ts';
import { instrument, showCatalogue } from '../../support/page/catalogue.ts';

const EUR = instrument(1, 'EURUSD');
const GOLD = instrument(2, 'XAUUSD', { categoryId: 2 });

describe('the instrument to trade', () => {
  it('is the chosen one, else the first, else none yet', () => {
    expect(tradeInstrument.value).toBeUndefined();
    showCatalogue([EUR, GOLD]);
    expect(tradeInstrument.value).toBe(EUR);
    tradeCode.value = 'XAUUSD';
    expect(tradeInstrument.value).toBe(GOLD);
    tradeCode.value = 'GONE';
    expect(tradeInstrument.value).toBe(EUR);
  });
});

describe('the shown instruments', () => {
  it('are all, those of a category, or the favourites in the order of the list', () => {
    showCatalogue([EUR, GOLD]);
    slices.favourites.value = [2, 1, 99];
    expect(shownInstruments.value).toEqual([EUR, GOLD]);
    category.value = 2;
    expect(shownInstruments.value).toEqual([GOLD]);
    category.value = 7;
    expect(shownInstruments.value).toEqual([]);
    category.value = 'favourites';
    expect(shownInstruments.value).toEqual([EUR, GOLD]);
    slices.favourites.value = [2];
    expect(shownInstruments.value).toEqual([GOLD]);
  });
});
