/** Real accounts with money, and what the back office has to decide about them. */
import { admin, logIn, register } from './admin.ts';
import type { Product } from './product.ts';
import type { Page } from './test.ts';
import type { TestLanguage } from './words.ts';

/** How somebody comes in. */
export interface Arrival {
  readonly email: string;
  readonly lang: TestLanguage;
  /** The screen that comes after the login. */
  readonly path: string;
  /** What the account has; nothing for an account that nobody has paid into. */
  readonly money?: string;
}

/** Registers a real account and logs it in; its UID. */
export async function enter(page: Page, product: Product, { email, lang, path, money }: Arrival): Promise<string> {
  await register(product, email);
  const { rows = [] } = await admin(product, 'users', 'list', '--search', email);
  const uid = String(rows[0]?.['uid']);
  if (money !== undefined) await admin(product, 'deposit', uid, money, '--memo', 'To begin with');
  await page.goto(`${product.url}/?lang=${lang}#/login?from=${encodeURIComponent(path)}`);
  await logIn(page, email);
  return uid;
}

/** The number of the user's newest request that waits. */
export async function waiting(product: Product, kind: 'deposit' | 'withdraw', uid: string): Promise<string> {
  const { rows = [] } = await admin(product, kind, 'list');
  return String(rows.findLast((row) => row['uid'] === uid)?.['id']);
}
