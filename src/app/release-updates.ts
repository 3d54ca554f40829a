/** Keeps the client on the device by a service worker, so that it starts without a network, and offers newer releases. */
import type { ServiceWorkerMessage } from '../contract/service-worker.ts';
import { translator } from '../i18n/setup.ts';
import { isWithin } from '../lib/time-passed.ts';
import { ownRelease } from '../loading/release.ts';
import type { PageState } from '../state/page-state.ts';
import { effect } from '../state/signals.ts';
import { reloadKeeping } from '../ui/reload.ts';

const SCRIPT = '/sw.js';
/** A page that is left open asks so often whether there is a newer release. */
const ASKED_EVERY_MS = 60 * 60_000;

/** A browser that has no service workers, or refuses ours, works without. */
export async function keepOnDevice(state: PageState): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || !import.meta.env.PROD) return;
  try {
    const registration = await serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
    watchReleases(registration, serviceWorker, state);
    const { active } = await serviceWorker.ready;
    effect(() => tell(active, { type: 'started', language: state.preferences.language.value }));
  } catch {
    // Storage that is full, a private window: the next start tries again.
  }
}

function watchReleases(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  state: PageState,
): void {
  const look = (): void => {
    // The first one of a device replaces nothing.
    if (registration.waiting && container.controller) void offer(registration.waiting, container, state);
  };
  look();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && look());
  });
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || isWithin(ASKED_EVERY_MS, askedAt, Date.now())) return;
    askedAt = Date.now();
    // Without a network there is nothing to ask.
    registration.update().catch(() => undefined);
  });
}

/** A release that runs in this page already takes over unasked; another one reloads the page, so it asks. */
async function offer(waiting: ServiceWorker, container: ServiceWorkerContainer, state: PageState): Promise<void> {
  if (await has(waiting, `/assets/${ownRelease()}`)) return tell(waiting, { type: 'takeOver' });
  const t = translator();
  const reload = (): void => {
    container.addEventListener('controllerchange', () => reloadKeeping(state, () => location.reload()));
    tell(waiting, { type: 'takeOver' });
  };
  state.toasts.show('info', t('missing.newRelease'), { label: t('worker.reload'), run: reload });
}

function has(worker: ServiceWorker, file: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const message: ServiceWorkerMessage = { type: 'has', file };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data === true);
    };
    worker.postMessage(message, [port2]);
  });
}

function tell(worker: ServiceWorker | null, message: ServiceWorkerMessage): void {
  worker?.postMessage(message, []);
}
