import { afterEach, expect, it, vi } from 'vitest';
import { newSharedQuotes } from '../../../src/worker-client/shared-quotes-reader.ts';

afterEach(() => vi.unstubAllGlobals());

it('is there for the prices of a page that is isolated', () => {
  vi.stubGlobal('crossOriginIsolated', true);
  expect(newSharedQuotes()).toBeInstanceOf(SharedArrayBuffer);
});

it('is not there for one that is not, nor where the browser does not know of isolation', () => {
  for (const isolated of [false, undefined]) {
    vi.stubGlobal('crossOriginIsolated', isolated);
    expect(newSharedQuotes()).toBeUndefined();
  }
});

it('is not there where the browser isolates the page and has no such memory', () => {
  vi.stubGlobal('crossOriginIsolated', true);
  vi.stubGlobal('SharedArrayBuffer', undefined);
  expect(newSharedQuotes()).toBeUndefined();
});
