import { imageSize } from 'image-size';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import type { CleanPicture } from './clean-picture.ts';
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

/**
 * Millions of pixels, which a few kilobytes can claim, and which fill the memory of whoever looks at them. Photographs
 * of papers are JPEG, and telephones take them with 50; screens and scans have far less.
 */
const MAX_MEGAPIXELS: Readonly<Record<PictureType, number>> = { png: 24, jpg: 51, webp: 24 };
const MEGAPIXEL = 1_000_000;

const CLEANERS: Readonly<Record<PictureType, (bytes: Buffer) => CleanPicture | undefined>> = {
  png: cleanPng,
  jpg: (bytes) => cleanJpeg(bytes, orientationOf(bytes)),
  webp: cleanWebp,
};

/**
 * Reads a PNG, JPEG or WebP by its content, whatever its name. Refuses everything else and what is torn
 * (`notAPicture`), and what would be too large to look at (`tooManyPixels`).
 */
export async function readPicture(bytes: Buffer): Promise<Result<Picture, Refusal>> {
  const type = typeOf(bytes);
  const clean = type && CLEANERS[type](bytes);
  if (!clean || clean.width < 1 || clean.height < 1) return err(refusal('notAPicture'));
  const { width, height } = clean;
  const maximum = MAX_MEGAPIXELS[type];
  if (Math.max(width, height) > MAX_SIDE || width * height > maximum * MEGAPIXEL) {
    return err(refusal('tooManyPixels', { maximum: String(maximum) }));
  }
  if (!(await clean.isWhole())) return err(refusal('notAPicture'));
  return ok({ type, width, height, bytes: clean.bytes });
}

function typeOf(bytes: Buffer): PictureType | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\u0089PNG')) return 'png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}

/** How a JPEG is to be turned, 1 for not at all; the reader throws at what it does not understand. */
function orientationOf(bytes: Buffer): number {
  try {
    return imageSize(bytes).orientation ?? 1;
  } catch {
    return 1;
  }
}
