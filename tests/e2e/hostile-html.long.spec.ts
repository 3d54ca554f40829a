/** Articles made of hostile HTML: a public corpus, in a real browser under the product's own policies. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, go, test } from './support/test.ts';

interface Hostile {
  readonly title: string;
  readonly payload: string;
}

interface Watched {
  harmed?: string[];
}

const CORPUS = JSON.parse(
  readFileSync(new URL('data/hostile-html.json', import.meta.url), 'utf8'),
) as readonly Hostile[];
const LEAST = 200;

/** Of our own making: what an article could do to the product's screen rather than run. */
const OWN: readonly Hostile[] = [
  { title: 'covers the screen', payload: '<div style="position:fixed;inset:0" class="x">Log in</div>' },
  { title: 'asks for a password', payload: '<form action="https://evil.example"><input type="password"></form>' },
  { title: 'names an element', payload: '<p id="root" name="location">x</p><a id="client" href="/">y</a>' },
  {
    title: 'goes elsewhere',
    payload: '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="//x">',
  },
  { title: 'leads elsewhere', payload: '<a href="https://evil.example/login" target="_top">Log in</a>' },
  { title: 'uses an event', payload: '<img src="/no.png" onerror="parent.harmed.push(1)"><b onclick="alert(1)">b</b>' },
];

const TAGS = new Set(
  (
    'p h2 h3 h4 ul ol li blockquote pre code hr br div span bdi strong em b i u s sub sup small a img figure figcaption ' +
    'table thead tbody tr th td'
  )
    .toUpperCase()
    .split(' '),
);
const ATTRIBUTES = new Set(
  'href src alt width height style colspan rowspan dir lang target rel loading referrerpolicy'.split(' '),
);
/** A picture's ratio; no style of an article's own is left. */
const RATIO = /^aspect-ratio: \d+ \/ \d+;$/;

// The document in which the sanitiser parses has the page's policy, and says what it keeps from running.
test.use({ provoked: /violates the following Content Security Policy directive/ });

/** What is left of an article: every element with its attributes. */
function remains(page: Page): Promise<readonly { tag: string; attributes: Readonly<Record<string, string>> }[]> {
  return page
    .getByTestId('article')
    .locator('*')
    .evaluateAll((elements) =>
      elements.map((element) => ({
        tag: element.tagName,
        attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      })),
    );
}

test('nothing of it runs, loads a page, takes input or leads elsewhere', async ({ page, open }) => {
  test.setTimeout(300_000);
  const all = [...CORPUS, ...OWN];
  expect(CORPUS.length).toBeGreaterThan(LEAST);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const watched = globalThis as Watched;
    watched.harmed = [];
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(globalThis, name, { value: (...words: unknown[]) => watched.harmed?.push(words.join()) });
  });
  await page.route('**/api/news/info*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('id')) - 1;
    // The last word shows that the article is whole.
    const content = `<p>begin ${number}</p>${all[number]?.payload ?? ''}`;
    return route.fulfill({ json: { code: 1, msg: '', data: { id: number + 1, title: `No ${number}`, content } } });
  });
  await open('/news');
  for (const [number, { title, payload }] of all.entries()) {
    await go(page, `/news/detail?id=${number + 1}`);
    await expect(page.getByTestId('article'), title).toContainText(`begin ${number}`);
    for (const { tag, attributes } of await remains(page)) {
      const what = `${title}: ${payload}`;
      expect(TAGS.has(tag), `${tag} in ${what}`).toBe(true);
      for (const [name, value] of Object.entries(attributes)) {
        expect(ATTRIBUTES.has(name), `${name} in ${what}`).toBe(true);
        if (name === 'style') expect(value, what).toMatch(RATIO);
        if (name === 'href')
          expect(value, what).toMatch(/^(?:\/(?!\/)|#|mailto:|tel:)|^https?:\/\/(?:localhost|127\.0\.0\.1)/i);
      }
    }
  }
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => (globalThis as Watched).harmed)).toEqual([]);
  await expect(page.locator('#root')).toHaveCount(1);
});
