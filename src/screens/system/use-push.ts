import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { PushKind } from '../../domain/push-kind.ts';
import type { PushSettings } from '../../contract/worker/push-api.ts';
import type { Failure, Outcome } from '../../contract/worker/failure.ts';
import { ok } from '../../lib/result.ts';
import {
  addressOf,
  allowPush,
  devicePush,
  endDevicePush,
  pushAbility,
  subscribeDevice,
  type PushAbility,
} from '../../state/device-push.ts';
import { usePage } from '../../state/page.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';

/** What the device can; looked at again when the page is seen again, for it changes in the browser's own settings. */
export function usePushAbility(): readonly [ability: PushAbility, look: () => void] {
  const [ability, setAbility] = useState(pushAbility);
  const look = useCallback(() => setAbility(pushAbility()), []);
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  return [ability, look];
}

/** What this device is told of: nothing without a subscription of its own, whatever the server has. */
export async function askPush({ command }: WorkerClient): Promise<Outcome<PushSettings>> {
  const settings = await command('pushSettings');
  if (!settings.ok || (await devicePush())) return settings;
  return ok({ ...settings.value, kinds: [] });
}

/** What can stand in the way of a choice. */
type Obstacle = 'refused' | 'noService' | Failure;

interface PushChoice {
  readonly kinds: readonly PushKind[];
  readonly busy: boolean;
  readonly choose: (kind: PushKind, on: boolean) => void;
}

/** The kinds that are chosen, and how to choose others: what cannot be done is said, and changes nothing. */
export function usePushChoice(settings: PushSettings, onAsked: () => void): PushChoice {
  const { client, state } = usePage();
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [kinds, setKinds] = useState(settings.kinds);
  const [busy, setBusy] = useState(false);
  const choose = (kind: PushKind, on: boolean): void => {
    const chosen = on ? [...kinds, kind] : kinds.filter((one) => one !== kind);
    setKinds(chosen);
    setBusy(true);
    void putChoice(client, settings.publicKey, chosen).then((obstacle) => {
      setBusy(false);
      onAsked();
      if (obstacle === undefined) return;
      setKinds(kinds);
      state.toasts.show('failure', typeof obstacle === 'string' ? t(`push.${obstacle}`) : textOf(obstacle));
    });
  };
  return { kinds, busy, choose };
}

async function putChoice(
  { command }: WorkerClient,
  publicKey: string,
  kinds: readonly PushKind[],
): Promise<Obstacle | undefined> {
  if (kinds.length === 0) {
    const ended = await command('setPush', null);
    if (!ended.ok) return ended.error;
    // The server sends no more: an address that stays is no harm.
    await endDevicePush().catch(() => undefined);
    return undefined;
  }
  if (!(await allowPush())) return 'refused';
  const subscription = await subscribeDevice(publicKey).catch(() => undefined);
  if (!subscription) return 'noService';
  const put = await command('setPush', { ...addressOf(subscription), kinds });
  return put.ok ? undefined : put.error;
}
