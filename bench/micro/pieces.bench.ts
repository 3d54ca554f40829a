import { bench, describe } from 'vitest';
import { caseName, SIZES } from './piece.ts';
import { PIECES } from './pieces/all.ts';

/** Short runs: there are many cases, and what is read is how the cost of an item grows. */
const OPTIONS = { time: 150, warmupTime: 50 } as const;

describe.each(PIECES)('$name', ({ name, prepare }) => {
  describe.each(SIZES)('%i items', (size) => {
    const { ours, plain } = prepare(size);
    bench(caseName(name, size, 'ours'), () => ours() as void, OPTIONS);
    bench(caseName(name, size, 'plain'), () => plain() as void, OPTIONS);
  });
});
