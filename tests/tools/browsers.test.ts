import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatStatement } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { checkFiles } from '../../tools/browsers/check-files.ts';
import { featureAt, sinceVersion } from '../../tools/browsers/compat-data.ts';
import { BROWSER_FLOOR, floorText } from '../../tools/browsers/floor.ts';
import { ROOT } from '../../tools/paths.ts';

/** What is found in one file, by the names of the features. */
function found(name: string, text: string): string[] {
  return checkFiles(new Map([[name, text]]), {}).faults.map((fault) => /: (.+) is not in /.exec(fault)?.[1] ?? fault);
}

describe('a script that is too new for the oldest browsers', () => {
  it.each([
    ['a method', 'const sorted=[2,1].toSorted();', '.toSorted()'],
    ['a method of what nobody knows the kind of', 'export const last=(x)=>x?.findLast(y=>y);', '.findLast()'],
    ['a function of a known object', 'URL.canParse("x");', 'URL.canParse'],
    ['a global function', 'const copy=structuredClone({});', 'structuredClone'],
    ['a member of the document', 'document.startViewTransition(()=>{});', 'document.startViewTransition'],
    ['an expression that looks behind', 'const price=/(?<=\\$)\\d/;', 'lookbehind'],
    ['a block of a class', 'class Part{static{Part.count=0}}', 'static block'],
    ['newer syntax', 'const set=/[\\p{L}--[a-z]]/v;', 'syntax'],
  ])('is refused for %s', (_, code, feature) => {
    expect(found('page.js', code)).toEqual([feature]);
  });

  it('may have private members, and whatever else they all know', () => {
    const code = 'class Part{#at=0;has(x){return #at in x}}export const last=[1].at(-1)??Object.hasOwn({},"x");';
    expect(found('page.js', code)).toEqual([]);
  });

  it('may call its own methods as it likes', () => {
    expect(found('page.js', 'class List{toSorted(){return this}}new List().toSorted();')).toEqual([]);
  });
});

describe('a style sheet that is too new for the oldest browsers', () => {
  it.each([
    ['a unit', '.a{height:100dvh}', 'dvh'],
    ['a unit in a calculation', '.a{height:calc(100dvh - 4px)}', 'dvh'],
    ['a function', '.a{color:color-mix(in srgb,red 20%,blue)}', 'color-mix()'],
    ['a property', '.a{container-type:inline-size}', 'container-type'],
    ['a value of a property', '.a{text-wrap-style:pretty}', 'text-wrap-style'],
    ['a selector', '.a:has(b){color:red}', ':has'],
    ['a rule', '@container (width > 400px){.a{color:red}}', '@container'],
    ['a rule in a rule', '.a{& b{color:red}}', 'nesting'],
    ['a range in a media query', '@media (width >= 900px){.a{color:red}}', 'media range'],
    ['a text beside what is drawn', '.a{content:"▲"/""}', 'text of content'],
  ])('is refused for %s', (_, css, feature) => {
    expect(found('page.css', css)).toContain(feature);
  });

  it('is refused in each style element of a page too', () => {
    const head = '<style>.a{color:red}</style><style media="screen">\n.b{height:100dvh}\n</style>';
    expect(found('index.html', `<head>${head}</head><p>.c{container-type:size}</p>`)).toEqual(['dvh']);
  });

  it('may have what it has an earlier declaration for, or asks for first', () => {
    expect(found('page.css', '.a{height:100vh;height:100dvh}')).toEqual([]);
    expect(found('page.css', '@supports (height:1dvh){:root{--height:100dvh}}')).toEqual([]);
    expect(found('page.css', '@supports selector(:has(a)){.a:has(b){color:red}}')).toEqual([]);
  });

  it('may not lean on an earlier declaration where the value is known too late', () => {
    expect(found('page.css', '.a{height:100vh;height:calc(100dvh - var(--bar))}')).toEqual(['dvh']);
    expect(found('page.css', '@supports (height:1dvh){.a{color:color-mix(in srgb,red 20%,blue)}}')).toEqual([
      'color-mix()',
    ]);
  });
});

describe('an allowance', () => {
  const files = new Map([['page.js', 'structuredClone({});']]);

  it('lets its feature pass', () => {
    expect(checkFiles(files, { structuredClone: 'a reason' })).toEqual({ faults: [], unused: [] });
  });

  it('is named when nothing needs it any more', () => {
    expect(checkFiles(files, { structuredClone: 'a reason', '.toSorted()': 'another' }).unused).toEqual([
      '.toSorted()',
    ]);
  });
});

describe('the page for older browsers', () => {
  const script = readFileSync(join(ROOT, 'public/before-paint.js'), 'utf8');
  const marks = [...new Set(BROWSER_FLOOR.map(({ mark }) => mark))];

  it('looks for what the oldest browsers have and none before them had', () => {
    for (const browser of BROWSER_FLOOR) {
      const versions = marks.map((mark) => sinceVersion(existing(mark), browser));
      expect(Math.min(...versions), browser.name).toBe(browser.version);
    }
    for (const mark of marks) expect(script).toContain(`'${mark.split('.').at(-1)}' in `);
  });

  it.each(['start.js', 'before-paint.js', 'kept-screen.js'])('has a script that browsers of 2012 read: %s', (name) => {
    const code = readFileSync(join(ROOT, 'public', name), 'utf8');
    expect(() => parse(code, { ecmaVersion: 5 })).not.toThrow();
    expect(() => parse('let a', { ecmaVersion: 5 })).toThrow(SyntaxError);
  });
});

function existing(path: string): CompatStatement {
  const feature = featureAt(path);
  if (!feature) throw new Error(`The compatibility data has no ${path}`);
  return feature;
}

it('the oldest browsers are those that the introduction names', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(floorText().replace(/, (?=\S+ \d+$)/, ' and '));
});
