// @vitest-environment happy-dom
/** What the browser asks before text becomes markup or code. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guardSinks } from '../../src/app/trusted-types.ts';

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>;

let name = '';
let rules: Rules;

beforeEach(() => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: (given: string, those: Rules) => {
      name = given;
      rules = those;
    },
  });
  guardSinks();
});

/** The sign of its maker, as the chart's library really writes it. */
function signOfTheChart(): string {
  const library = readFileSync('node_modules/lightweight-charts/dist/lightweight-charts.production.mjs', 'utf8');
  return /<svg xmlns[^`]*<\/svg>/.exec(library)?.[0] ?? '';
}

describe('text becomes markup', () => {
  it('by the policy that the browser asks for everything', () => expect(name).toBe('default'));

  it('where it is the sign of the chart', () => {
    const sign = signOfTheChart();
    expect(sign.length).toBeGreaterThan(100);
    expect(rules.createHTML(sign)).toBe(sign);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg onload="alert(1)"></svg>',
    '<svg width="1" onload="alert(1)"></svg>',
    '<svg><path d="M0" onclick="alert(1)"/></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a href="javascript:alert(1)"></a></svg>',
    '<svg><foreignObject><p>x</p></foreignObject></svg>',
    '<svg></svg><img src=x>',
    '<p>x</p><svg></svg>',
    '<svg>text</svg>',
    '',
  ])('never where it is %j', (text) => expect(rules.createHTML(text)).toBeNull());
});

describe('text becomes the address of code', () => {
  it.each(['/assets/worker.js', './worker.js', `${location.origin}/assets/worker.js`])('where it is ours: %s', (text) =>
    expect(rules.createScriptURL(text)).toBe(text),
  );

  it.each(['https://evil.example/worker.js', '//evil.example/a.js', 'data:text/javascript,alert(1)', 'blob:null/1'])(
    'never elsewhere: %s',
    (text) => expect(rules.createScriptURL(text)).toBeNull(),
  );
});

it('a browser without such questions is left alone', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(guardSinks).not.toThrow();
});
