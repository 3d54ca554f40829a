/**
 * A script of its own, which the browser runs as soon as it has it: the worker connects and loads the first prices
 * while the page is still reading its own code. Without it the page starts the worker itself, later.
 */
import { parseLanguage } from '../i18n/languages.ts';
import { languageParameter } from '../screens/shared/links.ts';
import { languageAtFirst, readPreferences } from '../state/kept-preferences.ts';
import { startEarlyThread } from '../worker-client/worker-thread.ts';
import { startOptions } from './start-options.ts';
import { guardSinks } from './trusted-types.ts';

guardSinks();
startEarlyThread(startOptions(parseLanguage(languageParameter(location)) ?? languageAtFirst(readPreferences())));
