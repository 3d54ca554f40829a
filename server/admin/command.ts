import type { AdminServices } from './admin-services.ts';

export type Cell = string | number | boolean | null;
export type Fields = Readonly<Record<string, Cell>>;

/** A file on the side of the command line, which may be another folder than the server's. */
export interface SentFile {
  readonly name: string;
  readonly base64: string;
}

/** What a command answers. Rows are shown as a table, a record as lines. */
export interface Report {
  readonly rows?: readonly Fields[];
  /** Of rows that are shown by the page. */
  readonly total?: number;
  readonly record?: Fields;
  readonly message?: string;
  /** Written by the command line to the folder that it was told. */
  readonly files?: readonly SentFile[];
  /** What the audit keeps: the state that the action found, and the one that it left. */
  readonly before?: Fields;
  readonly after?: Fields;
}

/** The words of a command by name, as the command line has read them. */
export type Input = Readonly<Record<string, string>>;

export interface Positional {
  readonly name: string;
  readonly meaning: string;
}

export interface Option {
  readonly name: string;
  /** What stands for the value in the help. */
  readonly value: string;
  readonly meaning: string;
  readonly required?: true;
  /** `content`: a file whose text is sent; `folder`: where files of the answer are written; the server hears only that they are wanted. */
  readonly file?: 'content' | 'folder';
}

export interface Command {
  /** One or two words: `audit`, `users list`. */
  readonly name: string;
  readonly summary: string;
  readonly positionals: readonly Positional[];
  readonly options: readonly Option[];
  /** Whether it changes anything, and so is written to the audit. */
  readonly changes: boolean;
  /** It shows what is a user's alone: a look is written to the audit, too. */
  readonly isPrivate?: true;
  /** @param by who gives the command */
  run(services: AdminServices, input: Input, by: string): Promise<Report>;
}

/** A request that cannot be fulfilled, in words for whoever works there. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

export const PAGE_OPTION: Option = { name: 'page', value: 'N', meaning: 'Page to show, from 1; 20 rows each.' };
