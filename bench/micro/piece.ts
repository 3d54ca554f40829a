/** A hot piece of the product, with the plainest version of the same beside it as its oracle. */
export interface PreparedPiece {
  /** What the product does; the result is for the comparison. */
  readonly ours: () => unknown;
  readonly plain: () => unknown;
}

export interface Piece {
  readonly name: string;
  /** Makes ready a case of `size` items; what it does is not measured. */
  readonly prepare: (size: number) => PreparedPiece;
}

export const SIZES = [10, 100, 1_000, 10_000] as const;

/** A part of a benchmark's name, read again when its results are. */
export function caseName(piece: string, size: number, version: 'ours' | 'plain'): string {
  return `${piece} | ${size} | ${version}`;
}
