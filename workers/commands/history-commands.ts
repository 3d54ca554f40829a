import type { HistoryApi } from '../../src/contract/worker/history-api.ts';
import type { CommandScope } from './command-scope.ts';
import { withCode } from './later-code.ts';

const load = () => import('../history/history-calls.ts');

/** The commands of the account's history. Their code loads with the first of them. */
export function historyCommands(scope: CommandScope): HistoryApi {
  return {
    balanceChanges: (filter, page) =>
      scope.run(({ http }) => withCode(load, (calls) => calls.loadBalanceChanges(http, filter, page))),
    balanceChangesCsv: (filter, page, style) =>
      scope.run(({ http }) => withCode(load, (calls) => calls.loadHistoryCsv(http, filter, page, style))),
  };
}
