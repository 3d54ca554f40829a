import type { TransferCode } from '../../engine/model/transfer.ts';
import type { FundState } from '../../engine/model/withdrawal.ts';
import type { RefusalName } from '../../refusal.ts';

/** What a success says, where it says anything. */
export type SuccessName =
  | 'orderPlaced'
  | 'orderPending'
  | 'orderClosed'
  | 'partClosed'
  | 'orderCancelled'
  | 'stopsSet'
  | 'accountReset'
  | 'codeSent'
  | 'registered'
  | 'passwordChanged'
  | 'loggedOut'
  | 'identitySubmitted'
  | 'feedbackSent'
  | 'depositSubmitted'
  | 'withdrawalRequested'
  | 'methodBound'
  | 'methodRemoved'
  | 'followStarted'
  | 'followPaused'
  | 'followResumed'
  | 'followEnded'
  | 'leaderPublished'
  | 'leaderRetired';

/** What the server says, in one language; placeholders stand in braces. English stands in for what is not there yet. */
export interface Translation {
  readonly refusals: Readonly<Partial<Record<RefusalName, string>>>;
  readonly successes: Readonly<Partial<Record<SuccessName, string>>>;
  readonly memos: Readonly<Partial<Record<TransferCode, string>>>;
  readonly fundStates: Readonly<Partial<Record<FundState, string>>>;
}
