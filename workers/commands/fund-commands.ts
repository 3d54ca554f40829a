import type { FundsApi } from '../../src/contract/worker/funds-api.ts';
import { loadDepositInfo, loadDeposits } from '../funds/fund-calls.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of money in and out. */
export function fundCommands(scope: CommandScope): FundsApi {
  return {
    depositInfo: () => scope.run(({ http }) => loadDepositInfo(http)),
    submitDeposit: (request) => scope.run(({ deposits }) => deposits.submit(request)),
    deposits: (channel, page) => scope.run(({ http }) => loadDeposits(http, channel, page)),
    submitWithdrawal: (request) => scope.run(({ withdrawals }) => withdrawals.submit(request)),
  };
}
