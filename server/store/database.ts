/** The thin line between the server and its SQL database. Statements are PostgreSQL's; NUMERIC stays text, BIGINT becomes a number. */
export type SqlValue = string | number | boolean | null;
/** A row as the database gives it, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** What takes statements: the database, or one transaction of it. */
export interface Queryable {
  /**
   * Runs one statement, in a transaction of its own outside of `transaction`.
   * @throws DatabaseUnavailableError when nothing was done because the database is away; OutcomeUnknownError when the
   * connection went while a change was committed; the database's own error for a constraint that does not hold
   */
  query(statement: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
}

/** The one database of a server. */
export interface Database extends Queryable {
  /** One line for the log: what it is and where. */
  readonly description: string;
  /**
   * Runs `work` in one transaction: committed, durably, when the promise resolves; undone when `work` throws.
   * @throws what `work` throws; DatabaseUnavailableError when nothing was done; OutcomeUnknownError when that is not known
   */
  transaction<T>(work: (queryable: Queryable) => Promise<T>): Promise<T>;
  /**
   * Runs one statement that changes something, whatever it begins with, as a transaction of its own.
   * @throws as `transaction` does
   */
  write(statement: string, values?: readonly SqlValue[]): Promise<readonly Row[]>;
  /** Ends connections, or closes the files, and lets go of the lock; what is under way ends first. */
  close(): Promise<void>;
}

/** What a database tells those who run it. */
export interface DatabaseEvents {
  /** A connection broke; what needed it has failed with its own error. */
  readonly onError: (error: unknown) => void;
  /** One sentence about the database's state: it is waited for, it is back. */
  readonly onNotice: (sentence: string) => void;
  /** The server cannot go on with this database: it must end. */
  readonly onFatal: (error: Error) => void;
}
