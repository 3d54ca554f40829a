/** Leaders' figures in the database: what memory goes on from after a start. */
import { sql } from 'kysely';
import { decimal, subtract, toText } from '../../src/domain/decimal.ts';
import type { Queryable } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { funded, growthOf, NO_FIGURES, traded, withResult } from './leader-figures.ts';
import type { FiguresState, GrowthStep, PositionResult } from './leader-figures.ts';
import type { RecordChanges } from './leader-record.ts';

const TRADING_CODES: ReadonlySet<string> = new Set(['fee', 'profit', 'negative_balance_protection']);

/** All that is kept of one leader; undefined where nothing is. @throws as `rows` */
export async function loadFigures(queryable: Queryable, accountId: number): Promise<RecordChanges | undefined> {
  const [row] = await rows(
    queryable,
    query.selectFrom('leader_figures').selectAll().where('account_id', '=', accountId),
  );
  if (!row) return undefined;
  const steps = query.selectFrom('leader_steps').selectAll().where('account_id', '=', accountId).orderBy('sequence');
  const results = query.selectFrom('leader_results').selectAll().where('account_id', '=', accountId);
  return {
    state: {
      sequence: row.sequence,
      cash: decimal(row.cash),
      segmentStart: decimal(row.segment_start),
      base: decimal(row.base),
      opened: row.opened,
      peak: decimal(row.peak),
      maxDrawdown: decimal(row.max_drawdown),
    },
    steps: (await rows(queryable, steps)).map(({ sequence, at, growth }) => ({
      sequence,
      time: at,
      growth: decimal(growth),
    })),
    results: (await rows(queryable, results)).map(({ position_id, code, opened_at, net, closed_at }) => ({
      positionId: position_id,
      code,
      openedAt: opened_at,
      net: decimal(net),
      closedAt: closed_at ?? undefined,
    })),
  };
}

/** Keeps what has changed, as a part of the caller's transaction. @throws as `run` */
export async function keepFigures(queryable: Queryable, accountId: number, changes: RecordChanges): Promise<void> {
  await run(queryable, stateStatement(accountId, changes.state));
  if (changes.steps.length > 0) await run(queryable, stepsStatement(accountId, changes.steps));
  if (changes.results.length > 0) await run(queryable, resultsStatement(accountId, changes.results));
}

/** Forgets results and steps that no figure needs: of days before the time, all steps but the last. @param before epoch ms */
export async function forgetFigures(queryable: Queryable, before: number): Promise<void> {
  await run(queryable, query.deleteFrom('leader_results').where('closed_at', '<=', before));
  await run(
    queryable,
    sql`
      DELETE FROM leader_steps AS old WHERE old.at <= ${before} AND EXISTS (
        SELECT FROM leader_steps AS later WHERE later.account_id = old.account_id AND later.sequence > old.sequence
          AND later.at / 86400000 = old.at / 86400000
      )`,
  );
}

/**
 * The figures of an account from its deals and transfers, for one that becomes a leader; as a part of a transaction that
 * holds the account's row. Older transfers of a demo account that were folded into one count as money from outside.
 */
export async function figuresFromBeginning(queryable: Queryable, accountId: number): Promise<RecordChanges> {
  const [account] = await rows(
    queryable,
    query.selectFrom('trading_accounts').select('event_sequence').where('id', '=', accountId).forShare(),
  );
  if (!account) throw new Error(`There is no account ${accountId}`);
  const deals = await rows(queryable, dealsOf(accountId));
  const steps: GrowthStep[] = [];
  let state: FiguresState = NO_FIGURES;
  for (const { code, sequence, cash_after, created_at: time } of await rows(queryable, cashTransfersOf(accountId))) {
    const step = TRADING_CODES.has(code) ? traded : funded;
    state = step(state, sequence, decimal(cash_after));
    if (steps.at(-1)?.sequence === sequence) steps.pop();
    steps.push({ sequence, time, growth: growthOf(state) });
  }
  const opened = deals.filter(({ number }) => number === 0).length;
  return { state: { ...state, sequence: account.event_sequence, opened }, steps, results: resultsOf(deals) };
}

interface DealOfLeader {
  readonly position_id: number;
  readonly number: number;
  readonly profit: string;
  readonly fee: string;
  readonly lots: string;
  readonly created_at: number;
  readonly code: string;
  readonly opened_at: number;
  readonly closed_at: number | null;
}

function resultsOf(deals: readonly DealOfLeader[]): readonly PositionResult[] {
  const results = new Map<number, PositionResult>();
  for (const { position_id: positionId, number, profit, fee, code, opened_at: openedAt, closed_at } of deals) {
    if (number === 0) continue;
    const net = subtract(decimal(profit), decimal(fee));
    const closing = { positionId, code, openedAt, net, closedAt: closed_at ?? undefined };
    results.set(positionId, withResult(results.get(positionId), closing));
  }
  return [...results.values()];
}

function dealsOf(accountId: number) {
  return query
    .selectFrom('deals')
    .innerJoin('positions', 'positions.id', 'deals.position_id')
    .select(['deals.position_id', 'deals.number', 'deals.profit', 'deals.fee', 'deals.lots', 'deals.created_at'])
    .innerJoin('orders', 'orders.id', 'positions.id')
    .select(['orders.code', 'positions.opened_at', 'positions.closed_at'])
    .where('deals.account_id', '=', accountId)
    .orderBy('deals.position_id')
    .orderBy('deals.number');
}

/** Transfers into the account's cash or out of it, in order. */
function cashTransfersOf(accountId: number) {
  return query
    .selectFrom('transfers')
    .innerJoin('ledger_accounts', (join) =>
      join.on((eb) =>
        eb.and([
          eb('ledger_accounts.account_id', '=', accountId),
          eb('ledger_accounts.code', '=', 'cash'),
          eb.or([
            eb('ledger_accounts.id', '=', eb.ref('transfers.debit_id')),
            eb('ledger_accounts.id', '=', eb.ref('transfers.credit_id')),
          ]),
        ]),
      ),
    )
    .select(['transfers.code', 'transfers.sequence', 'transfers.cash_after', 'transfers.created_at'])
    .where('transfers.account_id', '=', accountId)
    .orderBy('transfers.id');
}

function stateStatement(accountId: number, state: FiguresState) {
  const columns = {
    sequence: state.sequence,
    cash: toText(state.cash),
    segment_start: toText(state.segmentStart),
    base: toText(state.base),
    opened: state.opened,
    peak: toText(state.peak),
    max_drawdown: toText(state.maxDrawdown),
  };
  return query
    .insertInto('leader_figures')
    .values({ account_id: accountId, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns));
}

function stepsStatement(accountId: number, steps: readonly GrowthStep[]) {
  return query
    .insertInto('leader_steps')
    .values(
      steps.map(({ sequence, time, growth }) => ({
        account_id: accountId,
        sequence,
        at: time,
        growth: toText(growth),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'sequence']).doNothing());
}

function resultsStatement(accountId: number, results: readonly PositionResult[]) {
  return query
    .insertInto('leader_results')
    .values(
      results.map(({ positionId, code, openedAt, net, closedAt = null }) => ({
        account_id: accountId,
        position_id: positionId,
        code,
        opened_at: openedAt,
        net: toText(net),
        closed_at: closedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'position_id']).doUpdateSet((eb) => ({
        net: eb.ref('excluded.net'),
        closed_at: eb.ref('excluded.closed_at'),
      })),
    );
}
