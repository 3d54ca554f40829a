// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

const SCRIPT = { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } };
const STYLE = { status: 200, headers: { 'content-type': 'text/css' } };

let asked: string[];
let answers: (path: string) => Response;

/** The loader as a page that starts has it: it remembers what it had. */
async function loader() {
  vi.resetModules();
  return import('../../../src/loading/code-files.ts');
}

let append: MockInstance<typeof document.head.append>;

beforeEach(() => {
  asked = [];
  answers = (path) => new Response('', path.endsWith('.css') ? STYLE : SCRIPT);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url).pathname);
    return Promise.resolve().then(() => answers(new URL(url).pathname));
  });
  // No style sheet is fetched here: it loads when it is put into the page.
  append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    queueMicrotask(() => (link as HTMLElement).dispatchEvent(new Event('load')));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe('the files of a part', () => {
  it('are fetched before the code is asked for, each once', async () => {
    const { importWithFiles } = await loader();
    const importCode = vi.fn(() => Promise.resolve('code'));
    expect(await importWithFiles(importCode, ['assets/a.js', 'assets/shared.js', 'assets/a.css'])).toBe('code');
    await importWithFiles(importCode, ['assets/b.js', 'assets/shared.js']);
    expect(asked).toEqual(['/assets/a.js', '/assets/shared.js', '/assets/a.css', '/assets/b.js']);
  });

  it('are not fetched where the page came with them', async () => {
    const { importWithFiles } = await loader();
    document.body.innerHTML = '<link rel="modulepreload" href="/assets/react.js">';
    await importWithFiles(() => Promise.resolve(), ['assets/react.js']);
    expect(asked).toEqual([]);
    document.body.innerHTML = '';
  });

  it.each([
    ['404', () => new Response('', { status: 404, headers: SCRIPT.headers })],
    ['a page in its place', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    [
      'no line',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('that cannot be had keep the code from being asked for: %s', async (_, answer) => {
    const { importWithFiles, FileMissingError } = await loader();
    const importCode = vi.fn(() => Promise.resolve('code'));
    const sound = answers;
    answers = (path) => (path === '/assets/a.js' ? answer() : sound(path));
    await expect(importWithFiles(importCode, ['assets/a.js'])).rejects.toBeInstanceOf(FileMissingError);
    expect(importCode).not.toHaveBeenCalled();
    answers = sound;
    expect(await importWithFiles(importCode, ['assets/a.js'])).toBe('code');
  });

  it('are fetched anew when the code could not be imported all the same', async () => {
    const { importWithFiles } = await loader();
    const importCode = vi.fn().mockRejectedValueOnce(new TypeError('Failed')).mockResolvedValue('code');
    await expect(importWithFiles(importCode, ['assets/a.js', 'assets/a.css'])).rejects.toThrow('Failed');
    expect(await importWithFiles(importCode, ['assets/a.js', 'assets/a.css'])).toBe('code');
    expect(asked).toEqual(['/assets/a.js', '/assets/a.css', '/assets/a.js']);
  });

  it('leave no trace of a style sheet that failed', async () => {
    const { importWithFiles } = await loader();
    const remove = vi.spyOn(HTMLLinkElement.prototype, 'remove');
    append.mockImplementationOnce((link) => {
      queueMicrotask(() => (link as HTMLElement).dispatchEvent(new Event('error')));
    });
    await expect(importWithFiles(() => Promise.resolve('code'), ['assets/a.css'])).rejects.toThrow('a.css');
    expect(remove).toHaveBeenCalledOnce();
    await importWithFiles(() => Promise.resolve('code'), ['assets/a.css']);
    expect(append).toHaveBeenCalledTimes(2);
  });
});
