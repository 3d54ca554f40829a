/** What happens once, before the first render: the worker starts at once, texts load beside it. */
import { changeLanguage, startTranslation } from '../i18n/setup.ts';
import { parseLanguage, type LanguageCode } from '../i18n/languages.ts';
import { applyFrames } from '../state/apply-frame.ts';
import { startClock } from '../state/clock.ts';
import { bindPreferences, chooseLanguage, language } from '../state/preferences.ts';
import { effect } from '../state/signals.ts';
import { standIn } from '../state/switch-language.ts';
import { languageParameter } from '../screens/shared/links.ts';
import { apiBase } from '../worker-client/api-base.ts';
import { startTrading, tell } from '../worker-client/trading.ts';
import { keepCompanyCookie } from './company-cookie.ts';
import { announceNotices } from './notices.ts';
import { noteFirstPrice, preloadParts } from './preload.ts';
import { signStart } from './start-signs.ts';
import { guardSinks } from './trusted-types.ts';

export async function startUp(): Promise<void> {
  guardSinks();
  const linked = parseLanguage(languageParameter(location));
  if (linked) chooseLanguage(linked);
  bindPreferences();
  startClock();
  // Its failure is shown by the state that it could not load; nothing waits for it.
  void startTrading(
    () => ({
      apiBase: apiBase(),
      language: language.peek(),
      visible: !document.hidden,
      online: navigator.onLine,
    }),
    (frames) => {
      applyFrames(frames);
      noteFirstPrice(frames);
    },
  );
  const asked = language.peek();
  standIn(await startTranslation(asked, () => signStart('waiting')));
  followLanguage(asked);
  followDevice();
  announceNotices();
  keepCompanyCookie();
  preloadParts();
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
