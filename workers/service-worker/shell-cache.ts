import type { Shell } from '../../src/contract/service-worker.ts';

const PREFIX = 'pipframe-shell-';
/** Holds what is kept from one release to the next. */
const KEPT = 'pipframe-kept';
const LANGUAGE = '/language';
const PAGE = '/';
/** Files of ours that a page names. */
const NAMED = /"(\/assets\/[^"]+)"/g;

/** The files of one release on this device: a start and every screen need no network. */
export class ShellCache {
  readonly #shell: Shell;
  readonly #caches: CacheStorage;
  readonly #fetch: typeof fetch;
  readonly #files: ReadonlySet<string>;
  readonly #languages: ReadonlySet<string>;

  constructor(shell: Shell, caches: CacheStorage, fetchFile: typeof fetch) {
    this.#shell = shell;
    this.#caches = caches;
    this.#fetch = fetchFile;
    this.#files = new Set(shell.files);
    this.#languages = new Set(Object.values(shell.languages));
  }

  has(path: string): boolean {
    return this.#files.has(path) || this.#languages.has(path);
  }

  /** Rejects where a file is missing, or the server has another release by now: then there is nothing to keep. */
  async install(): Promise<void> {
    const cache = await this.#open();
    const texts = this.#shell.languages[await this.#language()];
    await this.#add(cache, [...this.#shell.files, ...(texts === undefined ? [] : [texts])]);
    if (await this.#isOurs(await cache.match(PAGE))) return;
    await this.#caches.delete(this.#name);
    throw new Error('The page is of another release');
  }

  /** Forgets what other releases kept. */
  async dropOthers(): Promise<void> {
    const names = await this.#caches.keys();
    const others = names.filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(others.map((name) => this.#caches.delete(name)));
  }

  /** After a start: keeps the texts of its language, and the page as the server sends it now, whose policy may be another. */
  async renew(language: string): Promise<void> {
    await this.#keepLanguage(language);
    const page = await this.#fetch(PAGE, { cache: 'no-cache' });
    if (await this.#isOurs(page.clone())) await (await this.#open()).put(PAGE, page);
  }

  /** In this release and the next ones, in the place of those before. */
  async #keepLanguage(code: string): Promise<void> {
    const texts = this.#shell.languages[code];
    if (texts === undefined) return;
    await (await this.#caches.open(KEPT)).put(LANGUAGE, new Response(code));
    const cache = await this.#open();
    if (!(await cache.match(texts))) await this.#add(cache, [texts]);
    const others = [...this.#languages].filter((file) => file !== texts);
    await Promise.all(others.map((file) => cache.delete(file)));
  }

  /** All or none. Rejects also where a page comes in the place of a file: a captive portal or a proxy says 200 to everything. */
  async #add(cache: Cache, paths: readonly string[]): Promise<void> {
    const answers = await Promise.all(paths.map((path) => this.#fetch(path)));
    if (answers.some((answer, at) => !answer.ok || (paths[at] !== PAGE && isPage(answer))))
      throw new Error('A file is missing');
    await Promise.all(answers.map((answer, at) => cache.put(paths[at] ?? PAGE, answer)));
  }

  /** The page, or one of the files; undefined: not ours to answer. */
  answer(request: Request, origin: string): Promise<Response> | undefined {
    const { pathname, origin: asked } = new URL(request.url);
    if (request.method !== 'GET' || asked !== origin) return undefined;
    if (request.mode === 'navigate') return pathname === PAGE ? this.#kept(PAGE, request) : undefined;
    // Whoever asks for the page as a text wants to know what the server has.
    return pathname !== PAGE && this.has(pathname) ? this.#kept(pathname, request) : undefined;
  }

  async #kept(path: string, request: Request): Promise<Response> {
    const kept = await (await this.#open()).match(path, { ignoreVary: true });
    if (kept) return kept;
    const answer = await this.#fetch(request);
    // Lost here and gone there: the page of this release could not start again, so the next start is the server's.
    if (path !== PAGE && !answer.ok) await (await this.#open()).delete(PAGE);
    return answer;
  }

  /** Whether it is the page of this release. */
  async #isOurs(page: Response | undefined): Promise<boolean> {
    const text = page?.ok ? await page.text() : '';
    const named = Array.from(text.matchAll(NAMED), ([, file = '']) => file);
    return named.length > 0 && named.every((file) => this.#files.has(file));
  }

  async #language(): Promise<string> {
    return (await (await this.#caches.match(LANGUAGE, { cacheName: KEPT }))?.text()) ?? 'en';
  }

  #open(): Promise<Cache> {
    return this.#caches.open(this.#name);
  }

  get #name(): string {
    return PREFIX + this.#shell.release;
  }
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('text/html') ?? false;
}
