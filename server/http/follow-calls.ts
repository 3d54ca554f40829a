import type { CopyTerms } from '../../src/domain/copy-lots.ts';
import { fromScaled, toFixedText, type Decimal } from '../../src/domain/decimal.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FollowServices } from '../following/end-followings.ts';
import { follow, pause, publish, stepBack, unfollow } from '../following/follow.ts';
import {
  followersAt,
  followersByLeader,
  followingsWithLeaders,
  leadersFor,
  skippedCopies,
} from '../following/follow-lists.ts';
import { previewCopies } from '../following/preview-copies.ts';
import { followingOfId } from '../following/following-store.ts';
import { resultsOf } from '../following/following-results.ts';
import { leaderOfAccount, leaderOfCode, type Leader } from '../following/leader-store.ts';
import { medianHolding, resultsByInstrument } from '../leaders/leader-habits.ts';
import type { Leaders } from '../leaders/leaders.ts';
import type { Market } from '../market/market.ts';
import { refusal, type Refusal } from '../refusal.ts';
import {
  FOLLOW,
  FOLLOW_PREVIEW,
  LEADER,
  LEADERS,
  LEADER_TRADES,
  MY_FOLLOWINGS,
  OWN_LEADER,
  PAUSE_FOLLOWING,
  PUBLISH,
  UNFOLLOW,
} from '../wire/calls/follow.ts';
import { curveRow, followingRow, instrumentRows, leaderRow, monthRows, previewRow } from '../wire/follow-rows.ts';
import { orderRow } from '../wire/order-row.ts';
import { answer, implement, type Call, type OpenContext, type Outcome, type UserContext } from './call.ts';
import type { SuccessName } from '../messages/translations/translation.ts';

const FOLLOWER_DAYS = 30;
const DAY_MS = 86_400_000;
/** Digits of a percent. */
const RISK_SCALE = 2;

interface FollowCallServices {
  readonly services: FollowServices;
  readonly leaders: Leaders;
  readonly catalogue: Catalogue;
  readonly market: Market;
}

/** The calls about leaders and about following them. */
export function followCalls(parts: FollowCallServices): readonly Call[] {
  const { services } = parts;
  return [
    implement(LEADERS, (_, context) => listLeaders(parts, context)),
    implement(LEADER, ({ code }, context) => showLeader(parts, code, context)),
    implement(LEADER_TRADES, ({ code, page }, context) => listTrades(parts, code, page, context)),
    implement(MY_FOLLOWINGS, (_, { user }) => listFollowings(parts, user.accountId)),
    implement(FOLLOW, async ({ code, mode, multiple, max_cont, stop_loss, client_id }, { user }) => {
      const terms = { mode, multiple, maxLots: max_cont, stopLoss: stop_loss };
      const begun = await follow(services, user, { code, clientId: client_id, ...terms });
      return begun.ok ? showFollowing(parts, begun.value.id) : begun;
    }),
    implement(FOLLOW_PREVIEW, ({ code, mode, multiple, max_cont: maxLots }, context) =>
      showPreview(parts, code, { mode, multiple, maxLots }, context),
    ),
    implement(PAUSE_FOLLOWING, async ({ code, on }, { user }) =>
      said(await pause(services, user.accountId, code, on === '1'), on === '1' ? 'followPaused' : 'followResumed'),
    ),
    implement(UNFOLLOW, async ({ code, close }, { user }) =>
      said(await unfollow(services, user.accountId, code, close === '1'), 'followEnded'),
    ),
    implement(PUBLISH, ({ on, name }, context) => setPublished(parts, on === '1', name, context)),
    implement(OWN_LEADER, (_, { user }) => showOwn(parts, user.accountId)),
  ];
}

/** Leaders that the caller may see: visitors see what demo accounts see. */
async function visibleLeader(
  { services }: FollowCallServices,
  code: string,
  { user }: OpenContext,
): Promise<Leader | undefined> {
  const leader = await leaderOfCode(services.database, code);
  const isShown = leader?.isHouse === true || leader?.kind === kindOf(user);
  return leader?.isPublished && isShown ? leader : undefined;
}

function kindOf(user: OpenContext['user']): 'demo' | 'real' {
  return user && !user.isDemo ? 'real' : 'demo';
}

async function listLeaders({ services, leaders }: FollowCallServices, { user }: OpenContext): Promise<Outcome> {
  const now = services.now();
  const shown = await leadersFor(services.database, kindOf(user));
  return answer(
    shown.map(({ leader, followers }) => leaderRow(leader, leaders.of(leader.accountId)?.figures(now), followers)),
  );
}

async function showLeader(parts: FollowCallServices, code: string, context: OpenContext): Promise<Outcome> {
  const leader = await visibleLeader(parts, code, context);
  if (!leader) return err(refusal('unknownLeader'));
  const { services, leaders } = parts;
  const record = leaders.of(leader.accountId);
  const followers = (await followersByLeader(services.database)).get(leader.accountId) ?? 0;
  const row = leaderRow(leader, record?.figures(services.now()), followers);
  const risk = await services.engine.view(leader.accountId, ({ summary }) => summary.riskRate);
  const steps = record?.steps ?? [];
  const results = [...(record?.results ?? [])];
  const now = services.now();
  const holding = medianHolding(results, now);
  return answer({
    ...row,
    curve: curveRow(steps),
    months: monthRows(steps),
    instruments: instrumentRows(resultsByInstrument(results, now)),
    ...(holding !== undefined && { holding_seconds: Math.round(holding / 1000) }),
    followers_curve: await followersCurve(parts, leader.accountId, now),
    ...(risk && { open_risk: toFixedText(risk, RISK_SCALE) }),
  });
}

async function followersCurve({ services }: FollowCallServices, leaderId: number, now: number) {
  const moments = Array.from({ length: FOLLOWER_DAYS }, (_, day) => now - (FOLLOWER_DAYS - 1 - day) * DAY_MS);
  const points = await followersAt(services.database, leaderId, moments);
  return points.map(({ time, followers }) => ({ time: Math.floor(time / 1000), followers }));
}

async function showPreview(
  parts: FollowCallServices,
  code: string,
  terms: CopyTerms,
  context: UserContext,
): Promise<Outcome> {
  const leader = await visibleLeader(parts, code, context);
  if (!leader) return err(refusal('unknownLeader'));
  const { catalogue, market, services } = parts;
  const priceOf = (index: number): Decimal => fromScaled(market.close(index), catalogue.at(index).priceScale);
  const accounts = { leaderId: leader.accountId, followerId: context.user.accountId };
  return answer(previewRow(await previewCopies({ ...services, priceOf }, accounts, terms)));
}

async function listTrades(
  parts: FollowCallServices,
  code: string,
  page: number,
  context: OpenContext,
): Promise<Outcome> {
  const leader = await visibleLeader(parts, code, context);
  if (!leader) return err(refusal('unknownLeader'));
  const { services } = parts;
  const { entries, total } = await services.engine.history(leader.accountId, page);
  return answer({ data: entries.map((entry) => orderRow(entry, parts)), total });
}

async function listFollowings({ services }: FollowCallServices, accountId: number): Promise<Outcome> {
  const { database, engine } = services;
  const followings = await followingsWithLeaders(database, accountId);
  const ids = followings.map(({ following }) => following.id);
  const results = await resultsOf(database, engine, accountId, ids);
  const skipped = await skippedCopies(database, accountId);
  return answer(
    followings.map(({ following, leader }) =>
      followingRow(following, {
        leader,
        profit: results.get(following.id),
        skipped: skipped.filter(({ followingId }) => followingId === following.id),
      }),
    ),
  );
}

async function showFollowing({ services }: FollowCallServices, id: number): Promise<Outcome> {
  const { database, engine } = services;
  const following = await followingOfId(database, id);
  const leader = following && (await leaderOfAccount(database, following.leaderId));
  if (!leader) throw new Error(`Following ${id} is gone`);
  const results = await resultsOf(database, engine, following.followerId, [id]);
  return answer(followingRow(following, { leader, profit: results.get(id), skipped: [] }), 'followStarted');
}

async function setPublished(
  { services, leaders }: FollowCallServices,
  on: boolean,
  name: string | undefined,
  { user }: UserContext,
): Promise<Outcome> {
  if (!on) {
    await stepBack(services, user.accountId);
    return answer(null, 'leaderRetired');
  }
  if (name === undefined) return err(refusal('missing', { parameter: 'name' }));
  await publish(services, user, name);
  await leaders.add(user.accountId);
  return answer(null, 'leaderPublished');
}

async function showOwn({ services }: FollowCallServices, accountId: number): Promise<Outcome> {
  const leader = await leaderOfAccount(services.database, accountId);
  const followers = (await followersByLeader(services.database)).get(accountId) ?? 0;
  return answer({ on: leader?.isPublished ? 1 : 0, name: leader?.name ?? '', code: leader?.code ?? '', followers });
}

function said(result: Result<null, Refusal>, say: SuccessName): Outcome {
  return result.ok ? ok({ data: null, say }) : result;
}
