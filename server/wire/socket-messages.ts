/** The server's messages on the live socket, as JSON text. */
import { CODE_OK, CODE_SESSION_INVALID } from '../../src/contract/wire/envelope.ts';
import type { DataMessage, LoginResultMessage, PongMessage } from '../../src/contract/wire/socket.ts';

/** The answer to a ping. */
export const PONG = frame({ type: 'pong' });

/** The answer to a token that is good. */
export const LOGGED_IN = frame({ type: 'login_result', code: CODE_OK, msg: '' });

/** The answer to one that is not, and the news that one is no longer. */
export const LOGGED_OUT = frame({
  type: 'login_result',
  code: CODE_SESSION_INVALID,
  msg: 'Your session has ended. Please log in again.',
});

/**
 * What a topic has to say.
 * @param ts the server's clock, ms since 1970
 * @param seq of a private topic: the number of the account's event that it tells of
 */
export function dataFrame(topic: string, ts: number, data: unknown, seq?: number): string {
  return frame({ type: 'data', topic, ts, ...(seq === undefined ? {} : { seq }), data });
}

/** The first frame of a topic that tells everything at first, and then only what has changed. */
export function snapshotFrame(topic: string, ts: number, data: unknown): string {
  return frame({ type: 'data', topic, ts, snapshot: true, data });
}

function frame(message: PongMessage | LoginResultMessage | DataMessage): string {
  return JSON.stringify(message);
}
