const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const MARK = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COLOUR_PROFILE = 0xe2;
const PROFILE_NAME = 'ICC_PROFILE';

/**
 * The JPEG up to its end, without what it says about its maker, place and time; undefined for what is no whole JPEG.
 * How it is to be turned is told by its Exif data and would be lost with them, so that is written anew.
 */
export function cleanJpeg(bytes: Buffer, orientation: number): Buffer | undefined {
  if (!bytes.subarray(0, 2).equals(START)) return undefined;
  const kept = [START, ...(orientation > 1 ? [turned(orientation)] : [])];
  let at = 2;
  let hasScan = false;
  while (at + 1 < bytes.length) {
    const marker = bytes[at] === MARK ? bytes[at + 1] : undefined;
    if (marker === END_OF_IMAGE) return hasScan ? Buffer.concat([...kept, END]) : undefined;
    if (marker === undefined || at + 4 > bytes.length) return undefined;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return undefined;
    if (isKept(marker, bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== START_OF_SCAN) continue;
    hasScan = true;
    at = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, at));
  }
  return undefined;
}

/** Everything but application data and comments; of those only what decides about colours. */
function isKept(marker: number, bytes: Buffer, at: number): boolean {
  const isComment = marker === 0xfe;
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (marker === COLOUR_PROFILE) return bytes.toString('latin1', at + 4, at + 4 + PROFILE_NAME.length) === PROFILE_NAME;
  return !isComment && (!isApplication || marker === 0xe0 || marker === 0xee);
}

/** Where the data of a scan end: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(MARK, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== MARK && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(MARK, at + (next === MARK ? 1 : 2));
  }
  return bytes.length;
}

/** Exif data with one entry, the orientation. */
function turned(orientation: number): Buffer {
  const entry = ['0112', '0003', '00000001', orientation.toString(16).padStart(4, '0'), '0000'];
  const directory = ['0001', ...entry, '00000000'];
  return Buffer.from(['ffe1', '0022', '457869660000', '4d4d002a', '00000008', ...directory].join(''), 'hex');
}
