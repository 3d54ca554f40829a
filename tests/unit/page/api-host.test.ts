import { describe, expect, it } from 'vitest';
import { apiBaseOf, socketUrlOf } from '../../../src/contract/api-host.ts';

const at = (address: string): string => apiBaseOf(new URL(address));

describe('the backend of a page', () => {
  it.each([
    ['https://www.example.com/', 'https://api.example.com'],
    ['https://m.trade.example.com/', 'https://api.trade.example.com'],
    ['https://www.example.co.uk/', 'https://api.example.co.uk'],
    ['https://example.com/', 'https://api.example.com'],
    ['http://localhost:5173/', 'http://localhost:5173'],
    ['http://localhost/', 'http://localhost'],
    ['http://backend:8080/', 'http://backend:8080'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['https://192.168.0.12/', 'https://192.168.0.12'],
    ['http://[::1]:8080/', 'http://[::1]:8080'],
    ['https://[2001:db8::7]/', 'https://[2001:db8::7]'],
    ['https://www.example.com:8443/', 'https://api.example.com:8443'],
    ['http://example.com:8080/', 'http://api.example.com:8080'],
    ['https://1.2.3.example.com/', 'https://api.2.3.example.com'],
  ])('%s is %s', (page, base) => {
    expect(at(page)).toBe(base);
  });

  it('of an address is that address, also where an IPv6 address ends in dots', () => {
    expect(apiBaseOf({ protocol: 'http:', hostname: '[::ffff:10.0.0.1]', port: '' })).toBe('http://[::ffff:10.0.0.1]');
  });

  it('does not depend on path, query and hash', () => {
    expect(at('https://www.example.com/a/b?x=1#/trade')).toBe('https://api.example.com');
  });
});

describe('the live socket of a backend', () => {
  it.each([
    ['https://api.example.com', 'wss://api.example.com/v1/ws'],
    ['http://127.0.0.1:8080', 'ws://127.0.0.1:8080/v1/ws'],
    ['https://api.example.com/', 'wss://api.example.com/v1/ws'],
    ['https://http.example.com//', 'wss://http.example.com/v1/ws'],
    ['http://[::1]:8080', 'ws://[::1]:8080/v1/ws'],
  ])('of %s is %s', (base, socket) => {
    expect(socketUrlOf(base)).toBe(socket);
  });
});
