/** What happens once, before the first render: the worker starts at once, texts load beside it. */
import type { StartOptions } from '../contract/worker/trading-api.ts';
import { changeLanguage, startTranslation } from '../i18n/setup.ts';
import { type LanguageCode, parseLanguage } from '../i18n/languages.ts';
import { createFrameReader } from '../state/frame-reader.ts';
import type { Page } from '../state/page.ts';
import { createPageState, type PageState, startClock } from '../state/page-state.ts';
import { bindPreferences } from '../state/preferences.ts';
import { effect } from '../state/signals.ts';
import { standIn } from '../state/switch-language.ts';
import { applyWorkerDeath, applyWorkerMissing } from '../state/worker-loss.ts';
import { languageParameter } from '../screens/shared/links.ts';
import { idle } from '../ui/idle.ts';
import { startOverlays } from '../ui/overlays.ts';
import type { FrameReader } from '../worker-client/frame-intake.ts';
import { startWorker } from '../worker-client/supervised-calls.ts';
import { createWorkerClient } from '../worker-client/worker-client.ts';
import type { WorkerStatus } from '../worker-client/worker-status.ts';
import { handover } from './handover.ts';
import { keepCompanyCookie } from './company-cookie.ts';
import { announceNotices } from './notices.ts';
import { awaitFirstPrice, firstPricePainted, type FirstPrice } from './first-price.ts';
import { LATER_PART } from './later-part.ts';
import { nextTask } from './next-task.ts';
import { startOptions } from './start-options.ts';
import { guardSinks } from './trusted-types.ts';

/** Makes the page's client and state, and answers when texts can be shown. */
export async function startUp(): Promise<Page> {
  guardSinks();
  startOverlays();
  const state = createPageState();
  const { preferences } = state;
  const linked = parseLanguage(languageParameter(location));
  if (linked) preferences.chooseLanguage(linked);
  bindPreferences(preferences);
  const asked = preferences.language.peek();
  const shown = startTranslation(asked, () => signStart('waiting'));
  await nextTask();
  startClock(state);
  const firstPrice = awaitFirstPrice();
  const page: Page = { state, client: startClient(state, firstPrice, () => page) };
  standIn(state, await shown);
  followLanguage(page, asked);
  followDevice(page);
  announceNotices(state);
  keepCompanyCookie(state);
  void firstPricePainted(firstPrice)
    // Its rows are drawn in small pieces, which this would come between.
    .then(idle)
    .then(() => LATER_PART.ready())
    .then((doLater) => doLater(page));
  return page;
}

/** @param pageOf the page, for a worker that takes the place of another */
function startClient(state: PageState, firstPrice: FirstPrice, pageOf: () => Page): Page['client'] {
  const options = (again: boolean): StartOptions => ({
    ...startOptions(state.preferences.language.peek()),
    ...(again && { handover: handover(pageOf()) }),
  });
  return createWorkerClient(
    startWorker(options, { frames: framesOf(state, firstPrice), onStatus: (status) => followWorker(state, status) }),
  );
}

function framesOf(state: PageState, firstPrice: FirstPrice): FrameReader {
  const { apply, canWait } = createFrameReader(state);
  return {
    canWait,
    apply: (frames) => {
      apply(frames);
      firstPrice.look(frames);
    },
  };
}

function followWorker(state: PageState, status: WorkerStatus): void {
  state.worker.status.value = status;
  // One that is merely silent may speak again; then what it said was true.
  if ('since' in status && status.phase !== 'silent') applyWorkerDeath(state, status.since);
  if (status.phase === 'unreachable') applyWorkerMissing(state);
  if (status.phase === 'failed' && status.reason === 'refused') signStart('noWorker');
}

/** From the language with which the worker was started. */
function followLanguage({ client, state }: Page, told: LanguageCode): void {
  let last = told;
  effect(() => {
    const code = state.preferences.language.value;
    if (code === last) return;
    last = code;
    void changeLanguage(code);
    client.tell('setLanguage', code);
  });
}

function followDevice({ client: { tell } }: Page): void {
  document.addEventListener('visibilitychange', () => tell('setVisible', !document.hidden));
  window.addEventListener('pageshow', () => tell('setVisible', !document.hidden));
  window.addEventListener('online', () => tell('setOnline', true));
  window.addEventListener('offline', () => tell('setOnline', false));
}

/** Tells `public/start.js`, which says in words how the start goes where nothing of ours is drawn. */

/**
 * `waiting`: goes on as soon as the texts are there. `failed`: cannot go on without a reload. `noWorker`: nor with one,
 * before the user has seen to it.
 */
export type StartSign = 'waiting' | 'started' | 'failed' | 'noWorker';

export function signStart(sign: StartSign): void {
  window.dispatchEvent(new Event(`pipframe:${sign}`));
}
