/** Finds codes and prices of which a reader does not see every letter. */
import type { Page } from './test.ts';

/** How the reader's system writes: the font's width and the size of the text. */
export interface Writing {
  readonly name: string;
  readonly css: string;
}

const WIDE = `:root { --font: 'DejaVu Sans', Verdana, sans-serif } * { letter-spacing: 0.05em }`;
const LARGE = `:root { font-size: 130% }`;
export const PLAIN: Writing = { name: 'the usual font', css: '' };
export const WRITINGS: readonly Writing[] = [
  PLAIN,
  { name: 'a wide font', css: WIDE },
  { name: 'large text', css: LARGE },
  { name: 'a wide font and large text', css: WIDE + LARGE },
];

export async function write(page: Page, { css }: Writing): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
    // Rows measure themselves after they have been laid out.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, css);
}

/**
 * Of the codes and prices on screen: those that leave a box that hides what is outside of it, or the screen, and those
 * that lie on a neighbour. `words` stand for that of the connection, one after the other: which it is depends on the connection.
 */
export function cutTexts(page: Page, words: readonly string[] = []): Promise<{ seen: number; cut: string[] }> {
  return page.evaluate((connectionWords) => {
    const WHOLE =
      '[data-testid="code"], [data-testid="price"], [data-testid="trade-price"], [data-testid="choice-price"], ' +
      '[data-testid="order-row"] .number, [data-testid="order-sheet"] .number, [data-testid^="trade-"] .number';
    const NEIGHBOURS = '[data-testid="instrument-name"], [data-testid="connection"], [data-testid="account-badge"]';
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    // A sheet that is closed may stay laid out.
    const isSeen = (element: Element): boolean =>
      element.getClientRects().length > 0 && !element.closest('dialog:not([open])');
    const seenIn = (selector: string): Element[] => [...front.querySelectorAll(selector)].filter(isSeen);
    const textBox = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    // What a list has scrolled away is not cut.
    const inView = (box: DOMRect, element: Element): DOMRect => {
      let [top, bottom] = [box.top, box.bottom];
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
        const around = at.getBoundingClientRect();
        top = Math.max(top, around.top);
        bottom = Math.min(bottom, around.bottom);
      }
      return new DOMRect(box.x, top, box.width, Math.max(0, bottom - top));
    };
    const boxed = (selector: string, boxOf: (element: Element) => DOMRect): { element: Element; box: DOMRect }[] =>
      seenIn(selector)
        .map((element) => ({ element, box: inView(boxOf(element), element) }))
        .filter(({ box }) => box.height > 0);
    const isOutside = (box: DOMRect, element: Element): boolean => {
      if (box.left < -1 || box.right > innerWidth + 1) return true;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const around = at.getBoundingClientRect();
        if (overflowX !== 'visible' && (box.left < around.left - 1 || box.right > around.right + 1)) return true;
        const hides = overflowY === 'hidden' || overflowY === 'clip';
        if (hides && (box.top < around.top - 1 || box.bottom > around.bottom + 1)) return true;
      }
      return false;
    };
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    const found = (when: string): string[] => {
      const whole = boxed(WHOLE, textBox);
      const boxes = [
        ...whole,
        ...boxed(NEIGHBOURS, (element) => element.getBoundingClientRect()),
        ...boxed('[data-testid="change"]', textBox),
      ];
      return whole.flatMap(({ element, box }) => {
        const text = `${when} ${element.textContent}`;
        const on = boxes.find(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            overlap(box, other.box),
        );
        return [
          ...(isOutside(box, element) ? [`cut: ${text}`] : []),
          ...(on ? [`on ${on.element.textContent}: ${text}`] : []),
        ];
      });
    };
    const cut = found('');
    const word = seenIn('[data-testid="connection"] > span:nth-child(2)').at(0);
    const before = word?.textContent ?? '';
    for (const each of word ? connectionWords : []) {
      if (word) word.textContent = each;
      cut.push(...found(each));
    }
    if (word) word.textContent = before;
    return { seen: seenIn(WHOLE).length, cut };
  }, words);
}
