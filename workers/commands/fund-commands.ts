import type { FundsApi } from '../../src/contract/worker/funds-api.ts';
import { loadDepositInfo, loadDeposits } from '../funds/fund-calls.ts';
import { isNegative, parseDecimal, type Decimal } from '../../src/domain/decimal.ts';
import { creditedAmount } from '../../src/domain/deposit.ts';
import { ok } from '../../src/lib/result.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of money in and out. */
export function fundCommands(scope: CommandScope): FundsApi {
  return {
    depositInfo: () => scope.run(({ http }) => loadDepositInfo(http)),
    previewDeposit: (usdPrice, text) => Promise.resolve(ok(credited(usdPrice, text))),
    submitDeposit: (request) => scope.run(({ deposits }) => deposits.submit(request)),
    deposits: (channel, page) => scope.run(({ http }) => loadDeposits(http, channel, page)),
    submitWithdrawal: (request) => scope.run(({ withdrawals }) => withdrawals.submit(request)),
  };
}

function credited(usdPrice: Decimal, text: string): Decimal | undefined {
  const amount = parseDecimal(text);
  return amount && !isNegative(amount) ? creditedAmount(amount, usdPrice) : undefined;
}
