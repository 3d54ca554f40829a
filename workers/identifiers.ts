/** 128 random bits as 32 hex digits. @param randomBytes unpredictable bytes, as of `crypto.getRandomValues` */
export function randomHex(randomBytes: (length: number) => Uint8Array): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
