/** Rewards for invitations: seen and decided. */
import { toFixedText, toText } from '../../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../../src/domain/margin.ts';
import type { RewardReview } from '../../engine/model/reward.ts';
import { endReward, rewardOfId, rewardPage, type InviteReward } from '../../invitations/invite-rewards.ts';
import { uidOf } from '../../users/uid.ts';
import type { AdminServices } from '../admin-services.ts';
import { AdminError, PAGE_OPTION, type Command, type Fields, type Input, type Report } from '../command.ts';
import { approversOf, missingApproval, withdrawApprovals } from '../four-eyes.ts';
import { choiceOf, idOf, pageOf, textOf } from '../input.ts';
import { timeText } from '../times.ts';

const ID = { name: 'ID', meaning: 'Number of the reward, as in "invites list".' };
const STATES = ['pending', 'finished', 'rejected', 'all'] as const;
const LONGEST_REASON = 500;

export const INVITE_COMMANDS: readonly Command[] = [
  {
    name: 'invites list',
    summary: 'Rewards for invited users who are verified; those that wait come first in line.',
    positionals: [],
    options: [{ name: 'status', value: 'STATUS', meaning: `${STATES.join(', ')}. Default: pending.` }, PAGE_OPTION],
    changes: false,
    run: list,
  },
  {
    name: 'invites show',
    summary: 'One reward with all that is known of it.',
    positionals: [ID],
    options: [],
    changes: false,
    run: show,
  },
  {
    name: 'invites approve',
    summary: 'Pays a reward that waits to who invited.',
    positionals: [ID],
    options: [],
    changes: true,
    run: approve,
  },
  {
    name: 'invites reject',
    summary: 'Rejects a reward that waits; who invited is told why.',
    positionals: [ID],
    options: [{ name: 'reason', value: 'TEXT', meaning: 'Why, for the user to read.', required: true }],
    changes: true,
    run: reject,
  },
];

async function list({ database }: AdminServices, input: Input): Promise<Report> {
  const status = choiceOf({ status: 'pending', ...input }, 'status', STATES);
  const { rewards, total } = await rewardPage(database, status, pageOf(input));
  return { rows: rewards.map(fieldsOf), total };
}

async function show(services: AdminServices, input: Input): Promise<Report> {
  const reward = await findReward(services, idOf(input, ID.name));
  const approvers = await approversOf(services.database, subjectOf(reward));
  return { record: { ...fieldsOf(reward), approved_by: approvers.join(', ') } };
}

/** One over the amount that a setting gives is paid by the second operator. */
async function approve(services: AdminServices, input: Input, by: string): Promise<Report> {
  const reward = await findReward(services, idOf(input, ID.name));
  if (reward.state === 'pending') {
    if (reward.isInviterLocked)
      throw new AdminError(`${uidOf(reward.inviterId)} is locked: unlock the user first, or reject the reward.`);
    const approvable = { subject: subjectOf(reward), terms: toText(reward.amount), amount: reward.amount };
    const missing = await missingApproval(services, approvable, by);
    if (missing !== undefined) return { message: `Reward ${reward.id} waits. ${missing}` };
  }
  return decide(services, reward, { outcome: 'finished', remark: '' });
}

async function reject(services: AdminServices, input: Input): Promise<Report> {
  const remark = textOf(input, 'reason');
  if (remark.length > LONGEST_REASON) throw new AdminError(`reason may have ${LONGEST_REASON} characters at most.`);
  const reward = await findReward(services, idOf(input, ID.name));
  const report = await decide(services, reward, { outcome: 'rejected', remark });
  await withdrawApprovals(services.database, subjectOf(reward));
  return report;
}

async function decide(services: AdminServices, before: InviteReward, review: RewardReview): Promise<Report> {
  const { id, inviterId, state } = before;
  const ended = await endReward(services.invitations.rewards, id, review);
  if (!ended) throw new AdminError(`Reward ${id} is ${(await rewardOfId(services.database, id))?.state ?? state}.`);
  const uid = uidOf(inviterId);
  return {
    message: `Reward ${id} of ${uid} is ${review.outcome}.`,
    before: { id, uid, status: state },
    after: { id, uid, status: review.outcome, remark: review.remark },
  };
}

async function findReward({ database }: AdminServices, id: number): Promise<InviteReward> {
  const reward = await rewardOfId(database, id);
  if (!reward) throw new AdminError('There is no such reward.');
  return reward;
}

function subjectOf({ id }: InviteReward): string {
  return `invite/${id}`;
}

function fieldsOf(reward: InviteReward): Fields {
  return {
    id: reward.id,
    uid: uidOf(reward.inviterId),
    invited: uidOf(reward.invitedId),
    status: reward.state,
    amount: toFixedText(reward.amount, MONEY_SCALE),
    due: timeText(reward.createdAt),
    decided: timeText(reward.decidedAt),
    remark: reward.remark,
  };
}
