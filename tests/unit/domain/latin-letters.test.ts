import { expect, it } from 'vitest';
import { latinLetters } from '../../../src/domain/latin-letters.ts';

it.each([
  ['евро', 'evro'],
  ['доллар', 'dollar'],
  ['рубль', 'rubl'],
  ['йена', 'iena'],
  ['ευρώ', 'eyro'],
  ['ドル', 'doru'],
  ['ユーロ', 'yuro'],
  ['ﾕｰﾛ', 'yuro'],
  ['ジャパン', 'japan'],
  ['きょう', 'kyou'],
  ['シャープ', 'shapu'],
  ['ニッポン', 'nippon'],
  ['유로', 'yuro'],
  ['달러', 'dalleo'],
  ['삼성', 'samseong'],
  ['금', 'geum'],
  ['ยูโร', 'yuro'],
  ['เยน', 'yen'],
  ['ทองคำ', 'thongkham'],
  ['ดอลลาร์', 'dolla'],
  ['ปอนด์', 'pon'],
  ['يورو', 'iuru'],
  ['دولار', 'dular'],
  ['ذهب', 'dhhb'],
  ['أونصة', 'aunsa'],
  ['daß', 'dass'],
  ['đô la', 'do la'],
  ['altın ığ', 'altin ig'],
  ['néo-zélandais', 'neo-zelandais'],
])('%s is typed %s', (text, typed) => {
  expect(latinLetters(text)).toBe(typed);
});

it.each(['黃金', 'helra', 'xau/usd'])('%s stays as it is', (text) => {
  expect(latinLetters(text)).toBe(text);
});
