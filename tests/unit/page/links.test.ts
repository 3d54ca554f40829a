import { describe, expect, it } from 'vitest';
import { languageParameter, loginPath, safeReturnPath, tradePath } from '../../../src/screens/shared/links.ts';

describe('where to go after login', () => {
  it.each(['/', '/order', '/trade?code=EURUSD', '/trade?code=A%2FB', '/mine/history?page=2', '/a?next=//evil.example'])(
    'is %j, a path of our own',
    (from) => {
      expect(safeReturnPath(from)).toBe(from);
    },
  );

  it.each([
    null,
    '',
    'order',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    ' /order',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/\u0000/evil.example',
    '/login',
    '/login?from=%2Forder',
    '/LOGIN?from=%2Forder',
    '/register?from=%2Forder',
    '/forgot',
  ])('is the markets for %j', (from) => {
    expect(safeReturnPath(from)).toBe('/');
  });

  it.each([
    '%2F%2Fevil.example',
    '%2F%5Cevil.example',
    '/%2Fevil.example',
    'https%3A%2F%2Fevil.example',
    '%2F%09%2Fevil',
  ])('of the encoded %j stays on this host, decoded once as a query is', (encoded) => {
    const from = new URLSearchParams(`from=${encoded}`).get('from');
    expect(new URL(safeReturnPath(from), 'https://pipframe.example').host).toBe('pipframe.example');
  });

  it('survives the way through the address of the login', () => {
    const from = '/trade?code=BTC%2FUSD&x=1#y';
    const { searchParams } = new URL(loginPath(from), 'https://pipframe.example');
    expect(safeReturnPath(searchParams.get('from'))).toBe(from);
  });
});

describe('the link to an instrument', () => {
  it('keeps a code with signs in one piece', () => {
    const { searchParams } = new URL(tradePath('A&B=#/C'), 'https://pipframe.example');
    expect(searchParams.get('code')).toBe('A&B=#/C');
  });
});

describe('the language parameter', () => {
  it.each([
    ['?lang=de', '', 'de'],
    ['?a=1&lang=de', '#/trade?code=X', 'de'],
    ['', '#/?lang=de', 'de'],
    ['', '#/trade?code=EURUSD&lang=tw', 'tw'],
    ['?lang=fr', '#/?lang=de', 'fr'],
    ['?code=lang', '#/lang=de', null],
    ['', '', null],
  ])('of %j and %j is %j', (search, hash, lang) => {
    expect(languageParameter({ search, hash })).toBe(lang);
  });
});
