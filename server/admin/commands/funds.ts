/** Deposits and withdrawals that users asked for: seen and decided. */
import { toFixedText, toText, type Decimal } from '../../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../../src/domain/margin.ts';
import { RECEIVED_SCALE } from '../../../src/domain/withdrawal.ts';
import type { FundReview, Withdrawal } from '../../engine/model/withdrawal.ts';
import { endDeposit, type Deposit } from '../../funds/deposits.ts';
import {
  depositQueue,
  ownedDepositOf,
  ownedWithdrawalOf,
  withdrawalQueue,
  type Owned,
  type QueuePage,
} from '../../funds/fund-queue.ts';
import { endWithdrawal } from '../../funds/withdrawals.ts';
import { uidOf } from '../../users/uid.ts';
import type { AdminServices } from '../admin-services.ts';
import {
  AdminError,
  PAGE_OPTION,
  type Command,
  type Fields,
  type Input,
  type Report,
  type SentFile,
} from '../command.ts';
import { approversOf, missingApproval, withdrawApprovals } from '../four-eyes.ts';
import { choiceOf, idOf, pageOf, textOf } from '../input.ts';
import { timeText } from '../times.ts';

const STATES = ['pending', 'finished', 'rejected', 'invalid', 'all'] as const;
const LONGEST_REMARK = 500;

/** One kind of request: how it is found, told and ended. */
interface Kind<Request extends Deposit | Withdrawal> {
  readonly name: 'deposit' | 'withdraw';
  readonly word: string;
  readonly queue: (
    services: AdminServices,
    state: (typeof STATES)[number],
    page: number,
  ) => Promise<QueuePage<Request>>;
  readonly find: (services: AdminServices, id: number) => Promise<Owned<Request> | undefined>;
  readonly end: (services: AdminServices, id: number, review: FundReview) => Promise<Request | undefined>;
  readonly fields: (request: Owned<Request>) => Fields;
  /** How much moves, in the account's money. */
  readonly moves: (request: Request) => Decimal;
  readonly proof: (request: Request) => string | undefined;
}

const DEPOSITS: Kind<Deposit> = {
  name: 'deposit',
  word: 'Deposit',
  queue: ({ database }, state, page) => depositQueue(database, state, page),
  find: ({ database }, id) => ownedDepositOf(database, id),
  end: ({ funds }, id, review) => endDeposit(funds.deposits, id, review),
  fields: (deposit) => ({
    ...commonFields(deposit),
    amount: `${toText(deposit.amount)} ${deposit.currency}`,
    credited: toFixedText(deposit.credited, MONEY_SCALE),
    proof: deposit.proof === undefined ? 'deleted' : 'kept',
  }),
  moves: ({ credited }) => credited,
  proof: ({ proof }) => proof,
};

const WITHDRAWALS: Kind<Withdrawal> = {
  name: 'withdraw',
  word: 'Withdrawal',
  queue: ({ database }, state, page) => withdrawalQueue(database, state, page),
  find: ({ database }, id) => ownedWithdrawalOf(database, id),
  end: ({ funds }, id, review) => endWithdrawal(funds.withdrawals, id, review),
  fields: (withdrawal) => ({
    ...commonFields(withdrawal),
    amount: toFixedText(withdrawal.amount, MONEY_SCALE),
    fee: toFixedText(withdrawal.fee, MONEY_SCALE),
    pays: `${toFixedText(withdrawal.received, RECEIVED_SCALE)} ${withdrawal.currency} ${withdrawal.protocol}`.trim(),
    to: withdrawal.address,
  }),
  moves: ({ amount }) => amount,
  proof: () => undefined,
};

export const FUND_COMMANDS: readonly Command[] = [...commandsFor(DEPOSITS), ...commandsFor(WITHDRAWALS)];

function commandsFor<Request extends Deposit | Withdrawal>(kind: Kind<Request>): readonly Command[] {
  const { name, word } = kind;
  const id = { name: 'ID', meaning: `Number of the request, as in "${name} list".` };
  const status = { name: 'status', value: 'STATUS', meaning: `${STATES.join(', ')}. Default: pending.` };
  const out = { name: 'out', value: 'FOLDER', meaning: 'Where its proof is written.', file: 'folder' } as const;
  const remark = { name: 'remark', value: 'TEXT', meaning: 'Why, for the user to read.', required: true } as const;
  return [
    {
      name: `${name} list`,
      summary: `${word}s that users asked for; those that wait come first in line.`,
      positionals: [],
      options: [status, PAGE_OPTION],
      changes: false,
      run: (services, input) => list(kind, services, input),
    },
    {
      name: `${name} show`,
      summary: `One ${word.toLowerCase()} with all that is known of it.`,
      positionals: [id],
      options: name === 'deposit' ? [out] : [],
      changes: false,
      isPrivate: true,
      run: (services, input) => show(kind, services, input),
    },
    {
      name: `${name} approve`,
      summary: `Finishes a ${word.toLowerCase()} that waits: its money moves now.`,
      positionals: [id],
      options: [],
      changes: true,
      run: (services, input, by) => approve(kind, services, idOf(input, 'ID'), by),
    },
    {
      name: `${name} reject`,
      summary: `Rejects a ${word.toLowerCase()} that waits; the user is told why.`,
      positionals: [id],
      options: [remark],
      changes: true,
      run: (services, input) => reject(kind, services, idOf(input, 'ID'), textOf(input, 'remark')),
    },
  ];
}

async function list<Request extends Deposit | Withdrawal>(
  { queue, fields }: Kind<Request>,
  services: AdminServices,
  input: Input,
): Promise<Report> {
  const state = choiceOf({ status: 'pending', ...input }, 'status', STATES);
  const { requests, total } = await queue(services, state, pageOf(input));
  return { rows: requests.map(fields), total };
}

/** A proof leaves only when it is asked for; the audit keeps whose it is, and whether it did. */
async function show<Request extends Deposit | Withdrawal>(
  kind: Kind<Request>,
  services: AdminServices,
  input: Input,
): Promise<Report> {
  const request = await kind.find(services, idOf(input, 'ID'));
  if (!request) throw new AdminError('There is no such request.');
  const name = input['out'] === undefined ? undefined : kind.proof(request);
  const files = name === undefined ? [] : [await proofFile(services, request.id, name)];
  const approvers = await approversOf(services.database, `${kind.name}/${request.id}`);
  const after = { id: request.id, uid: uidOf(request.userId), pictures_shown: files.length };
  return { record: { ...kind.fields(request), approved_by: approvers.join(', ') }, files, after };
}

async function proofFile({ uploads }: AdminServices, id: number, name: string): Promise<SentFile> {
  const base64 = (await uploads.read(name)).toString('base64');
  return { name: `deposit-${id}${name.slice(name.lastIndexOf('.'))}`, base64 };
}

/** One over the amount that a setting gives is finished by the second operator. */
async function approve<Request extends Deposit | Withdrawal>(
  kind: Kind<Request>,
  services: AdminServices,
  id: number,
  by: string,
): Promise<Report> {
  const request = await kind.find(services, id);
  if (request?.state === 'pending') {
    const subject = `${kind.name}/${id}`;
    const amount = kind.moves(request);
    const missing = await missingApproval(services, { subject, terms: toText(amount), amount }, by);
    if (missing !== undefined) return { message: `${kind.word} ${id} waits. ${missing}` };
  }
  return decide(kind, services, { id, outcome: 'finished', remark: '' });
}

async function reject<Request extends Deposit | Withdrawal>(
  kind: Kind<Request>,
  services: AdminServices,
  id: number,
  remark: string,
): Promise<Report> {
  const report = await decide(kind, services, { id, outcome: 'rejected', remark });
  await withdrawApprovals(services.database, `${kind.name}/${id}`);
  return report;
}

async function decide<Request extends Deposit | Withdrawal>(
  { word, find, end }: Kind<Request>,
  services: AdminServices,
  { id, ...review }: FundReview & { readonly id: number },
): Promise<Report> {
  if (review.remark.length > LONGEST_REMARK)
    throw new AdminError(`remark may have ${LONGEST_REMARK} characters at most.`);
  const before = await find(services, id);
  if (!before) throw new AdminError('There is no such request.');
  const ended = await end(services, id, review);
  if (!ended) throw new AdminError(`${word} ${id} is ${(await find(services, id))?.state ?? before.state}.`);
  const uid = uidOf(before.userId);
  return {
    message: `${word} ${id} of ${uid} is ${review.outcome}.`,
    before: { id, uid, status: before.state },
    after: { id, uid, status: review.outcome, remark: review.remark },
  };
}

function commonFields(request: Owned<Deposit | Withdrawal>): Fields {
  return {
    id: request.id,
    uid: uidOf(request.userId),
    status: request.state,
    channel: request.channel,
    asked: timeText(request.createdAt),
    decided: timeText(request.decidedAt),
    remark: request.remark,
  };
}
