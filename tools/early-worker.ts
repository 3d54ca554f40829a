/** Has the page name a script that starts the worker, before the one that starts the page and without waiting for its files. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { builtFile, isModule } from './built-file.ts';

/** The script, from the project's root. */
export const EARLY_WORKER = 'src/app/start-worker.ts';

export function earlyWorker(): Plugin {
  return {
    name: 'early-worker',
    transformIndexHtml: {
      order: 'post',
      // While it is developed there is no bundle, and files are served as they are.
      handler: (_html, { bundle }) => [scriptTag(`/${bundle ? builtFile(bundle, EARLY_WORKER) : EARLY_WORKER}`)],
    },
  };
}

/** Whether a module is the script. */
export function isEarly(id: string | null): boolean {
  return isModule(id, EARLY_WORKER);
}

/** Before the script that starts the page: modules run in the order in which they are named. */
function scriptTag(src: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' };
}
