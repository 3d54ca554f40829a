const VERSION_BYTE = 6;
const VARIANT_BYTE = 8;

/** A fresh client id for an order: a random UUID (version 4, RFC 9562). */
export function newClientId(): string {
  // On plain http, where a phone may reach a development machine, browsers have no randomUUID.
  const isOffered = 'randomUUID' in crypto;
  return isOffered ? crypto.randomUUID() : uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

function uuidOf(bytes: Uint8Array): string {
  bytes[VERSION_BYTE] = ((bytes[VERSION_BYTE] ?? 0) & 0x0f) | 0x40;
  bytes[VARIANT_BYTE] = ((bytes[VARIANT_BYTE] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
