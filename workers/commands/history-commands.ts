import type { HistoryApi } from '../../src/contract/worker/history-api.ts';
import { loadBalanceChanges, loadHistoryCsv } from '../history/history-calls.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of the account's history. */
export function historyCommands(scope: CommandScope): HistoryApi {
  return {
    balanceChanges: (filter, page) => scope.run(({ http }) => loadBalanceChanges(http, filter, page)),
    balanceChangesCsv: (filter, page, style) => scope.run(({ http }) => loadHistoryCsv(http, filter, page, style)),
  };
}
