/** What everybody does with the product, in any browser. */
import type { Tab } from './tab.ts';

const LONGEST_MS = 60_000;
const LOOK_EVERY_MS = 50;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Step {
  readonly name: string;
  readonly run: (tab: Tab, url: string) => Promise<void>;
}

export const STEPS: readonly Step[] = [
  {
    name: 'prices move',
    run: async (tab, url) => {
      await tab.open(`${url}/?lang=en#/`);
      await until(tab, `${count('market-row')} > 5`);
      const before = await tab.read(`${element('market-list')}.textContent`);
      await until(tab, `${element('market-list')}.textContent !== ${JSON.stringify(before)}`);
    },
  },
  {
    name: 'the chart is drawn',
    run: async (tab, url) => {
      await tab.open(`${url}/?lang=en#/trade?code=EURUSD`);
      await until(tab, `${element('chart-ready')} !== null`);
      await until(tab, `[...document.querySelectorAll('canvas')].some(${HAS_COLOURS})`);
    },
  },
  {
    name: 'the chart draws what comes',
    run: async (tab) => {
      for (let changes = 0; changes < 5; changes++) {
        const before = await tab.read(CANVASES);
        await until(tab, `${CANVASES} !== ${JSON.stringify(before)}`);
      }
    },
  },
  {
    name: 'an order opens',
    run: async (tab) => {
      await press(tab, 'trade-buy');
      await press(tab, 'open-demo');
      await press(tab, 'trade-buy');
      await press(tab, 'place-order');
      await tab.read(`void (location.hash = '#/order')`);
      await until(tab, `${count('order-row')} === 1`);
    },
  },
  {
    name: 'a reload keeps the session',
    run: async (tab) => {
      await tab.reload();
      await until(tab, `${count('order-row')} === 1`);
    },
  },
  {
    name: 'a sheet opened by a finger shows no ring, and lies on a veil',
    run: async (tab) => {
      await press(tab, 'order-row');
      await until(tab, `document.querySelector('dialog[open]') !== null`);
      await until(tab, `document.activeElement.closest('dialog') !== null`);
      await until(tab, `getComputedStyle(document.activeElement).outlineStyle === 'none'`);
      await until(tab, `/, 0\\.\\d+\\)$/.test(getComputedStyle(document.querySelector('dialog')).backgroundColor)`);
      await until(tab, `document.querySelector('#root').inert`);
    },
  },
  {
    name: 'the order closes',
    run: async (tab) => {
      await press(tab, 'end-order');
      await press(tab, 'confirm-end');
      await until(tab, `${count('order-row')} === 0 && document.querySelector('dialog[open]') === null`);
    },
  },
  {
    name: 'Arabic mirrors',
    run: async (tab, url) => {
      await tab.open(`${url}/?lang=ar#/`);
      await until(tab, `${count('market-row')} > 5 && document.documentElement.dir === 'rtl'`);
      await until(tab, `${leftOf('code')} > ${leftOf('price')}`);
    },
  },
];

/** Whether a canvas has more than one colour. */
const HAS_COLOURS = `(canvas) => {
  if (canvas.width < 100 || canvas.height < 100) return false;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size > 2;
}`;

/** What is on all canvases, as a text that is another one for another picture. */
const CANVASES = `[...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join()`;

/** Those of the screen in front: others stay in the document behind it. */
function all(testId: string): string {
  return `[...document.querySelectorAll('[data-testid="${testId}"]')].filter((each) => each.getClientRects().length > 0)`;
}

function count(testId: string): string {
  return `${all(testId)}.length`;
}

function element(testId: string): string {
  return `document.querySelector('[data-testid="${testId}"]')`;
}

function leftOf(testId: string): string {
  return `${all(testId)}[0].getBoundingClientRect().left`;
}

/** Where a press reaches an element that stands still; null where none can be pressed yet. */
function pointOf(testId: string): string {
  return `(() => {
    const target = ${all(testId)}.at(-1);
    if (!target || target.disabled || document.getAnimations().some(({ playState }) => playState === 'running')) return null;
    target.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    return target.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
  })()`;
}

async function press(tab: Tab, testId: string): Promise<void> {
  const { x, y } = (await until(tab, pointOf(testId))) as Point;
  await tab.press(x, y);
}

/** Waits until an expression is true, or an object, and answers it. */
async function until(tab: Tab, expression: string): Promise<unknown> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    const value = await tab.read(expression);
    if (value) return value;
    if (performance.now() > end) throw new Error(`Not within ${LONGEST_MS} ms: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
