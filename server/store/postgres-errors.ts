import { DatabaseError } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { DatabaseUnavailableError } from './database-errors.ts';

/** SQLSTATEs by which PostgreSQL says that this connection, or the whole server, is not there for us now. */
const CONNECTION_STATES = new Set(['25P03', '57P01', '57P02', '57P03', '57P05']);
/** Classes of SQLSTATEs about the connection itself, and about a disk, a memory or a list of connections that is full. */
const CONNECTION_CLASSES = ['08', '53'];

/** What no waiting mends, by SQLSTATE, with what to do about it. */
const MISTAKES: Readonly<Record<string, string>> = {
  '28000': 'PostgreSQL does not let this user in. Check the user of DATABASE_URL and the rules in pg_hba.conf.',
  '28P01': 'PostgreSQL refuses the user or the password of DATABASE_URL. Correct them.',
  '3D000': 'PostgreSQL has no database of the name in DATABASE_URL. Create it with createdb, or correct the name.',
  '3F000':
    'The schema in which this server keeps its tables does not exist in the database of DATABASE_URL. Create it.',
  '42704': 'This PostgreSQL is too old: version 14 or newer is needed.',
  '42501': 'The user of DATABASE_URL may not create or change tables there. Grant that right, or use another user.',
};

/** What `pg` itself says when it is asked for a password and has none: an error without a SQLSTATE. */
const NO_PASSWORD = /client password must be/;

/** The error as the rest of the server knows it: whatever breaks a connection makes the database unavailable. */
export function asDatabaseError(error: unknown): unknown {
  return isConnectionError(error) ? new DatabaseUnavailableError({ cause: error }) : error;
}

/** What `pg` itself throws, without a SQLSTATE, is always about the connection. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true;
  const { code = '' } = error;
  return CONNECTION_STATES.has(code) || CONNECTION_CLASSES.includes(code.slice(0, 2));
}

/** The sentence for a refusal that waiting does not mend; undefined for every other error. */
export function mistakeOf(error: unknown): OperatorError | undefined {
  if (error instanceof Error && NO_PASSWORD.test(error.message)) {
    return new OperatorError('PostgreSQL asks for a password, and DATABASE_URL has none. Put it there.');
  }
  if (isConnectionError(error) || !(error instanceof DatabaseError)) return undefined;
  return new OperatorError(
    MISTAKES[error.code ?? ''] ?? `PostgreSQL refuses what the start needs (SQLSTATE ${error.code}).`,
  );
}
