import { checkLedger } from '../../ledger/check-ledger.ts';
import { AdminError, type Command } from '../command.ts';

export const LEDGER_COMMANDS: readonly Command[] = [
  {
    name: 'ledger check',
    summary: 'Proves that every balance is the sum of its transfers and every ledger sums to zero.',
    positionals: [],
    options: [],
    changes: false,
    run: async ({ database }) => {
      const faults = await checkLedger(database);
      if (faults.length === 0) return { message: 'The ledger is sound.' };
      throw new AdminError(faults.map(({ rule, row }) => `Broken: ${rule} First: ${row}.`).join('\n'));
    },
  },
];
