import { integerColumn, optionalColumn, textColumn } from '../store/columns.ts';
import type { Database, Row } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Fields, Input } from './command.ts';
import { selectPage } from '../store/select-page.ts';

/** One deed of the back office. */
export interface AuditEntry {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly command: string;
  readonly input: string;
  /** `done`, what refused it, or undefined while it runs or when a crash cut it off. */
  readonly outcome: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface Outcome {
  readonly outcome: string;
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
}

/** Long texts, such as an article's, are cut: the audit tells what was done, not every word of it. */
const LONGEST_VALUE = 500;

/** Notes a deed before it is done, so that not even a crash leaves one without its entry; its number. */
export async function beginEntry(
  database: Database,
  by: string,
  command: string,
  input: Input,
  at: number,
): Promise<number> {
  const [row] = await database.query(
    'INSERT INTO office_actions (at, done_by, command, input) VALUES ($1, $2, $3, $4) RETURNING id',
    [at, by, command, fieldsText(input)],
  );
  if (!row) throw new Error('An audit entry vanished while it was made');
  return integerColumn(row, 'id');
}

export async function endEntry(database: Database, id: number, { outcome, before, after }: Outcome): Promise<void> {
  await database.query('UPDATE office_actions SET outcome = $2, before = $3, after = $4 WHERE id = $1', [
    id,
    outcome,
    before ? fieldsText(before) : null,
    after ? fieldsText(after) : null,
  ]);
}

export async function auditPage(database: Database, page: number): Promise<{ entries: AuditEntry[]; total: number }> {
  const { rows, total } = await selectPage(database, { from: 'office_actions', values: [] }, page);
  return { entries: rows.map(entryOfRow), total };
}

/** Deletes entries of before that moment. */
export async function forgetEntries(database: Database, before: number): Promise<void> {
  await deleteInBatches(database, 'office_actions', 'at < $1', [before]);
}

function fieldsText(fields: Fields): string {
  return JSON.stringify(fields, (_, value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
  );
}

function entryOfRow(row: Row): AuditEntry {
  return {
    id: integerColumn(row, 'id'),
    at: integerColumn(row, 'at'),
    by: textColumn(row, 'done_by'),
    command: textColumn(row, 'command'),
    input: textColumn(row, 'input'),
    outcome: optionalColumn(row, 'outcome', textColumn),
    before: optionalColumn(row, 'before', textColumn),
    after: optionalColumn(row, 'after', textColumn),
  };
}
