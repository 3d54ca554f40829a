import { OperatorError } from '../operator-error.ts';

/** Another server uses the same data; two would book over each other. */
export class DataInUseError extends OperatorError {
  constructor(where: string) {
    super(`Another server is using ${where}. Stop it first, or choose another DATA_DIR or DATABASE_URL.`);
    this.name = 'DataInUseError';
  }
}

/** The database cannot be reached, or is not ours at the moment. What was asked for was not begun, or was undone. */
export class DatabaseUnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The database is unavailable', options);
    this.name = 'DatabaseUnavailableError';
  }
}

/** The connection went while a change was being committed: only the database knows whether it was made. */
export class OutcomeUnknownError extends Error {
  constructor(options?: ErrorOptions) {
    super('The connection to the database went during a commit', options);
    this.name = 'OutcomeUnknownError';
  }
}

/** Whether the database is to blame, and not what was asked of it: asked again later, it may work. */
export function isAboutDatabase(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError;
}
