/** Pictures that were uploaded to this server, in articles: their size stands in the content, and readers see them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ARTICLE_PICTURE_PATH } from '../../../server/news/article-pictures.ts';
import { sweepPictures } from '../../../server/uploads/sweep-pictures.ts';
import { Uploads } from '../../../server/uploads/uploads.ts';
import { nameOfUpload } from '../../../server/uploads/upload-name.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { jpegOf, jpegFrame, jpegScan, exif, png } from '../../support/server/pictures.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

const HOUR = 3_600_000;
const TEXT = { category: 'guides', title: 'T', desc: 'D' };

onEachDatabase('pictures of articles', (use) => {
  const clock = new ManualClock(Date.now());
  let server: AdminServer;
  let author: RealUser;
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-articles-'));
  beforeAll(async () => {
    server = await startAdminServer(use(), { UPLOAD_DIR: folder }, { clock });
    author = await realUser(use(), server.url, 'author@example.com');
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const sweep = async (): Promise<void> => {
    const uploads = await Uploads.open(folder, use(), clock);
    await sweepPictures({ database: use(), clock, uploads }, { rejectedKeptDays: 30, unusedKeptHours: 24 });
  };
  const enter = async (content: string, more: Readonly<Record<string, string>> = {}): Promise<string> =>
    String((await server.do('news add', { ...TEXT, content, ...more })).record?.['id']);
  const contentOf = async (id: string): Promise<string> =>
    (await new Api(server.url).get<{ content: string }>('/api/news/info', { id })).content;
  const shown = (path: string): Promise<Response> => fetch(`${server.url}${path}`);
  const publicPath = (url: string): string => `${ARTICLE_PICTURE_PATH}${nameOfUpload(url)}`;

  it('have their size when they are entered, and are there for everybody', async () => {
    const url = await author.api.uploaded(png(64, 40));
    const path = publicPath(url);
    expect((await shown(path)).status).toBe(404);
    const id = await enter(`<p>See</p><img src="${url}" alt="A chart"><img src="/icon.svg">`);
    expect(await contentOf(id)).toBe(
      `<p>See</p><img src="${path}" alt="A chart" width="64" height="40"><img src="/icon.svg">`,
    );
    const response = await shown(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await shown(url)).status).toBe(401);
  });

  it('have the size that the author gives, the rest in proportion', async () => {
    const url = await author.api.uploaded(png(60, 30));
    const id = await enter(`<img src="${url}" width="20"><img src="${url}" height="90" width="90">`);
    const src = `src="${publicPath(url)}"`;
    expect(await contentOf(id)).toBe(`<img ${src} width="20" height="10"><img ${src} height="90" width="90">`);
  });

  it('have the size at which a photograph is shown that was taken with the camera on its side', async () => {
    const url = await author.api.uploaded(jpegOf(exif(6, ''), jpegFrame(32, 16), jpegScan()));
    const id = await enter('<p>Soon</p>');
    await server.do('news edit', { ID: id, content: `<img src="${url}">` });
    expect(await contentOf(id)).toMatch(/ width="16" height="32">$/);
  });

  it('stay when they are old, and go from readers with their article', async () => {
    const path = publicPath(await author.api.uploaded(png(8, 8)));
    const owners = path.replace(ARTICLE_PICTURE_PATH, '/api/common/image/');
    const from = new Date(clock.now() + HOUR).toISOString().replace(/\.\d+Z$/, 'Z');
    const id = await enter(`<img src="${owners}">`, { from });
    expect((await shown(path)).status).toBe(404);
    clock.advance(100 * HOUR);
    await sweep();
    expect((await shown(path)).status).toBe(200);
    await server.do('news edit', { ID: id, content: await contentOf(id) });
    await server.do('news withdraw', { ID: id });
    expect((await shown(path)).status).toBe(404);
    await server.do('news remove', { ID: id });
    clock.advance(100 * HOUR);
    const kept = (): Promise<unknown> =>
      use().query('SELECT name FROM uploads WHERE name = $1', [nameOfUpload(owners) ?? '']);
    expect(await kept()).toHaveLength(1);
    await sweep();
    expect(await kept()).toEqual([]);
  });

  it('are refused where they are not there, and nothing is entered', async () => {
    const before = await use().query('SELECT id FROM news');
    const content = `<img src="/api/common/image/${'0'.repeat(40)}.png">`;
    const answer = await server.ask('news add', { ...TEXT, content });
    expect(answer.ok ? 'done' : answer.message).toMatch(/^There is no picture 0{40}\.png/);
    expect(await use().query('SELECT id FROM news')).toEqual(before);
  });
});
