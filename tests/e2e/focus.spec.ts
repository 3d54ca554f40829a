/** Where the keyboard is, as it is drawn. */
import { expect, test, type Locator } from './support/test.ts';

/** How many rings are drawn around the focused element, its own and those of what it stands in. */
function ringsAround(focused: Locator): Promise<number> {
  return focused.evaluate((element) => {
    let rings = 0;
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).outlineStyle !== 'none') rings++;
    }
    return rings;
  });
}

for (const [kind, route, selector] of [
  ['a text field', '/login', 'input[name="username"]'],
  ['a password', '/login', 'input[name="password"]'],
  ['a number', '/trade?code=EURUSD', '[data-testid="lots"]'],
  ['a search', '/product', '[type="search"]'],
  ['a text of many lines', '/feedback', 'textarea'],
] as const) {
  test(`one ring is around ${kind} after a key press`, async ({ page, open }) => {
    await open(route);
    const field = page.locator(selector);
    await field.focus();
    await page.keyboard.press('Shift');
    await expect(field).toBeFocused();
    expect(await ringsAround(field)).toBe(1);
  });
}
