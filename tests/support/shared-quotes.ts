import { vi } from 'vitest';
import { newSharedQuotes } from '../../src/worker-client/shared-quotes-reader.ts';

/** Memory for prices, as a page gets it that is isolated from other origins. */
export function sharedQuotes(): SharedArrayBuffer {
  vi.stubGlobal('crossOriginIsolated', true);
  const memory = newSharedQuotes();
  vi.stubGlobal('crossOriginIsolated', undefined);
  if (!memory) throw new Error('No memory is shared');
  return memory;
}
