type RandomBytes = (length: number) => Uint8Array;

const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;

/** 128 random bits as 32 hex digits. */
export function randomHex(randomBytes: RandomBytes): string {
  return hexOf(randomBytes(16));
}

/** A random UUID (version 4). */
export function randomUuid(randomBytes: RandomBytes): string {
  const bytes = randomBytes(16);
  bytes[VERSION_BYTE] = ((bytes[VERSION_BYTE] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT_BYTE] = ((bytes[VARIANT_BYTE] ?? 0) & 0x3f) | 0x80;
  const hex = hexOf(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
