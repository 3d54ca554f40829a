import { beginEntry, endEntry } from './audit-log.ts';
import { OfficeError, type Command, type Input, type Report } from './command.ts';
import type { Office } from './office.ts';

/** Runs a command; one that changes anything, or shows what is private, has an entry in the audit, whatever comes of it. */
export async function runCommand(office: Office, command: Command, input: Input, by: string): Promise<Report> {
  if (!command.changes && !command.isPrivate) return command.run(office, input);
  const entry = await beginEntry(office.database, by, command.name, input, office.clock.now());
  try {
    const report = await command.run(office, input);
    await endEntry(office.database, entry, { outcome: 'done', before: report.before, after: report.after });
    return report;
  } catch (error) {
    const outcome = error instanceof OfficeError ? `refused: ${error.message}` : 'failed';
    await endEntry(office.database, entry, { outcome });
    throw error;
  }
}
