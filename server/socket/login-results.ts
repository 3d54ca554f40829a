import { CODE_OK, CODE_SESSION_INVALID } from '../../src/contract/wire/envelope.ts';
import type { LoginResultMessage } from '../../src/contract/wire/socket.ts';

/** The answer to a token that is good. */
export const LOGGED_IN = frame({ type: 'login_result', code: CODE_OK, msg: '' });

/** The answer to one that is not, and the news that one is no longer. */
export const LOGGED_OUT = frame({
  type: 'login_result',
  code: CODE_SESSION_INVALID,
  msg: 'Your session has ended. Please log in again.',
});

function frame(message: LoginResultMessage): string {
  return JSON.stringify(message);
}
