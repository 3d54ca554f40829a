/** Where devices can be told something: one address a session, which ends with it. */
import { PUSH_KINDS, type PushKind } from '../../src/domain/push-kind.ts';
import type { Language } from '../catalogue/languages.ts';
import type { Database } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';

/** What a browser gives for it. */
export interface DeviceAddress {
  /** Of its push service. Whoever knows it can send there, so it is told nobody. */
  readonly endpoint: string;
  /** The entry of the allowed services that the address belongs to. */
  readonly service: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Subscription extends DeviceAddress {
  readonly sessionHash: string;
  readonly language: Language;
  readonly kinds: readonly PushKind[];
}

/** Puts a session's subscription in the place of the one before; that of another session on the same device is over. */
export async function putSubscription(database: Database, one: Subscription, now: number): Promise<void> {
  const { sessionHash, language, endpoint, service, p256dh, auth } = one;
  const changing = { endpoint, service, p256dh, auth, language, kinds: one.kinds.join(',') };
  await database.transaction(async (queryable) => {
    const others = query.deleteFrom('push_subscriptions').where('session_hash', '!=', sessionHash);
    await run(queryable, others.where('endpoint', '=', endpoint).where('auth', '=', auth));
    // Nothing where the session has ended meanwhile.
    const session = query
      .selectFrom('sessions')
      .select('token_hash as session_hash')
      .select((eb) => [
        eb.val(endpoint).as('endpoint'),
        eb.val(service).as('service'),
        eb.val(p256dh).as('p256dh'),
        eb.val(auth).as('auth'),
        eb.val(language).as('language'),
        eb.val(changing.kinds).as('kinds'),
        eb.val(now).as('created_at'),
      ])
      .where('token_hash', '=', sessionHash);
    const columns = [
      'session_hash',
      'endpoint',
      'service',
      'p256dh',
      'auth',
      'language',
      'kinds',
      'created_at',
    ] as const;
    const put = query.insertInto('push_subscriptions').columns(columns).expression(session);
    await run(
      queryable,
      put.onConflict((conflict) => conflict.column('session_hash').doUpdateSet(changing)),
    );
  });
}

/** Gives a subscription the address that its browser has made anew; known by the secrets of the one before. */
export async function moveSubscription(
  database: Database,
  before: Pick<DeviceAddress, 'endpoint' | 'auth'>,
  after: DeviceAddress,
): Promise<void> {
  const { endpoint, service, p256dh, auth } = after;
  const there = query.selectFrom('push_subscriptions').select('endpoint');
  const taken = there.where('endpoint', '=', endpoint).where('auth', '=', auth);
  const kept = query.updateTable('push_subscriptions').set({ endpoint, service, p256dh, auth });
  const own = kept.where('endpoint', '=', before.endpoint).where('auth', '=', before.auth);
  await run(
    database,
    own.where((eb) => eb.not(eb.exists(taken))),
  );
}

/** What a session is told of; nothing without a subscription. */
export async function kindsOf(database: Database, sessionHash: string): Promise<readonly PushKind[]> {
  const own = query.selectFrom('push_subscriptions').select('kinds').where('session_hash', '=', sessionHash);
  const [row] = await rows(database, own);
  const kinds = row?.kinds.split(',') ?? [];
  return PUSH_KINDS.filter((kind) => kinds.includes(kind));
}

/** @param endpoint where only the subscription with this address is meant */
export async function endSubscription(database: Database, sessionHash: string, endpoint?: string): Promise<void> {
  const own = query.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash);
  await run(database, endpoint === undefined ? own : own.where('endpoint', '=', endpoint));
}
