/** The command of invitations. Part of `TradingApi`. */
import type { Decimal } from '../../domain/decimal.ts';
import type { Outcome } from './failure.ts';
import type { FundStatus, RecordPage } from './funds-api.ts';

/** Somebody who registered with the user's code. */
export interface Invitation {
  readonly id: number;
  /** As far as the server shows it. */
  readonly name: string;
  /** ISO 8601, or what the server has in its place; empty where it tells none. */
  readonly registeredAt: string;
  /** Empty where the identity is not verified. */
  readonly verifiedAt: string;
  /** Undefined where none is due. The account's money. */
  readonly reward: { readonly status: FundStatus; readonly amount: Decimal; readonly remark: string } | undefined;
}

/** What has come of all invitations; the account's money. */
export interface InvitationSums {
  readonly verified: number;
  readonly paid: Decimal;
  /** Of rewards that wait for a review. */
  readonly waiting: Decimal;
  /** What the next friend who is verified brings; 0: nothing. */
  readonly offer: Decimal;
}

/** Invitations of a page, newest first, and the sums of all pages. */
export interface InvitationPage extends RecordPage<Invitation> {
  readonly sums: InvitationSums;
}

export interface InviteApi {
  /** `refused` by a server that keeps no list. @param page from 1 */
  invitations(page: number): Promise<Outcome<InvitationPage>>;
}
