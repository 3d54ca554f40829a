/** What happens once, before the first render: the worker starts at once, texts load beside it. */
import type { StartOptions } from '../contract/worker/trading-api.ts';
import { changeLanguage, startTranslation } from '../i18n/setup.ts';
import { parseLanguage } from '../i18n/languages.ts';
import { applyFrames, applyWorkerDeath } from '../state/apply-frame.ts';
import { startClock } from '../state/clock.ts';
import { bindPreferences, chooseLanguage, language } from '../state/preferences.ts';
import { effect } from '../state/signals.ts';
import { workerStatus } from '../state/worker.ts';
import { languageParameter } from '../screens/shared/links.ts';
import { apiBase } from '../worker-client/api-base.ts';
import { startOverlays } from '../ui/overlays.ts';
import { startTrading, tell } from '../worker-client/trading.ts';
import type { WorkerStatus } from '../worker-client/worker-status.ts';
import { handover } from './handover.ts';
import { keepCompanyCookie } from './company-cookie.ts';
import { announceNotices } from './notices.ts';
import { guardSinks } from './trusted-types.ts';

export async function startUp(): Promise<void> {
  guardSinks();
  startOverlays();
  const linked = parseLanguage(languageParameter(location));
  if (linked) chooseLanguage(linked);
  bindPreferences();
  startClock();
  // Its failure is shown by its status; nothing waits for it.
  void startTrading(startOptions, { onFrames: applyFrames, onStatus: followWorker });
  await startTranslation(language.peek());
  followLanguage();
  followDevice();
  announceNotices();
  keepCompanyCookie();
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
}

function followLanguage(): void {
  let first = true;
  effect(() => {
    const code = language.value;
    // The first run is the language that everything has just started with.
    if (first) first = false;
    else {
      void changeLanguage(code);
      tell('setLanguage', code);
    }
  });
}

function followDevice(): void {
  document.addEventListener('visibilitychange', () => tell('setVisible', !document.hidden));
  window.addEventListener('pageshow', () => tell('setVisible', !document.hidden));
  window.addEventListener('online', () => tell('setOnline', true));
  window.addEventListener('offline', () => tell('setOnline', false));
}
