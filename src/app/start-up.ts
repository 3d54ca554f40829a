/** What happens once, before the first render: the worker starts at once, texts load beside it. */
import type { Frame } from '../contract/worker/frame.ts';
import type { StartOptions } from '../contract/worker/trading-api.ts';
import { changeLanguage, startTranslation } from '../i18n/setup.ts';
import { parseLanguage, type LanguageCode } from '../i18n/languages.ts';
import { applyFrames, applyWorkerDeath, applyWorkerMissing } from '../state/apply-frame.ts';
import { startClock } from '../state/clock.ts';
import { bindPreferences, chooseLanguage, language } from '../state/preferences.ts';
import { effect } from '../state/signals.ts';
import { standIn } from '../state/switch-language.ts';
import { workerStatus } from '../state/worker.ts';
import { languageParameter } from '../screens/shared/links.ts';
import { apiBase } from '../worker-client/api-base.ts';
import { startOverlays } from '../ui/overlays.ts';
import { startTrading, tell } from '../worker-client/trading.ts';
import type { WorkerStatus } from '../worker-client/worker-status.ts';
import { handover } from './handover.ts';
import { keepCompanyCookie } from './company-cookie.ts';
import { announceNotices } from './notices.ts';
import { noteFirstPrice, preloadParts } from './preload.ts';
import { signStart } from './start-signs.ts';
import { guardSinks } from './trusted-types.ts';

export async function startUp(): Promise<void> {
  guardSinks();
  startOverlays();
  const linked = parseLanguage(languageParameter(location));
  if (linked) chooseLanguage(linked);
  bindPreferences();
  startClock();
  // Its failure is shown by its status; nothing waits for it.
  void startTrading(startOptions, { onFrames: showFrames, onStatus: followWorker });
  const asked = language.peek();
  standIn(await startTranslation(asked, () => signStart('waiting')));
  followLanguage(asked);
  followDevice();
  announceNotices();
  keepCompanyCookie();
  preloadParts();
}

function startOptions(again: boolean): StartOptions {
  const options = {
    apiBase: apiBase(),
    language: language.peek(),
    visible: !document.hidden,
    online: navigator.onLine,
  };
  return again ? { ...options, handover: handover() } : options;
}

function followWorker(status: WorkerStatus): void {
  workerStatus.value = status;
  // One that is merely silent may speak again; then what it said was true.
  if ('since' in status && status.phase !== 'silent') applyWorkerDeath(status.since);
  if (status.phase === 'unreachable') applyWorkerMissing();
}

function showFrames(frames: readonly Frame[]): void {
  applyFrames(frames);
  noteFirstPrice(frames);
}

/** From the language with which the worker was started. */
function followLanguage(told: LanguageCode): void {
  let last = told;
  effect(() => {
    const code = language.value;
    if (code === last) return;
    last = code;
    void changeLanguage(code);
    tell('setLanguage', code);
  });
}

function followDevice(): void {
  document.addEventListener('visibilitychange', () => tell('setVisible', !document.hidden));
  window.addEventListener('pageshow', () => tell('setVisible', !document.hidden));
  window.addEventListener('online', () => tell('setOnline', true));
  window.addEventListener('offline', () => tell('setOnline', false));
}
