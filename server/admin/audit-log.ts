import type { Selectable } from 'kysely';
import type { Database } from '../store/database.ts';
import { deleteInBatches } from '../store/delete-in-batches.ts';
import type { Schema } from '../store/schema/schema.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows, run } from '../store/typed-query.ts';
import type { Fields, Input } from './command.ts';

/** One action of the back office. */
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

/** Notes an action before it is done, so that not even a crash leaves one without its entry; its number. */
export async function beginEntry(
  database: Database,
  by: string,
  command: string,
  input: Input,
  at: number,
): Promise<number> {
  const entry = { at, done_by: by, command, input: fieldsText(input) };
  const [row] = await rows(database, query.insertInto('admin_actions').values(entry).returning('id'));
  if (!row) throw new Error('An audit entry vanished while it was made');
  return row.id;
}

export async function endEntry(database: Database, id: number, { outcome, before, after }: Outcome): Promise<void> {
  const end = { outcome, before: before ? fieldsText(before) : null, after: after ? fieldsText(after) : null };
  await run(database, query.updateTable('admin_actions').set(end).where('id', '=', id));
}

export async function auditPage(database: Database, page: number): Promise<{ entries: AuditEntry[]; total: number }> {
  const all = query.selectFrom('admin_actions');
  const shown = all.selectAll().orderBy('id', 'desc');
  const { rows: found, total } = await selectPage(database, { of: all, shown }, page);
  return { entries: found.map(entryOf), total };
}

/** Deletes entries of before that moment. */
export async function forgetEntries(database: Database, before: number): Promise<void> {
  await deleteInBatches(database, 'admin_actions', query.selectFrom('admin_actions').where('at', '<', before));
}

function fieldsText(fields: Fields): string {
  return JSON.stringify(fields, (_, value: unknown) =>
    typeof value === 'string' && value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value,
  );
}

function entryOf({ id, at, done_by, command, input, ...end }: Selectable<Schema['admin_actions']>): AuditEntry {
  const { outcome, before, after } = end;
  return {
    id,
    at,
    by: done_by,
    command,
    input,
    outcome: outcome ?? undefined,
    before: before ?? undefined,
    after: after ?? undefined,
  };
}
