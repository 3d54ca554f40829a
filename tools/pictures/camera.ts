import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Product } from '../../tests/e2e/support/product.ts';

export interface Look {
  readonly lang: string;
  readonly theme: string;
  readonly size: string;
  /** Of the text, in percent. */
  readonly text: string;
}

/** Screens that belong together, by one who is logged in or not. */
export interface Scenes {
  readonly name: string;
  readonly as: 'visitor' | 'real';
  readonly take: (camera: Camera) => Promise<void>;
}

/** A phone with the product on it, pictures of which are kept; and the say over what the server answers. */
export class Camera {
  readonly page: Page;
  readonly product: Product;
  readonly look: Look;
  readonly #folder: string;

  constructor(page: Page, product: Product, look: Look, folder: string) {
    this.page = page;
    this.product = product;
    this.look = look;
    this.#folder = folder;
  }

  async open(route: string): Promise<void> {
    await this.page.addInitScript(({ theme, text }) => {
      localStorage.setItem('pipframe.preferences', JSON.stringify({ theme }));
      document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${text}%`));
    }, this.look);
    await this.page.goto(`${this.product.url}/?lang=${this.look.lang}#${route}`);
  }

  async take(name: string): Promise<void> {
    const { lang, theme, size, text } = this.look;
    await this.page.waitForTimeout(500);
    const suffix = text === '100' ? '' : `-${text}`;
    await this.page.screenshot({ path: join(this.#folder, `${name}-${lang}-${theme}-${size}${suffix}.png`) });
  }

  /** Leads to a route and takes its picture, once what only this screen has is there. */
  async visit(name: string, route: string, sign = ':is(main, [role="main"])'): Promise<void> {
    await this.go(route);
    await this.page.locator(sign).filter({ visible: true }).first().waitFor();
    await this.take(name);
  }

  go(route: string): Promise<string> {
    return this.page.evaluate((hash) => (location.hash = hash), `#${route}`);
  }

  tap(testId: string): Promise<void> {
    return this.page.getByTestId(testId).filter({ visible: true }).first().tap();
  }

  fill(name: string, text: string): Promise<void> {
    return this.page.locator(`[name="${name}"]`).fill(text);
  }

  /** An address to which no code went yet: the next one may only go after a minute. */
  freshEmail(): string {
    return `maria.${Object.values(this.look).join('-')}@example.com`;
  }

  /** From now on a call is answered with this. */
  answer(path: string, data: unknown, msg = ''): Promise<void> {
    return this.#meet(path, (route) => route.fulfill({ json: { code: 1, msg, data } }));
  }

  /** From now on a call is not answered. */
  hold(path: string): Promise<void> {
    return this.#meet(path, () => undefined);
  }

  /** From now on a call does not get through. */
  cut(path: string): Promise<void> {
    return this.#meet(path, (route) => route.abort());
  }

  /** The server answers for itself again. */
  free(): Promise<void> {
    return this.page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  /** What the keyboard leaves of the screen while somebody types into the last field. */
  async withKeyboard(name: string, field: string): Promise<void> {
    const before = this.page.viewportSize() ?? { width: 360, height: 800 };
    await this.page.locator(field).focus();
    await this.page.setViewportSize({ ...before, height: Math.round(before.height / 2) });
    await this.take(name);
    await this.page.setViewportSize(before);
  }

  async #meet(path: string, how: (route: Route) => unknown): Promise<void> {
    await this.page.route(
      ({ pathname }) => pathname.includes(`/${path}`),
      async (route) => {
        await how(route);
      },
    );
  }
}
