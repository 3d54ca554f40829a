/** Keeps the device's subscription to push messages what it should be, and goes where a message that was tapped leads. */
import type { OpenPath } from '../contract/push-note.ts';
import { addressOf, devicePush, endDevicePush, isPushAllowed, subscribeDevice } from '../state/device-push.ts';
import type { Page } from '../state/page.ts';
import { effect } from '../state/signals.ts';
import { leaveOverlays } from '../ui/overlays.ts';
import { safeReturnPath } from '../screens/shared/links.ts';

/** To be called once a start. */
export function keepPush(page: Page): void {
  const { session } = page.state.slices;
  const { language } = page.state.preferences;
  effect(() => {
    const { status } = session.value;
    // The server tells in the language of the last subscription.
    const spoken = language.value;
    // A browser that fails here is asked again at the next start.
    if (status === 'visitor') endDevicePush().catch(() => undefined);
    else if (status === 'member') renew(page, spoken).catch(() => undefined);
  });
}

/** Goes to the row that a message is about, when it is tapped while the client is open. */
export function followTaps(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<Partial<OpenPath> | null>) => {
    if (data?.type !== 'open' || data.path === undefined) return;
    ports[0]?.postMessage(true);
    const path = safeReturnPath(data.path);
    leaveOverlays(() => {
      location.hash = path;
    });
  });
}

/**
 * Tells the server of the address and the language as they are now. An address that the browser or its push service has
 * dropped unheard is made anew; a session that wants to hear nothing needs none.
 */
async function renew({ client, state }: Page, language: string): Promise<void> {
  const kept = await devicePush();
  if (!kept && !isPushAllowed()) return;
  const settings = await client.command('pushSettings');
  const isAsBefore = state.slices.session.peek().status === 'member' && state.preferences.language.peek() === language;
  if (!settings.ok || !isAsBefore) return;
  const { kinds, publicKey } = settings.value;
  if (kinds.length === 0) return void (await kept?.unsubscribe());
  const subscription = kept ?? (await subscribeDevice(publicKey));
  await client.command('setPush', { ...addressOf(subscription), kinds });
}
