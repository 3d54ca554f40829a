/** Addresses and account numbers against the vectors that their standards publish. */
import { base58, bech32 } from '@scure/base';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareAccount, checkAccount, checkBic } from '../../../src/domain/addresses/bank-account.ts';
import { checkCoinAddress } from '../../../src/domain/addresses/coin-address.ts';

/** BIP-173 and BIP-350 (main net), base58check as in Bitcoin Core. */
const BITCOIN = [
  'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'BC1SW50QGDZ25J',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
];
const LITECOIN = [
  'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1',
  'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441',
  'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
];
/** EIP-55. */
const ETHEREUM = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const TRON = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'];
const SOLANA = ['11111111111111111111111111111111', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'];

const VALID = [
  ['BTC', BITCOIN],
  ['Litecoin', LITECOIN],
  ['ERC20', ETHEREUM],
  ['bep-20', ETHEREUM],
  ['TRC20', TRON],
  ['SPL', SOLANA],
] as const;

/** What BIP-173 and BIP-350 list as not valid, and why. */
const NOT_SEGWIT = [
  ['bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
  ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'checksum'],
  ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'form'],
  ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'form'],
  ['bc1pw5dgrnzv', 'length'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'length'],
  ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'length'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'form'],
  ['bc1gmk9yu', 'checksum'],
  ['bc1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'form'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'wrongNetwork'],
] as const;

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** One character of a text replaced by another of its alphabet; `from` protects what tells the network. */
function mistyped(texts: readonly string[], alphabet: string, from: number): fc.Arbitrary<readonly [string, string]> {
  return fc
    .record({ text: fc.constantFrom(...texts), at: fc.nat(), other: fc.constantFrom(...Array.from(alphabet)) })
    .map(({ text, at, other }) => {
      const place = from + (at % (text.length - from));
      return [text, text.slice(0, place) + other + text.slice(place + 1)] as const;
    })
    .filter(([text, changed]) => changed !== text);
}

describe('the address of a coin', () => {
  it.each(VALID)('over %s is taken where its checksum is right', (protocol, addresses) => {
    for (const address of addresses) expect(checkCoinAddress(protocol, address), address).toBe('valid');
  });

  it.each(NOT_SEGWIT)('%s is refused: %s', (address, fault) => {
    expect(checkCoinAddress('BTC', address)).toBe(fault);
  });

  it('over a protocol without a rule is for its owner to judge', () => {
    expect(checkCoinAddress('XRP', 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh')).toBe('unknown');
    expect(checkCoinAddress('', 'anything')).toBe('unknown');
  });

  it('of another network is named as such', () => {
    expect(checkCoinAddress('TRC20', ETHEREUM[4] ?? '')).toBe('wrongNetwork');
    expect(checkCoinAddress('ERC20', TRON[0] ?? '')).toBe('wrongNetwork');
    expect(checkCoinAddress('LTC', BITCOIN[7] ?? '')).toBe('wrongNetwork');
    expect(checkCoinAddress('BTC', LITECOIN[2] ?? '')).toBe('wrongNetwork');
  });

  it('that is cut short or has foreign characters says which', () => {
    expect(checkCoinAddress('TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSz')).toBe('length');
    expect(checkCoinAddress('TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6O')).toBe('form');
    expect(checkCoinAddress('ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe')).toBe('length');
    expect(checkCoinAddress('ERC20', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('form');
    expect(checkCoinAddress('SOL', base58.encode(new Uint8Array(31).fill(7)))).toBe('length');
    expect(checkCoinAddress('BTC', '')).toBe('length');
    expect(checkCoinAddress('BTC', bech32.encode('bc', [0, ...bech32.toWords(new Uint8Array(19))]))).toBe('length');
  });

  it('with one wrong character is refused, whichever it is', () => {
    const legacy = mistyped([...BITCOIN.slice(6), ...LITECOIN.slice(0, 2)], BASE58, 1);
    const tron = mistyped(TRON, BASE58, 1);
    const segwit = mistyped([BITCOIN[1] ?? '', BITCOIN[5] ?? ''], BECH32, 4);
    const refused =
      (protocol: string) =>
      ([, changed]: readonly [string, string]) =>
        checkCoinAddress(protocol, changed) !== 'valid';
    fc.assert(fc.property(legacy, (pair) => refused('BTC')(pair) && refused('LTC')(pair)));
    fc.assert(fc.property(tron, refused('TRC20')));
    fc.assert(fc.property(segwit, refused('BTC')));
  });

  it('of Ethereum with one letter in the other case is refused', () => {
    const flipped = fc.record({ text: fc.constantFrom(...ETHEREUM.slice(4)), at: fc.nat() }).map(({ text, at }) => {
      const letters = [...text.matchAll(/[a-f]/gi)].map(({ index }) => index);
      const place = letters[at % letters.length] ?? 2;
      const letter = text[place] ?? '';
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      return text.slice(0, place) + other + text.slice(place + 1);
    });
    fc.assert(fc.property(flipped, (address) => checkCoinAddress('ERC20', address) === 'checksum'));
  });
});

describe('an account at a bank', () => {
  /** From the SWIFT registry of IBANs. */
  const IBANS = [
    'GB29NWBK60161331926819',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'SA0380000000608010167519',
  ];

  it('is taken where its IBAN is right, written in groups and small letters too', () => {
    for (const iban of IBANS) expect(checkAccount(iban), iban).toBe('valid');
    expect(checkAccount('gb29 NWBK 6016-1331 9268 19')).toBe('valid');
    expect(bareAccount(' gb29 NWBK 6016 1331 9268 19 ')).toBe('GB29NWBK60161331926819');
  });

  it('with one wrong digit in its IBAN is refused', () => {
    fc.assert(fc.property(mistyped(IBANS, '0123456789', 2), ([, iban]) => checkAccount(iban) !== 'valid'));
  });

  it('says what is wrong with its IBAN', () => {
    expect(checkAccount('GB29NWBK60161331926818')).toBe('checksum');
    expect(checkAccount('GB29NWBK6016133192681')).toBe('length');
    expect(checkAccount('GB29NW8K60161331926819')).toBe('form');
  });

  it('with another number than an IBAN is for the bank to judge, and stays as typed', () => {
    for (const account of ['000123456789', '12-34 5678', 'US12345678901234', '021000021/1234567']) {
      expect(checkAccount(account), account).toBe('unknown');
      expect(bareAccount(` ${account} `)).toBe(account);
    }
  });

  it('has a SWIFT code of 8 or 11 characters', () => {
    expect(['DEUTDEFF', 'deut de ff 500', 'NEDSZAJJXXX'].map(checkBic)).toEqual(['valid', 'valid', 'valid']);
    expect(checkBic('DEUTDEF')).toBe('length');
    expect(checkBic('DEU1DEFF')).toBe('form');
    expect(checkBic('DEUTXYFF')).toBe('form');
  });
});
