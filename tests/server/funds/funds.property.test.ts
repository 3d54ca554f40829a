/**
 * Deposits, withdrawals, reviews, orders and prices in any order, twice and at once, with restarts between: the ledger is
 * sound after each sequence, nothing is booked twice, and an account's money is what a plain sum of its past says.
 */
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { add, decimal, subtract, toFixedText, type Decimal } from '../../../src/domain/decimal.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import type { RealUser } from '../../support/server/real-user.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';
import { boundBank, coinDeposit, fundedUser, withdrawalOf, type DepositAnswer } from './funds-server.ts';

const RUNS = 6;
const PRICES = ['1.16520', '1.15800', '1.17200', '1.12000'] as const;
const SETTINGS = { COOL_OFF_HOURS: '0', UNVERIFIED_MOST: '100000', FUND_MOST_WAITING: '100' };

type Step =
  | { readonly type: 'deposit' | 'withdraw' | 'twice'; readonly amount: number }
  | { readonly type: 'approve' | 'reject' | 'race'; readonly of: 'deposit' | 'withdraw'; readonly nth: number }
  | { readonly type: 'order' | 'close' }
  | { readonly type: 'price'; readonly nth: number }
  | { readonly type: 'restart' };

const amount = fc.integer({ min: 50, max: 3_000 });
const of = fc.constantFrom('deposit' as const, 'withdraw' as const);
const nth = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constantFrom('deposit' as const, 'withdraw' as const, 'twice' as const), amount }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constantFrom('approve' as const, 'reject' as const, 'race' as const), of, nth }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('order' as const, 'close' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('price' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restart' as const) }) },
);

/** One user's money, and what a plain sum expects of it: profits, fees and the house's losses are read from the log. */
class Purse {
  user: RealUser;
  readonly method: string;
  readonly waiting = { deposit: new Map<number, Decimal>(), withdraw: new Map<number, Decimal>() };
  reserved = decimal('0');
  /** From deposits and withdrawals alone. */
  moved = decimal('5000');
  open: number[] = [];

  constructor(user: RealUser, method: string) {
    this.user = user;
    this.method = method;
  }
}

onEachDatabase('money in and out', (use) => {
  let server: AdminServer;
  beforeAll(async () => {
    server = await startAdminServer(use(), SETTINGS);
    server.feed.tick('EURUSD', PRICES[0]);
  });
  afterAll(() => server.close());

  async function ask(purse: Purse, kind: 'deposit' | 'withdraw', number: string, times: number): Promise<void> {
    const { user, waiting } = purse;
    const form = kind === 'deposit' ? await coinDeposit(user, { number }) : withdrawalOf(purse.method, number);
    const send = async (): Promise<DepositAnswer | undefined> => {
      const answer =
        kind === 'deposit'
          ? await user.api.call<DepositAnswer>('/api/quickCharge/submit', form)
          : await user.api.post<DepositAnswer>('/api/account/draw', form);
      return answer.code === 1 ? answer.data : undefined;
    };
    const answers = await Promise.all(Array.from({ length: times }, send));
    const ids = new Set(answers.map((answer) => answer?.id));
    expect(ids.size).toBe(1);
    const [made] = answers;
    if (!made) return;
    waiting[kind].set(made.id, decimal(number));
    if (kind === 'deposit') return;
    purse.moved = subtract(purse.moved, decimal(number));
    purse.reserved = add(purse.reserved, decimal(number));
  }

  async function review(purse: Purse, { type, of: kind, nth: place }: Extract<Step, { of: unknown }>): Promise<void> {
    const [id, asked] = [...purse.waiting[kind]][place] ?? [];
    if (id === undefined || asked === undefined) return;
    const approve = () => server.ask(`${kind} approve`, { ID: String(id) });
    const reject = () => server.ask(`${kind} reject`, { ID: String(id), remark: 'No' });
    const answers = await Promise.all(
      type === 'race' ? [approve(), reject(), approve()] : [type === 'approve' ? approve() : reject()],
    );
    const done = answers.flatMap((answer) => (answer.ok ? [String(answer.report.message)] : []));
    expect(done.length).toBeLessThanOrEqual(1);
    const [said] = done;
    // One that a loss has taken back meanwhile waits no more.
    if (said === undefined) return;
    purse.waiting[kind].delete(id);
    const paid = said.includes('finished');
    if (kind === 'withdraw') purse.reserved = subtract(purse.reserved, asked);
    if (kind === 'deposit' ? paid : !paid) purse.moved = add(purse.moved, asked);
  }

  async function take(purse: Purse, one: Step): Promise<void> {
    const { api } = purse.user;
    switch (one.type) {
      case 'deposit':
      case 'withdraw':
        return ask(purse, one.type, String(one.amount), 1);
      case 'twice':
        await ask(purse, 'deposit', String(one.amount), 3);
        return ask(purse, 'withdraw', String(one.amount), 3);
      case 'approve':
      case 'reject':
      case 'race':
        return review(purse, one);
      case 'order': {
        const placed = await api.call<{ Id: number }>('/v1/api/forex/submit', orderForm());
        if (placed.code === 1) purse.open.push(placed.data.Id);
        return;
      }
      case 'close':
        await api.call('/v1/api/forex/close', { id: String(purse.open.pop() ?? 0) });
        return;
      case 'price':
        server.feed.clock.advance(1_000);
        server.feed.tick('EURUSD', PRICES[one.nth] ?? PRICES[0]);
        return;
      case 'restart':
        await server.close();
        server = await startAdminServer(use(), SETTINGS);
        server.feed.tick('EURUSD', PRICES[0]);
        purse.user = at(server.url, purse.user);
    }
  }

  it('is never booked twice, never lost, and adds up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        server.feed.tick('EURUSD', PRICES[0]);
        const user = await fundedUser(use(), server);
        const purse = new Purse(user, await boundBank(user));
        for (const one of steps) await take(purse, one);
        await expectSound(purse);
      }),
      { numRuns: RUNS, seed: 20_261_123 },
    );
  }, 120_000);

  async function expectSound({ user, moved, reserved, waiting }: Purse): Promise<void> {
    expect((await server.do('ledger check')).message).toBe('The ledger is sound.');
    const { data } = await user.api.get<{ data: { id: number; status: number; number: string }[] }>(
      '/api/account/draw_list',
      { type: '2', page: '1' },
    );
    // What a loss took back came into the cash again.
    const taken = data.filter(({ id, status }) => status === 3 && waiting.withdraw.has(id));
    const expected = taken.reduce((total, { number }) => add(total, decimal(number)), moved);
    const held = taken.reduce((total, { number }) => subtract(total, decimal(number)), reserved);
    const limits = await user.api.get<{ reserved: string }>('/api/account/fund_limits');
    expect(limits.reserved).toBe(toFixedText(held, 6));
    const [traded] = await use().query(
      `SELECT COALESCE(SUM(CASE WHEN to_own THEN amount ELSE -amount END), 0)::TEXT AS amount FROM (
        SELECT amount, credit.code = 'cash' AS to_own FROM transfers
        JOIN ledger_accounts AS credit ON credit.id = credit_id
        JOIN trading_accounts ON trading_accounts.id = transfers.account_id
        WHERE user_id = $1 AND transfers.code IN ('fee', 'profit', 'negative_balance_protection')
      ) AS moves`,
      [user.id],
    );
    const { balance } = await user.api.get<{ balance: string }>('/v1/api/main/wallet/getBalance');
    expect(balance).toBe(toFixedText(add(expected, decimal(String(traded?.['amount']))), 6));
  }
});

/** The same user at a server's new address. */
function at(url: string, user: RealUser): RealUser {
  const api = new Api(url);
  api.token = user.api.token;
  return { ...user, api };
}

function orderForm(): Record<string, string> {
  const order = { type: '1', cont: '0.5', forex_id: '1', status: '1', multiple: '100' };
  return { ...order, client_id: randomUUID() };
}
