/** Whether something can be encrypted for a device: bad keys are refused when they come, not when there is news. */
import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';
const POINT = /^[\w-]{87}=?$/;
const SECRET = /^[\w-]{22}(?:==)?$/;
const UNCOMPRESSED = 4;

/** An uncompressed point of P-256 in base64url. */
export function isP256Point(text: string): boolean {
  const point = Buffer.from(text, 'base64url');
  return POINT.test(text) && point[0] === UNCOMPRESSED && isOnCurve(point);
}

/** 16 bytes in base64url. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

function isOnCurve(point: Buffer): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
