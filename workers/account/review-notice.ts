import type { InferOutput } from 'valibot';
import { FUND_STATUS } from '../../src/contract/wire/funds.ts';
import { FOLLOWING_END_STATUS, type noticeSchema } from '../../src/contract/wire/socket.ts';
import type { FundKind } from '../../src/contract/worker/funds-api.ts';
import type { Notice } from '../../src/contract/worker/state.ts';
import { REVIEW } from '../../src/contract/wire/profile.ts';
import { toFundStatus } from '../funds/fund-records.ts';

const KINDS: readonly FundKind[] = ['deposit', 'withdrawal'];

/** What the server tells of a review; undefined where it is about something else, or in a state that is not known. */
export function toReviewNotice({ kind, id, status }: InferOutput<typeof noticeSchema>): Notice | undefined {
  if (kind === 'verification') {
    return status === REVIEW.waiting ? undefined : { kind: 'verificationReviewed', isAccepted: status !== REVIEW.none };
  }
  if (kind === 'invite_reward') return { kind: 'rewardReviewed', isPaid: status === FUND_STATUS.finished };
  if (kind === 'following')
    return { kind: 'followingEnded', reason: status === FOLLOWING_END_STATUS.loss ? 'loss' : 'leaderLeft' };
  const fund = KINDS.find((name) => name === kind);
  const known = toFundStatus(status);
  return fund && known && { kind: 'fundReviewed', fund, id, status: known };
}
