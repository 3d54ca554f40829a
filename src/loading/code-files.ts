/**
 * Fetches the files of a part before its code is imported. A browser may keep a module that failed for as long as the
 * page lives, so `import()` is asked only for what can be had: by then its files are in the HTTP cache.
 */

/** Long enough for the largest part on the slowest line that is of any use. */
const DEADLINE_MS = 30_000;
const SCRIPT_TYPE = /\b(java|ecma)script\b/;
const STYLE_TYPE = /\bcss\b/;

/** A file of a part that could not be had: the connection is down, or the server has it no more. */
export class FileMissingError extends Error {}

const had = new Map<string, Promise<void>>();

/** Stands in for the bundler's own loader: `files` are all scripts and style sheets of the part. Rejects with a `FileMissingError`, or as the import does. */
export async function importWithFiles<T>(importCode: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const urls = files.map((file) => new URL(file, document.baseURI).href);
  await Promise.all(urls.map(have));
  try {
    return await importCode();
  } catch (error) {
    // What the cache lost in between is asked for again.
    for (const url of urls) if (!isStyle(url)) had.delete(url);
    throw error;
  }
}

function have(url: string): Promise<void> {
  const known = had.get(url);
  if (known) return known;
  const coming = isInPage(url) ? Promise.resolve() : bring(url);
  had.set(url, coming);
  coming.catch(() => had.delete(url));
  return coming;
}

async function bring(url: string): Promise<void> {
  await fetchFile(url, isStyle(url) ? STYLE_TYPE : SCRIPT_TYPE);
  if (isStyle(url)) await addStyle(url);
}

function isStyle(url: string): boolean {
  return url.endsWith('.css');
}

/** What the page came with needs no fetching; the page would not run without it. */
function isInPage(url: string): boolean {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  return scripts.includes(url) || links.includes(url);
}

async function fetchFile(url: string, type: RegExp): Promise<void> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), DEADLINE_MS);
  try {
    const answer = await fetch(url, { signal: giveUp.signal, credentials: 'same-origin' });
    // Some hosts answer with a page where a file is missing.
    if (!answer.ok || !type.test(answer.headers.get('content-type') ?? '')) throw new Error(`${answer.status}`);
    // To the end: only a whole answer is kept by the cache.
    await answer.arrayBuffer();
  } catch (cause) {
    throw new FileMissingError(`No ${url}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function addStyle(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = url;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // One that failed must not count as there when it is asked for again.
      link.remove();
      reject(new FileMissingError(`No ${url}`));
    });
    document.head.append(link);
  });
}
