/** What is kept of a release on the device: all of its files, and nothing that another server sent in their place. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Shell } from '../../../src/contract/service-worker.ts';
import { ShellCache } from '../../../workers/service-worker/shell-cache.ts';

const SHELL: Shell = {
  release: '1',
  files: ['/', '/assets/app.js', '/icon.svg'],
  languages: { en: '/assets/en.js', de: '/assets/de.js' },
};
const PAGE = '<!doctype html><script type="module" src="/assets/app.js"></script>';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', svg: 'image/svg+xml' };

/** A browser's caches, as far as they are used; Node has none. */
class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>();

  readonly storage = {
    open: (name: string) => Promise.resolve(this.#cache(name)),
    keys: () => Promise.resolve([...this.#caches.keys()]),
    delete: (name: string) => Promise.resolve(this.#caches.delete(name)),
    match: (path: string, { cacheName }: { cacheName: string }) => this.#cache(cacheName).match(path),
  } as unknown as CacheStorage;

  /** Paths that are kept of the release. */
  get kept(): string[] {
    return [...(this.#caches.get('pipframe-shell-1')?.keys() ?? [])].toSorted();
  }

  #cache(name: string) {
    const entries = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, entries);
    return {
      put: (path: string, kept: Response) => Promise.resolve(void entries.set(path, kept)),
      match: (path: string) => Promise.resolve(entries.get(path)?.clone()),
      delete: (path: string) => Promise.resolve(entries.delete(path)),
    };
  }
}

let caches: FakeCaches;
let shell: ShellCache;
/** Paths in whose place a portal's page comes. */
let hijacked: string[];
let missing: string[];

const pageOf = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

function answer(path: string): Response {
  if (missing.includes(path)) return new Response('', { status: 404 });
  if (hijacked.includes(path)) return pageOf('<!doctype html><title>Log in</title>');
  if (path === '/') return pageOf(PAGE);
  return new Response('', { headers: { 'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? '' } });
}

beforeEach(() => {
  caches = new FakeCaches();
  hijacked = [];
  missing = [];
  shell = new ShellCache(SHELL, caches.storage, (path) => Promise.resolve(answer(path as string)));
});

describe('a release', () => {
  it('is kept whole, with the texts of one language', async () => {
    await shell.install();
    expect(caches.kept).toEqual(['/', '/assets/app.js', '/assets/en.js', '/icon.svg']);
  });

  it.each([...SHELL.files, '/assets/en.js'])(
    'is not kept where a portal’s page comes in the place of %s',
    async (path) => {
      hijacked = [path];
      await expect(shell.install()).rejects.toThrow();
      expect(caches.kept).toEqual([]);
    },
  );

  it.each(['/assets/app.js', '/assets/en.js'])('is not kept without %s', async (path) => {
    missing = [path];
    await expect(shell.install()).rejects.toThrow();
    expect(caches.kept).toEqual([]);
  });
});

describe('the texts of a language', () => {
  it('take the place of those of another', async () => {
    await shell.install();
    await shell.renew('de');
    expect(caches.kept).toEqual(['/', '/assets/app.js', '/assets/de.js', '/icon.svg']);
  });

  it('stay where a portal’s page comes in the place of the new ones', async () => {
    await shell.install();
    hijacked = ['/assets/de.js'];
    await expect(shell.renew('de')).rejects.toThrow();
    expect(caches.kept).toContain('/assets/en.js');
    expect(caches.kept).not.toContain('/assets/de.js');
  });
});
