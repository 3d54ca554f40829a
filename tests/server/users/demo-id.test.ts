import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isPlainlyNotRandom } from '../../../server/users/demo-id.ts';

const RUNS = 20_000;

it.each([
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-000000000000',
  '1234567890123456',
  '12345678901234567890123456789012',
  '0123456789abcdef0123456789abcdef',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  '9876543210987654321098765432109876543210',
  'abcabcabcabcabcabcabcabc',
  'demo-demo-demo-demo-demo',
  'ffffffffffffffffffffffffffffff01',
  '12121212-1212-1212-1212-121212121212',
  'test1234test1234test1234',
])('%s is refused', (id) => expect(isPlainlyNotRandom(id)).toBe(true));

it.each([
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d',
  'demo-abc-3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'a-device-of-our-own-0001',
  'a-device-of-nobody-at-all',
  'V1StGXR8_Z5jdHi6B-myT',
])('%s is taken', (id) => expect(isPlainlyNotRandom(id)).toBe(false));

it('takes whatever is random', () => {
  const made = [
    () => randomUUID(),
    () => randomBytes(16).toString('hex'),
    () => randomBytes(16).toString('base64url'),
    () => randomBytes(12).toString('base64url'),
    () =>
      BigInt(`0x${randomBytes(16).toString('hex')}`)
        .toString()
        .padStart(39, '0'),
  ];
  for (const make of made) {
    for (let run = 0; run < RUNS; run++) {
      const id = make();
      expect(isPlainlyNotRandom(id), id).toBe(false);
    }
  }
});
