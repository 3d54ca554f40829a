/** Arranges the built page so that its first paint waits for no other file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

const BEFORE_PAINT = '<script src="/before-paint.js"></script>';
/** Draws with the style sheet of the app, so it stands after it. */
const KEPT_SCREEN = '<script src="/kept-screen.js"></script>';
const STYLES = /^ *<link rel="stylesheet"[^>]*>\n/gm;
/** The scripts that start the worker and the page, and what they import. */
const MODULES = /<(script type="module"|link rel="modulepreload") /g;
const END = '</body>';

export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => withoutWaiting(html) },
  };
}

/**
 * The scripts that must run before the first paint stand in the page itself. The style sheet of the app comes last, so
 * that a browser paints what stands before it; scripts wait for it wherever it is. And the app's scripts, which a
 * browser would else ask for first of all, do not take the line from the style sheet.
 * @throws where the page has no such script, no style sheet or no end
 */
export function withoutWaiting(html: string): string {
  const styles = html.match(STYLES);
  if (!styles || ![BEFORE_PAINT, KEPT_SCREEN, END].every((part) => html.includes(part))) {
    throw new Error('The page is not as it is expected: its first paint would wait');
  }
  return html
    .replace(STYLES, '')
    .replace(BEFORE_PAINT, () => inPage('before-paint.js'))
    .replace(KEPT_SCREEN, '')
    .replace(MODULES, '<$1 fetchpriority="low" ')
    .replace(END, () => `${styles.join('').trimStart()}${inPage('kept-screen.js')}${END}`);
}

/** A plain script as a part of the page, without its comments, which no browser needs. */
function inPage(file: string): string {
  const code = readFileSync(join(ROOT, 'public', file), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
  return `<script>${code}</script>`;
}
