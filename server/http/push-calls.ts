import { err, ok, type Result } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { serviceOf } from '../push/push-hosts.ts';
import type { PushModule } from '../push/push-module.ts';
import {
  endSubscription,
  kindsOf,
  moveSubscription,
  putSubscription,
  type DeviceAddress,
} from '../push/subscriptions.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { MOVE_SUBSCRIPTION, PUSH_SETTINGS, SUBSCRIBE, UNSUBSCRIBE } from '../wire/calls/push.ts';
import { answer, implement, type Call } from './call.ts';

interface PushServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly push: Pick<PushModule, 'publicKey' | 'hosts'>;
}

/** The calls about messages to a device whose client is closed. */
export function pushCalls({ database, clock, push }: PushServices): readonly Call[] {
  return [
    implement(PUSH_SETTINGS, async (_, { user }) =>
      answer({ public_key: push.publicKey, kinds: [...(await kindsOf(database, user.sessionHash))] }),
    ),
    implement(SUBSCRIBE, async ({ kinds, ...asked }, { user, language }) => {
      const address = addressOf(asked, push.hosts);
      if (!address.ok) return address;
      const { sessionHash } = user;
      await putSubscription(database, { ...address.value, sessionHash, language, kinds }, clock.now());
      return answer(null);
    }),
    implement(MOVE_SUBSCRIPTION, async ({ old_endpoint, old_auth, ...asked }) => {
      const address = addressOf(asked, push.hosts);
      if (!address.ok) return address;
      await moveSubscription(database, { endpoint: old_endpoint, auth: old_auth }, address.value);
      return answer(null);
    }),
    implement(UNSUBSCRIBE, async (_, { user }) => {
      await endSubscription(database, user.sessionHash);
      return answer(null);
    }),
  ];
}

function addressOf(asked: Omit<DeviceAddress, 'service'>, hosts: readonly string[]): Result<DeviceAddress, Refusal> {
  const service = serviceOf(asked.endpoint, hosts);
  return service === undefined ? err(refusal('unknownPushService')) : ok({ ...asked, service });
}
