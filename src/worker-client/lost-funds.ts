/** Requests for money that were with a worker when it died. */
import type {
  DepositRecord,
  DepositRequest,
  FundOutcome,
  UnconfirmedFund,
  WithdrawRecord,
  WithdrawRequest,
} from '../contract/worker/funds-api.ts';
import type { Outcome } from '../contract/worker/trading-api.ts';
import { LostRequests } from './lost-requests.ts';
import type { WorkerCalls } from './worker-calls.ts';

export interface FundCalls {
  /** Hands in a deposit. `crashed` and `timeout` are no outcome: the deposit is unknown until the server was asked again. */
  readonly submitDeposit: (request: DepositRequest) => Promise<Outcome<FundOutcome<DepositRecord>>>;
  /** Asks for a withdrawal, likewise. */
  readonly submitWithdrawal: (request: WithdrawRequest) => Promise<Outcome<FundOutcome<WithdrawRecord>>>;
  /** The requests that were with a worker when it died, for the one that takes its place. */
  readonly lostFunds: () => readonly UnconfirmedFund[];
}

export function followFunds(calls: WorkerCalls): FundCalls {
  const lost = new LostRequests<UnconfirmedFund>(calls);
  return {
    submitDeposit: (request) =>
      lost.follow({ kind: 'deposit', request, sentAt: Date.now() }, calls.command('submitDeposit', request)),
    submitWithdrawal: (request) =>
      lost.follow({ kind: 'withdrawal', request, sentAt: Date.now() }, calls.command('submitWithdrawal', request)),
    lostFunds: () => lost.all,
  };
}
