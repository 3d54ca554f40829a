import { describe, expect, it } from 'vitest';
import { AddressCount } from '../../../server/network/address-count.ts';
import { TokenBucket } from '../../../server/network/token-bucket.ts';
import { trustedProxies } from '../../../server/network/trusted-proxies.ts';

describe('a count by address', () => {
  it('takes so many of each, and forgets addresses that hold nothing', () => {
    const count = new AddressCount(2);
    expect([count.take('a'), count.take('a'), count.take('a'), count.take('b')]).toEqual([true, true, false, true]);
    count.give('a');
    expect(count.take('a')).toBe(true);
    for (const address of ['a', 'a', 'b']) count.give(address);
    expect(count.addresses).toBe(0);
  });

  it('of nothing sets no limit', () => {
    const count = new AddressCount(0);
    for (let i = 0; i < 9; i++) expect(count.take('a')).toBe(true);
  });
});

describe('a budget', () => {
  it('allows a burst, then as much as time brings back, and never more than the burst', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, 0);
    expect([bucket.take(2, 0), bucket.take(2, 0), bucket.take(1, 0)]).toEqual([true, false, true]);
    expect([bucket.take(1, 499), bucket.take(1, 500), bucket.take(1, 500)]).toEqual([false, true, false]);
    expect([bucket.take(3, 60_000), bucket.take(1, 60_000)]).toEqual([true, false]);
  });
});

describe('trusted proxies', () => {
  it('are addresses and networks, also where IPv4 comes as IPv6', () => {
    const isProxy = trustedProxies(['10.1.0.0/16', '192.0.2.7', 'fd00::/8']);
    for (const address of ['10.1.2.3', '192.0.2.7', '::ffff:10.1.9.9', 'fd12::1']) expect(isProxy(address)).toBe(true);
    for (const address of ['10.2.0.1', '192.0.2.8', 'fe80::1', 'unknown', '']) expect(isProxy(address)).toBe(false);
  });
});
