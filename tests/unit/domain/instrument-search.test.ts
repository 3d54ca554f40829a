import { describe, expect, it } from 'vitest';
import { findInstruments } from '../../../src/domain/instrument-search.ts';
import { instrument } from '../../support/page/catalogue.ts';

const ALL = [
  instrument(1, 'AUDUSD', { displayCode: 'AUD/USD' }),
  instrument(2, 'USDJPY', { displayCode: 'USD/JPY' }),
  instrument(3, 'XAUUSD', { displayCode: 'Gold' }),
  instrument(4, 'EURUSD', { displayCode: 'EUR/USD' }),
  instrument(5, 'US500', { displayCode: 'S&P 500' }),
];
const found = (text: string): string[] => findInstruments(ALL, text).map(({ code }) => code);

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

const NAMED = [
  instrument(1, 'GBPUSD', {
    name: 'Livre sterling / dollar américain',
    aliases: ['British pound / US dollar', 'cable'],
  }),
  instrument(2, 'NZDUSD', { name: 'Dollar néo-zélandais / dollar américain', aliases: ['kiwi'] }),
  instrument(3, 'XAUUSD', { name: 'Or / dollar américain', aliases: ['Gold / US dollar'] }),
  instrument(4, 'MARIGOLD', { name: 'Marigold' }),
  instrument(5, 'XAGUSD', { name: 'Đô la / Altın ığ', aliases: ['ドル', '금', 'أونصة', 'ทอง'] }),
];
const named = (text: string): string[] => findInstruments(NAMED, text).map(({ code }) => code);

describe('searching by name', () => {
  it('finds by the name, by a part of it, and by other words', () => {
    expect(named('sterling')).toEqual(['GBPUSD']);
    expect(named('kiwi')).toEqual(['NZDUSD']);
    expect(named('CABLE')).toEqual(['GBPUSD']);
  });

  it('puts what has a word that begins so before what has it within a word', () => {
    expect(named('gol')).toEqual(['XAUUSD', 'MARIGOLD']);
  });

  it('takes words in any order, each of which must fit', () => {
    expect(named('dollar livre')).toEqual(['GBPUSD']);
    expect(named('livre/dollar')).toEqual(['GBPUSD']);
    expect(named('livre yen')).toEqual([]);
  });

  it.each([
    ['neo zelandais', 'NZDUSD'],
    ['AMÉRICAIN or', 'XAUUSD'],
    ['do la', 'XAGUSD'],
    ['altin ig', 'XAGUSD'],
    ['ＸＡＧ', 'XAGUSD'],
    ['ドル', 'XAGUSD'],
    ['금', 'XAGUSD'],
    ['اونصة', 'XAGUSD'],
    ['ทอง', 'XAGUSD'],
  ])('does not mind accents, width and the letters of a keyboard: %j', (text, code) => {
    expect(named(text)).toContain(code);
  });
});
