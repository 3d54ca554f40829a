import type { StartOptions } from '../contract/worker/trading-api.ts';
import type { LanguageCode } from '../i18n/languages.ts';
import { savesDataAtFirst } from '../state/kept-data-saver.ts';
import { apiBase } from '../worker-client/api-base.ts';

/** What a worker is told at its start. */
export function startOptions(language: LanguageCode): StartOptions {
  return {
    apiBase: apiBase(),
    language,
    visible: !document.hidden,
    online: navigator.onLine,
    savesData: savesDataAtFirst(),
  };
}
