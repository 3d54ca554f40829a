import type { InviteApi } from '../../src/contract/worker/invite-api.ts';
import type { CommandScope } from './command-scope.ts';
import { withCode } from './later-code.ts';

/** The command of invitations. Its code loads with the first call. */
export function inviteCommands(scope: CommandScope): InviteApi {
  return {
    invitations: (page) =>
      scope.run(({ http }) =>
        withCode(
          () => import('../profile/profile-calls.ts'),
          (calls) => calls.loadInvitations(http, page),
        ),
      ),
  };
}
