/** Has the page name a script that starts the worker, before the one that starts the page and without waiting for its files. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The script, from the project's root. */
export const EARLY_WORKER = 'src/app/start-worker.ts';

export function earlyWorker(): Plugin {
  return {
    name: 'early-worker',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        // While it is developed there is no bundle, and files are served as they are.
        if (!bundle) return [scriptTag(`/${EARLY_WORKER}`)];
        const built = Object.values(bundle).find((file) => 'facadeModuleId' in file && isEarly(file.facadeModuleId));
        if (!built) throw new Error(`${EARLY_WORKER} was not built`);
        return [scriptTag(`/${built.fileName}`)];
      },
    },
  };
}

/** Whether a module is the script. */
export function isEarly(id: string | null): boolean {
  return id?.endsWith(`/${EARLY_WORKER}`) === true;
}

/** Before the script that starts the page: modules run in the order in which they are named. */
function scriptTag(src: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', crossorigin: true, src }, injectTo: 'head-prepend' };
}
