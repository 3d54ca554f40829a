/** Pictures of articles that come late, or never: nothing on the screen moves for them. */
import type { Page } from '@playwright/test';
import { png } from '../support/server/pictures.ts';
import { expect, go, test } from './support/test.ts';
import { alsoIn, LONG } from './support/long.ts';

interface Watched {
  shifts?: number[];
}

/** Each is small, so that all of them and the text below are in sight. */
const PICTURES: Readonly<Record<string, string>> = {
  sized: '<img src="/pictures/sized.png" width="240" height="80" alt="A chart">',
  'sized wrongly': '<img src="/pictures/square.png" width="240" height="60" alt="Another chart">',
  'wider than the screen': '<img src="/pictures/wide.png" width="1600" height="200" alt="A long chart">',
  'without a size': '<img src="/pictures/unsized.png" alt="A photograph">',
  'failing, with a size': '<img src="/pictures/gone.png" width="120" height="60" alt="What it would have shown">',
};
const SIZES = { sized: [480, 160], square: [90, 90], wide: [1600, 200], unsized: [40, 70] } as const;

const article = (content: string) => ({
  code: 1,
  msg: '',
  data: { id: 9, title: 'Pictures', desc: '', logo: '', content },
});

/** Opens an article whose pictures come when they are let go; those without a size are lost. */
async function openArticle(page: Page, content: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const isTime = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/news/info*', (route) => route.fulfill({ json: article(content) }));
  await page.route('**/pictures/*', async (route) => {
    await isTime;
    const name = /(\w+)\.png/.exec(route.request().url())?.[1] ?? '';
    const [width, height] = SIZES[name as keyof typeof SIZES] ?? [];
    if (width === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'image/png', body: png(width, height) });
  });
  await page.getByTestId('news-row').first().waitFor();
  await go(page, '/news/detail?id=9');
  await expect(page.getByTestId('article')).toContainText('The end');
  return letGo;
}

/** Notes every shift of the layout from now on. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: number[] = [];
    (globalThis as Watched).shifts = noted;
    const note = (entries: PerformanceEntryList): void => {
      for (const entry of entries) noted.push((entry as PerformanceEntry & { readonly value: number }).value);
    };
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type: 'layout-shift' });
  });
}

/** Where the article's parts stand, of each its edges. */
function places(page: Page): Promise<readonly string[]> {
  return page
    .getByTestId('article')
    .locator('> *')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { top, left, width, height } = part.getBoundingClientRect();
        return `${part.tagName} ${[top, left, width, height].map(Math.round).join(' ')}`;
      }),
    );
}

/** Until every picture has come or failed, and that has been drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('[data-testid=article] img')).every(
      ({ complete }) => complete,
    ),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const lang of ['en', 'ar'])
  test(`nothing moves when pictures come late or never: ${lang}`, alsoIn(lang), async ({ page, open }) => {
    await open('/news', { lang });
    const letGo = await openArticle(page, `${Object.values(PICTURES).join('<p>Between</p>')}<p>The end</p>`);
    const before = await places(page);
    await watchShifts(page);
    letGo();
    await settled(page);
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => (globalThis as Watched).shifts)).toEqual([]);
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
  });

test('a picture has the room that its author told, or a frame', async ({ page, open }) => {
  await open('/news');
  await openArticle(page, `${Object.values(PICTURES).join('')}<p>The end</p>`);
  const boxes = await page
    .getByTestId('article')
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
  const full = boxes[3]?.[0] ?? 0;
  expect(full).toBeGreaterThan(300);
  expect(boxes).toEqual([
    [240, 80],
    [240, 60],
    [full, Math.round(full / 8)],
    [full, Math.round((full * 9) / 16)],
    [120, 60],
  ]);
});

test('a size that no picture has is not believed', LONG, async ({ page, open }) => {
  await open('/news');
  const sizes = [
    'width="0" height="10"',
    'width="-5" height="5"',
    'width="1e3" height="10"',
    'width="50%" height="10"',
  ];
  const unlikely = [...sizes, 'width="99999" height="1"', 'width="100"', 'height="100"'];
  const pictures = unlikely.map((size) => `<img src="/pictures/gone.png" ${size} alt="x">`);
  const table = '<table width="9000"><tr><td width="9000" height="9000">cell</td></tr></table>';
  await openArticle(page, `${pictures.join('')}${table}<p>The end</p>`);
  const shown = page.getByTestId('article');
  await expect(shown.locator('img')).toHaveCount(unlikely.length);
  await expect(shown.locator('[width], [height], [style]')).toHaveCount(0);
});

test('one that has failed says in its frame what it would have shown', LONG, async ({ page, open }) => {
  await open('/news');
  const lost = '<img src="/pictures/gone.png" alt="The account after a margin call">';
  const letGo = await openArticle(page, `${lost}<p>The end</p>`);
  letGo();
  await settled(page);
  const picture = page.getByRole('img', { name: 'The account after a margin call' });
  expect((await picture.boundingBox())?.height).toBeGreaterThan(150);
});
