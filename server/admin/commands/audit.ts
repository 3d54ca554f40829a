import { auditPage } from '../audit-log.ts';
import { PAGE_OPTION, type Command } from '../command.ts';
import { pageOf } from '../input.ts';
import { timeText } from '../times.ts';

export const AUDIT_COMMANDS: readonly Command[] = [
  {
    name: 'audit',
    summary: 'What was done with these commands, newest first; one without an outcome was cut off.',
    positionals: [],
    options: [PAGE_OPTION],
    changes: false,
    run: async ({ database }, input) => {
      const { entries, total } = await auditPage(database, pageOf(input));
      const rows = entries.map(({ id, at, by, command, outcome, input: given, before, after }) => ({
        id,
        at: timeText(at),
        by,
        command,
        outcome: outcome ?? null,
        input: given,
        before: before ?? null,
        after: after ?? null,
      }));
      return { rows, total };
    },
  },
];
