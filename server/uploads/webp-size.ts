export interface Size {
  readonly width: number;
  readonly height: number;
}

const LOSSY_START = 0x2a019d;
const LOSSLESS_START = 0x2f;
/** Of a chunk's data: the canvas that is announced, and the picture itself. */
const READERS: Readonly<Record<string, (data: Buffer) => Size | undefined>> = {
  VP8X: (data) =>
    data.length === 10 ? { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) } : undefined,
  'VP8 ': (data) => (data.length > 10 && data.readUIntLE(3, 3) === LOSSY_START ? lossySize(data) : undefined),
  VP8L: (data) => (data.length > 5 && data[0] === LOSSLESS_START ? losslessSize(data.readUInt32LE(1)) : undefined),
};

/** The size that a chunk of a WebP tells; undefined where it tells none that can be read. */
export function sizeInChunk(name: string, data: Buffer): Size | undefined {
  return READERS[name]?.(data);
}

/** The upper two bits of each say how it is to be scaled. */
function lossySize(data: Buffer): Size {
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** Fourteen bits each, one less than the side. */
function losslessSize(bits: number): Size {
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
