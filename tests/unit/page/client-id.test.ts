import { afterEach, expect, it, vi } from 'vitest';
import { newClientId } from '../../../src/worker-client/client-id.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('is a random UUID, another one each time', () => {
  expect(newClientId()).toMatch(UUID);
  expect(newClientId()).not.toBe(newClientId());
});

it('is one, too, on plain http, where browsers have no randomUUID', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  expect(newClientId()).toMatch(UUID);
  expect(newClientId()).not.toBe(newClientId());
});
