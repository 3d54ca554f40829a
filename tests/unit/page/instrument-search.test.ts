import { describe, expect, it } from 'vitest';
import { matching } from '../../../src/screens/shared/instrument-search.ts';
import { instrument } from '../../support/page/catalogue.ts';

const ALL = [
  instrument(1, 'AUDUSD', { displayCode: 'AUD/USD' }),
  instrument(2, 'USDJPY', { displayCode: 'USD/JPY' }),
  instrument(3, 'XAUUSD', { displayCode: 'Gold' }),
  instrument(4, 'EURUSD', { displayCode: 'EUR/USD' }),
  instrument(5, 'US500', { displayCode: 'S&P 500' }),
];
const found = (text: string): string[] => matching(ALL, text).map(({ code }) => code);

describe('searching for an instrument', () => {
  it('finds what contains the text, what begins with it first, else in the order of the list', () => {
    expect(found('USD')).toEqual(['USDJPY', 'AUDUSD', 'XAUUSD', 'EURUSD']);
  });

  it.each(['eur/usd', 'EUR USD', ' eurusd ', 'eur-usd'])('does not mind case and signs: %j', (text) => {
    expect(found(text)).toEqual(['EURUSD']);
  });

  it('finds what people read as well as the code', () => {
    expect(found('gold')).toEqual(['XAUUSD']);
    expect(found('s&p')).toEqual(['US500']);
  });

  it.each(['', '  ', '/'])('shows everything for %j', (text) => {
    expect(found(text)).toEqual(ALL.map(({ code }) => code));
  });

  it('finds nothing where nothing fits, and leaves the list as it was', () => {
    const before = [...ALL];
    expect(found('ZZZ')).toEqual([]);
    found('USD');
    expect(ALL).toEqual(before);
  });
});
