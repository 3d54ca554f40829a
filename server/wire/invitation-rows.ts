import { FUND_STATUS } from '../../src/contract/wire/funds.ts';
import type { WireInvitation, WireInvitationPage } from '../../src/contract/wire/invitations.ts';
import type { Decimal } from '../../src/domain/decimal.ts';
import type { InvitationTotals, InvitedUser } from '../invitations/invited-users.ts';
import { moneyText, timeText } from './fund-rows.ts';

interface InvitationPage extends InvitationTotals {
  readonly invited: readonly InvitedUser[];
  readonly total: number;
  /** What the next verified one brings. */
  readonly offer: Decimal;
}

/** `user/invitations`. */
export function invitationPageRow(page: InvitationPage): WireInvitationPage {
  return {
    data: page.invited.map(invitationRow),
    total: page.total,
    verified: page.verified,
    paid: moneyText(page.paid),
    waiting: moneyText(page.waiting),
    offer: moneyText(page.offer),
  };
}

function invitationRow({ number, name, registeredAt, verifiedAt, reward }: InvitedUser): WireInvitation {
  return {
    id: number,
    name,
    registered_at: timeText(registeredAt),
    verified_at: verifiedAt === undefined ? '' : timeText(verifiedAt),
    ...(reward && { reward_status: FUND_STATUS[reward.state], reward: moneyText(reward.amount) }),
    remark: reward?.remark ?? '',
  };
}
