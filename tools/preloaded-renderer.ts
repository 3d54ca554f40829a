/** Has the page name the file that draws it, which its script imports only later, so that it comes with the others. */
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { builtFile } from './built-file.ts';

const RENDERER = 'src/app/renderer.ts';

export function preloadedRenderer(): Plugin {
  return {
    name: 'preloaded-renderer',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [preloadTag(`/${builtFile(bundle, RENDERER)}`)],
    },
  };
}

function preloadTag(href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href }, injectTo: 'head' };
}
