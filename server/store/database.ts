/** The thin line between the server and its SQL database. Statements are PostgreSQL's; NUMERIC stays text, BIGINT becomes a number. */
export type SqlValue = string | number | boolean | null;
export type Row = Readonly<Record<string, unknown>>;

export interface Queryable {
  query(statement: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
}

export interface Database extends Queryable {
  /** One line for the log: what it is and where. */
  readonly description: string;
  /** Runs `work` in one transaction: committed, durably, when the promise resolves; undone when `work` throws. */
  transaction<T>(work: (queryable: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Another server uses the same data; two would book over each other. */
export class DataInUseError extends Error {
  constructor(where: string) {
    super(`Another server is using ${where}. Stop it first, or choose another DATA_DIR or DATABASE_URL.`);
    this.name = 'DataInUseError';
  }
}
