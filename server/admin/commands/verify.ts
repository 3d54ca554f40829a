import { decideReview, reviewOfId, reviewPage, type IdentityReview } from '../../identity/identity-reviews.ts';
import { noteReward } from '../../invitations/invite-rewards.ts';
import { uidOf } from '../../users/uid.ts';
import {
  AdminError,
  PAGE_OPTION,
  type Command,
  type Fields,
  type Input,
  type Report,
  type SentFile,
} from '../command.ts';
import { findUser } from '../find-user.ts';
import { choiceOf, idOf, pageOf, textOf } from '../input.ts';
import type { AdminServices } from '../admin-services.ts';
import { timeText } from '../times.ts';

const ID = { name: 'ID', meaning: 'Number of the submission, as in "verify list".' };
const LONGEST_REASON = 500;

export const VERIFY_COMMANDS: readonly Command[] = [
  {
    name: 'verify list',
    summary: 'Submissions of identity papers; those that wait come first in line.',
    positionals: [],
    options: [
      { name: 'status', value: 'STATUS', meaning: 'waiting, certified, rejected or all. Default: waiting.' },
      PAGE_OPTION,
    ],
    changes: false,
    run: list,
  },
  {
    name: 'verify show',
    summary: 'One submission; with --out its two pictures are written.',
    positionals: [ID],
    options: [{ name: 'out', value: 'FOLDER', meaning: 'Where the pictures are written.', file: 'folder' }],
    changes: false,
    isPrivate: true,
    run: show,
  },
  {
    name: 'verify approve',
    summary: 'Certifies the identity of a user whose papers wait.',
    positionals: [ID],
    options: [],
    changes: true,
    run: (services, input) => decide(services, input, 'certified', ''),
  },
  {
    name: 'verify reject',
    summary: 'Rejects papers that wait; the user is told why and can hand in others.',
    positionals: [ID],
    options: [{ name: 'reason', value: 'TEXT', meaning: 'Why, for the user to read.', required: true }],
    changes: true,
    run: (services, input) => decide(services, input, 'rejected', textOf(input, 'reason')),
  },
];

async function list({ database }: AdminServices, input: Input): Promise<Report> {
  const status = choiceOf({ status: 'waiting', ...input }, 'status', [
    'waiting',
    'certified',
    'rejected',
    'all',
  ] as const);
  const { reviews, total } = await reviewPage(database, status, pageOf(input));
  return { rows: reviews.map(fieldsOf), total };
}

/** Pictures leave only when they are asked for; the audit keeps whose they are, and whether they were. */
async function show({ database, uploads }: AdminServices, input: Input): Promise<Report> {
  const review = await reviewOfId(database, idOf(input, ID.name));
  if (!review) throw new AdminError('There is no such submission.');
  const { front, reverse } = review;
  const wanted = input['out'] !== undefined && front !== undefined && reverse !== undefined;
  const file = async (side: 'front' | 'reverse', name: string): Promise<SentFile> => ({
    name: `${review.id}-${side}${name.slice(name.lastIndexOf('.'))}`,
    base64: (await uploads.read(name)).toString('base64'),
  });
  const files = wanted ? [await file('front', front), await file('reverse', reverse)] : [];
  const after = { id: review.id, uid: uidOf(review.userId), pictures_shown: files.length };
  return { record: { ...fieldsOf(review), pictures: front === undefined ? 'deleted' : 'kept' }, files, after };
}

async function decide(
  { database, engine, invitations, clock }: AdminServices,
  input: Input,
  status: 'certified' | 'rejected',
  reason: string,
): Promise<Report> {
  if (reason.length > LONGEST_REASON) throw new AdminError(`reason may have ${LONGEST_REASON} characters at most.`);
  const id = idOf(input, ID.name);
  const before = await reviewOfId(database, id);
  const after = await database.transaction(async (queryable) => {
    const decided = await decideReview(queryable, id, { status, reason, now: clock.now() });
    if (decided?.status === 'certified') await noteReward(queryable, invitations.rewards, decided.userId);
    return decided;
  });
  if (!before || !after)
    throw new AdminError(before ? `Submission ${id} is ${before.status}.` : 'There is no such submission.');
  const { accountId } = await findUser(database, uidOf(after.userId));
  await engine.command(accountId, (account) => Promise.resolve(account.endVerification({ id, outcome: status })));
  return {
    message: `Submission ${id} of ${uidOf(after.userId)} is ${status}.`,
    before: { id, status: before.status },
    after: { id, status, reason },
  };
}

function fieldsOf(review: IdentityReview): Fields {
  return {
    id: review.id,
    uid: uidOf(review.userId),
    status: review.status,
    name: review.name,
    card_id: review.cardId,
    submitted: timeText(review.submittedAt),
    decided: timeText(review.decidedAt),
    reason: review.rejectReason,
  };
}
