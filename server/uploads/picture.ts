import { imageSize } from 'image-size';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

export type PictureType = 'png' | 'jpg' | 'webp';

/** A picture as it is kept: its type by content, and its bytes without metadata. */
export interface Picture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 16_384;
/** A few kilobytes can claim sides that fill the memory of whoever looks at them. */
const MAX_PIXELS = 60_000_000;

/** Reads a PNG, JPEG or WebP by its content, whatever its name; undefined for everything else and for a torn one. */
export function readPicture(bytes: Buffer): Picture | undefined {
  const type = typeOf(bytes);
  const size = type && sizeOf(bytes);
  if (!size || !isSane(size.width, size.height)) return undefined;
  const clean = CLEANERS[type](bytes, size.orientation ?? 1);
  return clean && { type, width: size.width, height: size.height, bytes: clean };
}

const CLEANERS: Readonly<Record<PictureType, (bytes: Buffer, orientation: number) => Buffer | undefined>> = {
  png: cleanPng,
  jpg: cleanJpeg,
  webp: cleanWebp,
};

/** Looked at before the size is read, whose reader knows many more types than we take. */
function typeOf(bytes: Buffer): PictureType | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\u0089PNG')) return 'png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}

/** The size that a header tells; the reader throws at what it does not understand. */
function sizeOf(bytes: Buffer): { width: number; height: number; orientation?: number } | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

function isSane(width: number, height: number): boolean {
  return width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
}
