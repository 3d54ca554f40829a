import type { InferOutput } from 'valibot';
import type { noticeSchema } from '../../src/contract/wire/socket.ts';
import type { FundKind, FundNotice } from '../../src/contract/worker/funds-api.ts';
import { toFundStatus } from './fund-records.ts';

const KINDS: readonly FundKind[] = ['deposit', 'withdrawal'];

/** What the server tells of a review; undefined where it is about something else, or in a state that is not known. */
export function toFundNotice({ kind, id, status }: InferOutput<typeof noticeSchema>): FundNotice | undefined {
  const fund = KINDS.find((name) => name === kind);
  const known = toFundStatus(status);
  return fund && known && { kind: 'fundReviewed', fund, id, status: known };
}
