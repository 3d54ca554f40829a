import { describe, expect, it } from 'vitest';
import { SIZES } from '../../bench/micro/piece.ts';
import { PIECES } from '../../bench/micro/pieces/all.ts';

describe.each(PIECES)('$name', ({ prepare }) => {
  it.each(SIZES)('gives for %i items what the plain version gives', async (size) => {
    const { ours, plain } = prepare(size);
    const expected = await plain();
    expect(await ours()).toEqual(expected);
    expect(JSON.stringify(expected)?.length).toBeGreaterThan(2);
  });
});
