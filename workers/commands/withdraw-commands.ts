import type { WithdrawApi, WithdrawPreview } from '../../src/contract/worker/withdraw-api.ts';
import { isNegative, parseDecimal } from '../../src/domain/decimal.ts';
import { receivedAmount, withdrawalFee, type WithdrawalTerms } from '../../src/domain/withdrawal.ts';
import { ok } from '../../src/lib/result.ts';
import {
  bindWithdrawMethod,
  deleteWithdrawMethod,
  loadFundLimits,
  loadWithdrawals,
  loadWithdrawCurrencies,
  loadWithdrawMethods,
} from '../funds/withdraw-calls.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of withdrawals, but for the request itself. */
export function withdrawCommands(scope: CommandScope): WithdrawApi {
  return {
    withdrawCurrencies: (channel) => scope.run(({ http }) => loadWithdrawCurrencies(http, channel)),
    withdrawMethods: (channel, currencyId) => scope.run(({ http }) => loadWithdrawMethods(http, channel, currencyId)),
    bindWithdrawMethod: (method) => scope.run(({ http }) => bindWithdrawMethod(http, method)),
    deleteWithdrawMethod: (id) => scope.run(({ http }) => deleteWithdrawMethod(http, id)),
    previewWithdrawal: (terms, amount) => Promise.resolve(ok(preview(terms, amount))),
    withdrawals: (channel, page) => scope.run(({ http }) => loadWithdrawals(http, channel, page)),
    fundLimits: () => scope.run(({ http }) => loadFundLimits(http)),
  };
}

function preview(terms: WithdrawalTerms, text: string): WithdrawPreview {
  const amount = parseDecimal(text);
  if (!amount || isNegative(amount)) return { fee: undefined, received: undefined };
  return { fee: withdrawalFee(terms, amount), received: receivedAmount(terms, amount) };
}
