// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { instrument, showCatalogue } from '../../support/page/catalogue.ts';
import { freshPage, page } from '../../support/page/fresh-page.ts';
import { categoryOf } from '../../../src/screens/market/category.ts';
import { tradeInstrumentOf } from '../../../src/state/trade-instrument.ts';

beforeEach(freshPage);

const EUR = instrument(1, 'EURUSD');
const GOLD = instrument(2, 'XAUUSD', { categoryId: 2 });

describe('the instrument to trade', () => {
  it('is the chosen one, else the first, else none yet', () => {
    expect(tradeInstrumentOf(page).instrument.value).toBeUndefined();
    showCatalogue([EUR, GOLD]);
    expect(tradeInstrumentOf(page).instrument.value).toBe(EUR);
    tradeInstrumentOf(page).choose('XAUUSD');
    expect(tradeInstrumentOf(page).instrument.value).toBe(GOLD);
    tradeInstrumentOf(page).choose('GONE');
    expect(tradeInstrumentOf(page).instrument.value).toBe(EUR);
  });
});

describe('the shown instruments', () => {
  it('are all, those of a category, or the favourites in the order of the list', () => {
    showCatalogue([EUR, GOLD]);
    page.state.slices.favourites.value = [2, 1, 99];
    expect(categoryOf(page).shown.value).toEqual([EUR, GOLD]);
    categoryOf(page).choose(2);
    expect(categoryOf(page).shown.value).toEqual([GOLD]);
    categoryOf(page).choose(7);
    expect(categoryOf(page).shown.value).toEqual([]);
    categoryOf(page).choose('favourites');
    expect(categoryOf(page).shown.value).toEqual([EUR, GOLD]);
    page.state.slices.favourites.value = [2];
    expect(categoryOf(page).shown.value).toEqual([GOLD]);
  });
});
