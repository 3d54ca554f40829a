// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileMissingError } from '../../../src/loading/code-files.ts';
import { ownRelease, releaseIn } from '../../../src/loading/release.ts';
import { reasonOf, reloadPage } from '../../../src/loading/why-missing.ts';

const pageOf = (entry: string): string =>
  `<head><script type="module" crossorigin src="/assets/start-worker-EEEEEEEE.js"></script>
  <script src="/before-paint.js"></script><script type="module" crossorigin src="/assets/${entry}"></script></head>`;

/** The page came with this entry; it is not in the document, which would load it. */
function runAs(entry: string): void {
  const scripts = ['start-worker-EEEEEEEE.js', entry].map((name) =>
    Object.assign(document.createElement('script'), { src: `/assets/${name}` }),
  );
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(scripts as unknown as NodeListOf<Element>);
}

function serve(answer: Response | Error): void {
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
}

const NO_FILE = new FileMissingError('No file');

describe('why a part is missing', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();

  beforeEach(() => {
    runAs('index-AAAAAAAA.js');
    sessionStorage.clear();
    reload.mockClear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is the connection where the server cannot be asked, or answers with a page that is not ours', async () => {
    serve(new TypeError('Failed to fetch'));
    expect(await reasonOf(NO_FILE)).toBe('unreachable');
    serve(new Response('<title>Welcome to the hotel</title>'));
    expect(await reasonOf(NO_FILE)).toBe('unreachable');
    serve(new Response(pageOf('index-BBBBBBBB.js'), { status: 502 }));
    expect(await reasonOf(NO_FILE)).toBe('unreachable');
  });

  it('is the connection where the server has our release but not the file', async () => {
    serve(new Response(pageOf('index-AAAAAAAA.js')));
    expect(await reasonOf(NO_FILE)).toBe('unreachable');
  });

  it('is a new release where the server names another entry; a reload for it is offered once', async () => {
    const answer = (): Response => new Response(pageOf('index-BBBBBBBB.js'));
    serve(answer());
    expect(await reasonOf(NO_FILE)).toBe('newRelease');
    reloadPage();
    expect(reload).toHaveBeenCalledOnce();
    serve(answer());
    expect(await reasonOf(NO_FILE)).toBe('unreachable');
    serve(new Response(pageOf('index-CCCCCCCC.js')));
    expect(await reasonOf(NO_FILE)).toBe('newRelease');
  });

  it('is this page where the files are there but do not run; a reload for it is offered once', async () => {
    const answer = (): Response => new Response(pageOf('index-AAAAAAAA.js'));
    serve(answer());
    expect(await reasonOf(new TypeError('Failed to import'))).toBe('broken');
    reloadPage();
    serve(answer());
    expect(await reasonOf(new TypeError('Failed to import'))).toBe('unreachable');
  });

  it('is asked of the server once, however many parts fail together', async () => {
    const ask = vi.fn(() => Promise.resolve(new Response(pageOf('index-AAAAAAAA.js'))));
    vi.stubGlobal('fetch', ask);
    await Promise.all([reasonOf(NO_FILE), reasonOf(NO_FILE), reasonOf(NO_FILE)]);
    expect(ask).toHaveBeenCalledOnce();
    expect(ask).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ cache: 'no-store' }));
  });
});

describe('a release', () => {
  it('is named by the entry script, of the page and of what is served', () => {
    runAs('index-AAAAAAAA.js');
    expect(ownRelease()).toBe('index-AAAAAAAA.js');
    expect(releaseIn(pageOf('index-BBBBBBBB.js'))).toBe('index-BBBBBBBB.js');
    expect(releaseIn('<script src="index-BBBBBBBB.js" type="module"></script>')).toBe('index-BBBBBBBB.js');
    expect(releaseIn('<script src="/before-paint.js"></script>')).toBeUndefined();
  });
});
