import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { WithdrawApi } from '../../src/contract/worker/withdraw-api.ts';
import type { HttpClient } from '../transport/http-client.ts';
import type { CommandScope } from './command-scope.ts';
import { withCode } from './later-code.ts';

type WithdrawCalls = typeof import('../funds/withdraw-calls.ts');

/** The commands of withdrawals, but for the request itself. Their code loads with the first of them. */
export function withdrawCommands(scope: CommandScope): WithdrawApi {
  const run = <T>(call: (calls: WithdrawCalls, http: HttpClient) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run(({ http }) =>
      withCode(
        () => import('../funds/withdraw-calls.ts'),
        (calls) => call(calls, http),
      ),
    );
  return {
    withdrawCurrencies: (channel) => run((calls, http) => calls.loadWithdrawCurrencies(http, channel)),
    withdrawMethods: (channel, currencyId) =>
      run((calls, http) => calls.loadWithdrawMethods(http, channel, currencyId)),
    bindWithdrawMethod: (method) => run((calls, http) => calls.bindWithdrawMethod(http, method)),
    deleteWithdrawMethod: (id) => run((calls, http) => calls.deleteWithdrawMethod(http, id)),
    previewWithdrawal: (terms, amount) => run((calls) => calls.previewWithdrawal(terms, amount)),
    withdrawals: (channel, page) => run((calls, http) => calls.loadWithdrawals(http, channel, page)),
    fundLimits: () => run((calls, http) => calls.loadFundLimits(http)),
  };
}
