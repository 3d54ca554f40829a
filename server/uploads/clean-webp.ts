/** What draws the picture; Exif, XMP and what is not known are left out. */
const KEPT = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;
/** Bits of the extended header that announce Exif and XMP. */
const ANNOUNCED = 0x08 | 0x04;
const HEAD = 8;
const FIRST_CHUNK = 12;

/** The WebP up to its end, without what it says about its maker; undefined for what is no whole WebP. */
export function cleanWebp(bytes: Buffer): Buffer | undefined {
  if (bytes.length < FIRST_CHUNK + HEAD || bytes.toString('latin1', 0, 4) !== 'RIFF') return undefined;
  if (bytes.toString('latin1', 8, FIRST_CHUNK) !== 'WEBP') return undefined;
  const limit = HEAD + bytes.readUInt32LE(4);
  if (limit > bytes.length) return undefined;
  const kept: Buffer[] = [];
  for (let at = FIRST_CHUNK; at < limit;) {
    if (at + HEAD > limit) return undefined;
    const size = bytes.readUInt32LE(at + 4);
    const end = at + HEAD + size + (size % 2);
    if (end > limit) return undefined;
    const name = bytes.toString('latin1', at, at + 4);
    if (KEPT.test(name)) kept.push(name === 'VP8X' ? silentHeader(bytes.subarray(at, end)) : bytes.subarray(at, end));
    at = end;
  }
  return kept.length > 0 ? container(kept) : undefined;
}

function silentHeader(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  if (copy.length > HEAD) copy[HEAD] = (copy[HEAD] ?? 0) & ~ANNOUNCED;
  return copy;
}

function container(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat(chunks);
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}
