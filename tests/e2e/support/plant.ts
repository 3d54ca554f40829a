import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST } from './built-client.ts';

/**
 * Plants an exception where the built code names a text or a test id, e.g. `order-sheet`: what draws it throws until
 * `mendPlanted`.
 */
export async function plantThrow(page: Page, name: string): Promise<void> {
  // The build writes texts in whatever quotes are shortest.
  const quoted = new RegExp(`(["'\`])${name}\\1`, 'g');
  const thrown = `(window.mended?'${name}':(()=>{throw Error('died for the test')})())`;
  const assets = join(DIST, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const codes = new Map(scripts.map((file) => [file, readFileSync(join(assets, file), 'utf8')]));
  const naming = [...codes].filter(([, code]) => code.search(quoted) >= 0);
  if (naming.length === 0) throw new Error(`No code names ${name}`);
  for (const [file, code] of naming) {
    const body = code.replaceAll(quoted, thrown);
    await page.route(`**/${file}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  }
}

export async function mendPlanted(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { mended: true }));
}
