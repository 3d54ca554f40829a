import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from '../../../src/screens/shared/links.ts';

/** The characters of which addresses that lead away are made. */
const PATH = fc
  .array(
    fc.constantFrom('/', '\\', '\t', '\n', '\r', ' ', '.', ':', '@', '?', '#', '%2F', 'evil.example', 'https', 'a'),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

describe('the path after login', () => {
  it('never leaves the host', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          PATH.map((path) => `/${path}`),
          PATH,
          fc.string(),
        ),
        (from) => {
          expect(new URL(safeReturnPath(from), 'https://pipframe.example').origin).toBe('https://pipframe.example');
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
