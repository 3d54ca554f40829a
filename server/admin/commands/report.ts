import { dayReport } from '../../ledger/day-report.ts';
import type { AdminServices } from '../admin-services.ts';
import { AdminError, type Command, type Input, type Report } from '../command.ts';

const DAY_MS = 86_400_000;

export const REPORT_COMMANDS: readonly Command[] = [
  {
    name: 'report day',
    summary: 'What a day (UTC) did to the money of real accounts, what waits, and what the house has.',
    positionals: [],
    options: [{ name: 'date', value: 'DATE', meaning: 'As 2026-01-31. Default: today.' }],
    changes: false,
    run: reportDay,
  },
];

async function reportDay({ database, clock }: AdminServices, input: Input): Promise<Report> {
  const from = dayOf(input['date']) ?? clock.now() - (clock.now() % DAY_MS);
  const rows = await dayReport(database, from, from + DAY_MS);
  return { rows: rows.map((row) => ({ ...row })) };
}

/** When a day begins, epoch ms; undefined where none is asked for. */
function dayOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const start = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 31 February is no day, and a lenient reader makes 3 March of it.
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(text))
    throw new AdminError(`date is "${text}", but must be a day such as 2026-01-31.`);
  return start;
}
