import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutWaiting } from '../../tools/first-paint.ts';
import { ROOT } from '../../tools/paths.ts';

const STYLES = '<link rel="stylesheet" crossorigin href="/assets/first.css">';

function builtPage(): string {
  return readFileSync(join(ROOT, 'index.html'), 'utf8').replace(
    '</head>',
    `<link rel="modulepreload" crossorigin href="/assets/react.js">\n  ${STYLES}\n  </head>`,
  );
}

it('the first paint of the page waits for no file: no script stands before it that has one, and no style sheet', () => {
  const page = withoutWaiting(builtPage());
  const painted = page.slice(0, page.indexOf('<div id="splash"'));
  expect(painted).not.toContain('rel="stylesheet"');
  const waitedFor = [...painted.matchAll(/<script [^>]*src=[^>]*>/g)].filter(
    ([tag]) => !/type="module"|defer/.test(tag),
  );
  expect(waitedFor).toEqual([]);
  expect(painted).toContain("location.replace((isTooOld ? '/too-old.html'");
});

it('the style sheet comes last, and scripts do not go before it', () => {
  const page = withoutWaiting(builtPage());
  expect(page.indexOf(STYLES)).toBeGreaterThan(page.indexOf('<div id="splash"'));
  expect(page.split(STYLES)).toHaveLength(2);
  const modules = [...page.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g)].map(([tag]) => tag);
  expect(modules.length).toBeGreaterThan(1);
  for (const tag of modules) expect(tag).toContain('fetchpriority="low"');
});

it('the scripts in the page are those of the files, without their comments', () => {
  const inline = [...withoutWaiting(builtPage()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  const files = ['before-paint.js', 'kept-screen.js'].map((name) => readFileSync(join(ROOT, 'public', name), 'utf8'));
  expect(inline.map(squeezed)).toEqual(files.map((file) => squeezed(file.replace(/^\s*\/\/.*$/gm, ''))));
});

it('the screen of last time is drawn when its looks are there', () => {
  const page = withoutWaiting(builtPage());
  expect(page.indexOf("getItem('pipframe.screen')")).toBeGreaterThan(page.indexOf(STYLES));
});

const PLAIN = ['before-paint', 'kept-screen'].map((name) => `<script src="/${name}.js"></script>`);
it.each([...PLAIN, STYLES, '</body>'])(
  'a page without %s is refused: what would wait must not be left unseen',
  (part) => {
    expect(() => withoutWaiting(builtPage().replace(part, ''))).toThrow('not as it is expected');
  },
);

function squeezed(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
