import { invitationTotals, invitedUsers } from '../invitations/invited-users.ts';
import type { RewardServices } from '../invitations/invite-rewards.ts';
import { INVITATIONS } from '../wire/calls/invitations.ts';
import { invitationPageRow } from '../wire/invitation-rows.ts';
import { answer, implement, type Call } from './call.ts';

/** The call about whom a user has invited. */
export function invitationCalls({ database, amount: offer }: RewardServices): readonly Call[] {
  return [
    implement(INVITATIONS, async ({ page }, { user }) => {
      const found = await invitedUsers(database, user.id, page);
      return answer(invitationPageRow({ ...found, ...(await invitationTotals(database, user.id)), offer }));
    }),
  ];
}
