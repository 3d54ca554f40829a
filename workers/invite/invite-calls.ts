import type { InferOutput } from 'valibot';
import { invitationPageSchema, type invitationSchema } from '../../src/contract/wire/invitations.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { Invitation, InvitationPage } from '../../src/contract/worker/invite-api.ts';
import { ok } from '../../src/lib/result.ts';
import { toFundStatus } from '../funds/fund-records.ts';
import type { HttpClient } from '../transport/http-client.ts';

/** @param page from 1 */
export async function loadInvitations(http: HttpClient, page: number): Promise<Outcome<InvitationPage>> {
  const answer = await http.get('api/user/invitations', { query: { page }, schema: invitationPageSchema });
  if (!answer.ok) return answer;
  const { data, total, ...sums } = answer.value.data;
  return ok({ items: data.map(toInvitation), total, sums });
}

/** A reward in a state that the contract does not know is still under review, as far as can be told. */
function toInvitation(row: InferOutput<typeof invitationSchema>): Invitation {
  const { id, name, reward_status: status, reward: amount, remark } = row;
  const isDue = amount !== undefined && status !== undefined && status !== null;
  return {
    id,
    name,
    registeredAt: row.registered_at,
    verifiedAt: row.verified_at,
    reward: isDue ? { status: toFundStatus(status) ?? 'pending', amount, remark } : undefined,
  };
}
