import * as v from 'valibot';
import {
  copyPreviewSchema,
  FOLLOW_STATUS,
  followingSchema,
  followingsSchema,
  leaderDetailSchema,
  leaderSchema,
  leadersSchema,
  leaderTradesSchema,
  ownLeaderSchema,
} from '../../src/contract/wire/follow.ts';
import { toOrder, WIRE_SIDE } from '../../src/contract/wire/order.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type {
  CopyPreview,
  Following,
  FollowForm,
  FollowTerms,
  Leader,
  LeaderDetail,
  OwnLeader,
} from '../../src/contract/worker/follow-api.ts';
import type { RecordPage } from '../../src/contract/worker/funds-api.ts';
import { parseDecimal, toText } from '../../src/domain/decimal.ts';
import type { Order } from '../../src/domain/order.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';

const BASE = 'api/follow';

export async function loadLeaders(http: HttpClient): Promise<Outcome<readonly Leader[]>> {
  const answer = await http.get(`${BASE}/list`, { schema: leadersSchema });
  return answer.ok ? ok(answer.value.data.map(toLeader)) : answer;
}

export async function loadLeader(http: HttpClient, code: string): Promise<Outcome<LeaderDetail>> {
  const answer = await http.get(`${BASE}/detail`, { query: { code }, schema: leaderDetailSchema });
  if (!answer.ok) return answer;
  const { curve, months = [], instruments = [], followers_curve: followers = [], ...leader } = answer.value.data;
  return ok({
    ...toLeader(leader),
    // A drawing has no money in it: a double is exact enough for a place on the screen.
    curve: curve.map(({ time, rate }) => ({ time, value: Number(toText(rate)) })),
    months,
    instruments: instruments.map((one) => ({ code: one.code ?? '', trades: one.trades, profit: one.profit })),
    holdingMs: typeof leader.holding_seconds === 'number' ? leader.holding_seconds * 1000 : undefined,
    followersCurve: followers.map(({ time, followers: value }) => ({ time, value })),
    openRisk: leader.open_risk,
  });
}

/** @param page from 1 */
export async function loadLeaderTrades(
  http: HttpClient,
  code: string,
  page: number,
): Promise<Outcome<RecordPage<Order>>> {
  const answer = await http.get(`${BASE}/trades`, { query: { code, page }, schema: leaderTradesSchema });
  if (!answer.ok) return answer;
  const { data, total } = answer.value.data;
  return ok({ items: data.map((row) => toOrder(row, 'closed')), total });
}

export async function loadFollowings(http: HttpClient): Promise<Outcome<readonly Following[]>> {
  const answer = await http.get(`${BASE}/mine`, { schema: followingsSchema });
  return answer.ok ? ok(answer.value.data.map(toFollowing)) : answer;
}

export async function previewFollow(http: HttpClient, terms: FollowTerms): Promise<Outcome<CopyPreview>> {
  const answer = await http.get(`${BASE}/preview`, { query: termsForm(terms), schema: copyPreviewSchema });
  if (!answer.ok) return answer;
  const { copies, margin, free_margin: freeMargin } = answer.value.data;
  return ok({
    copies: copies.map(({ id, code, type, cont }) => ({
      position: id,
      code: code ?? '',
      side: type === WIRE_SIDE.buy ? 'buy' : 'sell',
      lots: cont,
    })),
    margin,
    freeMargin,
  });
}

/** The server's text for the user, as of those that follow. */
export function follow(http: HttpClient, form: FollowForm): Promise<Outcome<string>> {
  const { stopLoss, clientId } = form;
  return send(http, 'follow', {
    ...termsForm(form),
    ...(stopLoss === '' ? {} : { stop_loss: stopLoss }),
    client_id: clientId,
  });
}

export function pauseFollowing(http: HttpClient, code: string, paused: boolean): Promise<Outcome<string>> {
  return send(http, 'pause', { code, on: paused ? 1 : 0 });
}

export function unfollow(http: HttpClient, code: string, closes: boolean): Promise<Outcome<string>> {
  return send(http, 'unfollow', { code, close: closes ? 1 : 0 });
}

export async function loadOwnLeader(http: HttpClient): Promise<Outcome<OwnLeader>> {
  const answer = await http.get(`${BASE}/own`, { schema: ownLeaderSchema });
  if (!answer.ok) return answer;
  const { on, name, code, followers } = answer.value.data;
  return ok({ isOn: on === 1, name: name ?? '', code: code ?? '', followers });
}

export function publishLeader(http: HttpClient, name: string | undefined): Promise<Outcome<string>> {
  return send(http, 'publish', name === undefined ? { on: 0 } : { on: 1, name });
}

function termsForm({ code, mode, multiple, maxLots }: FollowTerms): Readonly<Record<string, string>> {
  return { code, mode, multiple, ...(maxLots === '' ? {} : { max_cont: maxLots }) };
}

async function send(
  http: HttpClient,
  call: string,
  form: Readonly<Record<string, string | number>>,
): Promise<Outcome<string>> {
  const answer = await http.post(`${BASE}/${call}`, { form, schema: v.unknown() });
  return answer.ok ? ok(answer.value.message) : answer;
}

function toLeader(row: v.InferOutput<typeof leaderSchema>): Leader {
  return {
    code: row.code ?? '',
    name: row.user ?? '',
    isHouse: row.is_house === 1,
    threeWeekRate: row.three_week_rate,
    threeWeekWin: row.three_week_win,
    threeWeekProfit: row.three_week_profit,
    totalRate: row.total_rate,
    maxDrawdown: row.max_drawdown,
    trades: row.total_trade_num ?? undefined,
    followers: row.followers ?? undefined,
  };
}

function toFollowing(row: v.InferOutput<typeof followingSchema>): Following {
  return {
    id: row.id,
    code: row.code ?? '',
    name: row.user ?? '',
    mode: row.mode === 'equity' ? 'equity' : 'fixed',
    multiple: row.multiple,
    maxLots: parseDecimal(row.max_cont ?? ''),
    stopLoss: parseDecimal(row.stop_loss ?? ''),
    status: statusOf(row.status),
    profit: row.profit,
    endReason: row.end_reason ?? '',
    skipped: (row.skipped ?? []).map(({ position, reason }) => ({ position, reason: reason ?? '' })),
  };
}

function statusOf(status: number): Following['status'] {
  if (status === FOLLOW_STATUS.running) return 'running';
  return status === FOLLOW_STATUS.paused ? 'paused' : 'ended';
}
