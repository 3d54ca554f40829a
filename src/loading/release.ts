/** Which release runs in this page, and whether the server has another by now. */

const KEY = 'pipframe.reloadedFor';
const SCRIPT_TAG = /<script\b[^>]*>/g;
const SOURCE = /\bsrc="(?:[^"]*\/)?([^"/]+)"/;
/** An answer that takes longer is none. */
const DEADLINE_MS = 10_000;

/** The name of the entry script, the last module that the page names, which carries a hash of all code; empty where there is none. */
export function ownRelease(): string {
  const entry = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1);
  return entry?.src.split('/').at(-1) ?? '';
}

/** The release that a served page names; undefined for a page that is not ours. */
export function releaseIn(html: string): string | undefined {
  const entry = html
    .match(SCRIPT_TAG)
    ?.filter((tag) => tag.includes('type="module"'))
    .at(-1);
  return entry && SOURCE.exec(entry)?.[1];
}

let asking: Promise<string | undefined> | undefined;

/** The release that the server has, asked anew, one question at a time; undefined where it cannot be reached. */
export function servedRelease(): Promise<string | undefined> {
  asking ??= askServer().finally(() => (asking = undefined));
  return asking;
}

async function askServer(): Promise<string | undefined> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), DEADLINE_MS);
  try {
    const answer = await fetch(document.baseURI.split('#')[0] ?? '/', { cache: 'no-store', signal: giveUp.signal });
    return answer.ok ? releaseIn(await answer.text()) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the page was reloaded to get this release: what did not help once is not offered again. */
export function wasReloadedFor(release: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === release;
  } catch {
    return false;
  }
}

/** Notes that the page is being reloaded to get this release. */
export function noteReload(release: string): void {
  try {
    sessionStorage.setItem(KEY, release);
  } catch {
    // A device that keeps nothing offers again; each offer still takes a press.
  }
}
