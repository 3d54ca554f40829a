/** The back office as its people use it, and real accounts, which need a code that the back office finds in the outbox. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { builtProgram } from '../../support/server/built-programs.ts';
import type { Product } from './product.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);

export const PASSWORD = 'horse-battery-41';

type Row = Readonly<Record<string, unknown>>;

/** One command of the back office; what it says as JSON. */
export async function admin(product: Product, ...words: string[]): Promise<Row & { readonly rows?: readonly Row[] }> {
  const { stdout } = await run(process.execPath, [await builtProgram('admin'), ...words, '--json'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: product.folder },
  });
  return JSON.parse(stdout) as Row & { readonly rows?: readonly Row[] };
}

/** The newest code that went to an address. */
export async function lastCode(product: Product, email: string): Promise<string> {
  const { rows = [] } = await admin(product, 'outbox', 'list', '--to', email);
  const code = /\b\d{6}\b/.exec(String(rows[0]?.['text']))?.[0];
  if (!code) throw new Error(`No code went to ${email}`);
  return code;
}

/** Registers a real account, as another client would. */
export async function register(product: Product, email: string): Promise<void> {
  await call(product, 'notify/send_email', { to: email, type: '2' });
  const sent = await lastCode(product, email);
  const account = { type: 'email', account: email, password: PASSWORD, re_password: PASSWORD, sms_code: sent };
  await call(product, 'user/register', account);
}

async function call(product: Product, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(`${product.url}/api/${path}`, { method: 'POST', body: new URLSearchParams(form) });
  const { code, msg } = (await response.json()) as { readonly code: number; readonly msg: string };
  if (code !== 1) throw new Error(`${path}: ${msg}`);
}

/** Logs in on the login screen, in any language. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('input[name="username"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByTestId('submit').tap();
}
