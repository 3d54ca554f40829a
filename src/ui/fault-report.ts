/** A fault in words for support: what is needed to find it, and nothing of the user. */
import { ownRelease } from '../loading/release.ts';
import type { Fault } from './FaultBoundary.tsx';

const MOST_LINES = 30;
/** What may be somebody's: an address, a number that may be an account's or a card's, a token. */
const PERSONAL = /[^\s@"'`]+@[^\s@"'`]+|\d{5,}|(?=\w*\d)\w{16,}/g;

export function faultReport({ error, componentStack }: Pick<Fault, 'error' | 'componentStack'>): string {
  const { name, message } = error instanceof Error ? error : { name: 'Thrown', message: String(error) };
  return [
    `${name}: ${message.replace(PERSONAL, '…')}`,
    `Release: ${ownRelease()}`,
    `Screen: ${screenOf(location.hash)}`,
    `Browser: ${navigator.userAgent}`,
    `Time: ${new Date().toISOString()}`,
    ...componentStack.split('\n').filter(Boolean).slice(0, MOST_LINES),
  ].join('\n');
}

/** The route alone: what follows it may name an account or a code. */
function screenOf(hash: string): string {
  return hash.slice(1).split('?')[0] || '/';
}
