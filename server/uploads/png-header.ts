/** What the header of a PNG says about its rows. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bytes of all rows, each with its filter, when they are not compressed any more. */
  readonly rowBytes: number;
}

const HEADER_BYTES = 13;

/** Samples of a pixel by colour type, and the bits that a sample may have. */
const COLOURS: Readonly<Record<number, readonly [samples: number, depths: readonly number[]]>> = {
  0: [1, [1, 2, 4, 8, 16]],
  2: [3, [8, 16]],
  3: [1, [1, 2, 4, 8]],
  4: [2, [8, 16]],
  6: [4, [8, 16]],
};

/** Of an interlaced picture: where each of the seven passes begins, and how far apart its pixels are. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The data of IHDR; undefined where they are none that the format knows. */
export function readPngHeader(data: Buffer): PngHeader | undefined {
  if (data.length !== HEADER_BYTES) return undefined;
  const [depth = 0, colour = 0, compression, filter, interlace] = data.subarray(8);
  const [samples, depths] = COLOURS[colour] ?? [0, []];
  if (!depths.includes(depth) || compression !== 0 || filter !== 0) return undefined;
  if (interlace !== 0 && interlace !== 1) return undefined;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const bits = samples * depth;
  const rowBytes = interlace === 1 ? interlacedBytes(width, height, bits) : bytesOf(width, height, bits);
  return { width, height, rowBytes };
}

function interlacedBytes(width: number, height: number, bits: number): number {
  return PASSES.reduce((total, [left, top, across, down]) => {
    return total + bytesOf(Math.ceil((width - left) / across), Math.ceil((height - top) / down), bits);
  }, 0);
}

function bytesOf(width: number, height: number, bits: number): number {
  return width > 0 && height > 0 ? height * (1 + Math.ceil((width * bits) / 8)) : 0;
}
