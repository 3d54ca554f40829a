import { beginEntry, endEntry } from './audit-log.ts';
import { AdminError, type Command, type Input, type Report } from './command.ts';
import type { AdminServices } from './admin-services.ts';

/** Runs a command; one that changes anything, or shows what is private, has an entry in the audit, whatever comes of it. */
export async function runCommand(services: AdminServices, command: Command, input: Input, by: string): Promise<Report> {
  if (!command.changes && !command.isPrivate) return command.run(services, input, by);
  const entry = await beginEntry(services.database, by, command.name, input, services.clock.now());
  try {
    const report = await command.run(services, input, by);
    await endEntry(services.database, entry, { outcome: 'done', before: report.before, after: report.after });
    return report;
  } catch (error) {
    const outcome = error instanceof AdminError ? `refused: ${error.message}` : 'failed';
    await endEntry(services.database, entry, { outcome });
    throw error;
  }
}
