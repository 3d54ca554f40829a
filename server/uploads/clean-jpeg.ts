import type { CleanPicture } from './clean-picture.ts';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const MARK = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COLOUR_PROFILE = 0xe2;
const PROFILE_NAME = 'ICC_PROFILE';
/** Frames that begin with these are what browsers draw: baseline, extended and progressive, coded by Huffman. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Other kinds of frames, arithmetic coding, and what changes a size that was told before. */
const REFUSED = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf]);
/** A viewer works through the whole picture for each scan; progressive cameras make about ten. */
const MAX_SCANS = 64;
const MAX_SEGMENTS = 1_000;

/** One segment: its marker, and itself with that. */
interface Segment {
  readonly marker: number;
  readonly whole: Buffer;
}

/**
 * The JPEG up to its end, without what it says about its maker, place and time; undefined for what is no whole JPEG.
 * How it is to be turned is told by its Exif data and would be lost with them, so that is written anew.
 */
export function cleanJpeg(bytes: Buffer, orientation: number): CleanPicture | undefined {
  const segments = segmentsOf(bytes);
  const frames = segments?.filter(({ marker }) => FRAMES.has(marker)) ?? [];
  const size = frames.length === 1 && frames[0] ? sizeOf(frames[0].whole) : undefined;
  if (!segments || !size || !hasSaneScans(segments) || segments.some(({ marker }) => REFUSED.has(marker)))
    return undefined;
  const kept = segments.filter(isKept).map(({ whole }) => whole);
  const turn = orientation > 1 ? [turned(orientation)] : [];
  return { ...size, bytes: Buffer.concat([START, ...turn, ...kept, END]), isWhole: () => Promise.resolve(true) };
}

/** The segments up to the end of the picture, the data of a scan with its own; undefined where one is torn. */
function segmentsOf(bytes: Buffer): Segment[] | undefined {
  if (!bytes.subarray(0, 2).equals(START)) return undefined;
  const segments: Segment[] = [];
  let at = 2;
  while (at + 1 < bytes.length && segments.length < MAX_SEGMENTS) {
    const marker = bytes[at] === MARK ? bytes[at + 1] : undefined;
    if (marker === END_OF_IMAGE) return segments;
    if (marker === undefined || at + 4 > bytes.length) return undefined;
    const head = at + 2 + bytes.readUInt16BE(at + 2);
    if (head < at + 4 || head > bytes.length) return undefined;
    const end = marker === START_OF_SCAN ? endOfScan(bytes, head) : head;
    segments.push({ marker, whole: bytes.subarray(at, end) });
    at = end;
  }
  return undefined;
}

/** Marker, length and precision stand before the height and the width; browsers draw eight bits only. */
function sizeOf(frame: Buffer): { width: number; height: number } | undefined {
  if (frame.length < 10 || frame[4] !== 8) return undefined;
  return { height: frame.readUInt16BE(5), width: frame.readUInt16BE(7) };
}

/** At least one, not too many, and none before the frame that it belongs to. */
function hasSaneScans(segments: readonly Segment[]): boolean {
  const scans = segments.filter(({ marker }) => marker === START_OF_SCAN).length;
  const [first] = segments.filter(({ marker }) => marker === START_OF_SCAN || FRAMES.has(marker));
  return scans >= 1 && scans <= MAX_SCANS && first?.marker !== START_OF_SCAN;
}

/** Everything but application data and comments; of those only what decides about colours. */
function isKept({ marker, whole }: Segment): boolean {
  const isComment = marker === 0xfe;
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (marker === COLOUR_PROFILE) return whole.toString('latin1', 4, 4 + PROFILE_NAME.length) === PROFILE_NAME;
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
