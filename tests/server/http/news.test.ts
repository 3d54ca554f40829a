import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WirePage } from '../../../src/contract/wire/envelope.ts';
import { LANGUAGES } from '../../../server/catalogue/languages.ts';
import { addNews, NEWS_CATEGORY, putNewsText } from '../../../server/news/news-store.ts';
import { editNews, removeNews } from '../../../server/news/news-admin.ts';
import { FIRST_GUIDES, firstText } from '../../../server/news/first/first-news.ts';
import { seedNews } from '../../../server/news/seed-news.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly desc: string;
  readonly logo: string;
  readonly content?: string;
}

const text = (title: string) => ({ title, summary: `${title}, in short`, content: `<p>${title}</p>` });

onEachDatabase('news', (use) => {
  let server: TestServer;
  let api: Api;
  beforeAll(async () => {
    server = await startTestServer(use());
    api = new Api(server.url);
  });
  afterAll(() => server.close());

  const list = (category: number, language = 'en', page = 1): Promise<WirePage<Row>> => {
    api.language = language;
    return api.get<WirePage<Row>>('/api/news/list', { category_id: String(category), page: String(page) });
  };
  const info = (id: number, language = 'en'): Promise<Row> => {
    api.language = language;
    return api.get<Row>('/api/news/info', { id: String(id) });
  };
  const guide = (): { category: 'guides'; logo: string; now: number } => ({
    category: 'guides',
    logo: '/g.svg',
    now: Date.now(),
  });

  it('begins with guides, in the order in which a beginner reads them, and announcements', async () => {
    for (const language of LANGUAGES) {
      const welcome = firstText('welcome', language);
      const announcements = await list(NEWS_CATEGORY.announcements, language);
      expect(announcements.data.map(({ title }) => title)).toContain(welcome.title);
      const guides = await list(NEWS_CATEGORY.guides, language);
      expect(guides.data.map(({ title }) => title)).toEqual(
        FIRST_GUIDES.map((name) => firstText(name, language).title),
      );
      for (const { id } of [...announcements.data, ...guides.data]) {
        const { content = '', title, desc } = await info(id, language);
        expect(content.length).toBeGreaterThan(150);
        expect(content).toMatch(/^<p>[^]*<\/(p|ul)>$/);
        expect(content).not.toMatch(/<script|style=|onclick/);
        expect(title.length * desc.length).toBeGreaterThan(0);
      }
    }
  });

  it('adds its languages to a database that was planted with fewer, but to no article that the back office has changed', async () => {
    const english = await list(NEWS_CATEGORY.guides);
    const [changed, untouched] = english.data.map(({ id }) => id);
    const none = { title: undefined, summary: undefined, content: undefined };
    await editNews(use(), changed ?? 0, 'en', { ...none, title: 'Our own' }, undefined);
    await use().query(`DELETE FROM news_texts WHERE language NOT IN ('en', 'hk')`);
    await use().query(`DELETE FROM seeds WHERE name = 'news in every language'`);
    await seedNews(use(), 1);
    await seedNews(use(), 1);
    expect(await info(changed ?? 0, 'tr')).toMatchObject({ title: 'Our own' });
    expect(await info(untouched ?? 0, 'tr')).toMatchObject({ title: firstText('leverage', 'tr').title });
    expect((await list(NEWS_CATEGORY.guides)).total).toBe(english.total);
  });

  it('stays away when the back office has removed it, also after a restart', async () => {
    const [first, ...others] = (await list(NEWS_CATEGORY.announcements)).data;
    expect(await removeNews(use(), first?.id ?? 0, undefined)).toBe(true);
    const again = await startTestServer(use());
    await again.close();
    // Nor is another one there that says the same.
    expect((await list(NEWS_CATEGORY.announcements)).data).toEqual(others);
    expect((await list(NEWS_CATEGORY.guides)).total).toBe(FIRST_GUIDES.length);
    expect((await api.call('/api/news/info', { id: String(first?.id) })).code).toBe(3108);
  });

  it('is read in the reader’s language, else in English', async () => {
    const id = await addNews(use(), guide(), 'en', text('Spreads'));
    await putNewsText(use(), id, 'fr', text('Les écarts'));
    expect(await info(id, 'fr')).toEqual({
      id,
      title: 'Les écarts',
      desc: 'Les écarts, in short',
      logo: '/g.svg',
      content: '<p>Les écarts</p>',
    });
    expect(await info(id, 'jp')).toMatchObject({ title: 'Spreads' });
    expect((await list(1, 'fr')).data[0]).toEqual({
      id,
      title: 'Les écarts',
      desc: 'Les écarts, in short',
      logo: '/g.svg',
    });
    expect((await list(1, 'tw')).data[0]).toMatchObject({ title: 'Spreads' });
  });

  it('is not there for readers who have neither', async () => {
    const before = (await list(1)).total;
    const id = await addNews(use(), guide(), 'kr', text('한국어'));
    expect((await list(1)).total).toBe(before);
    expect((await list(1, 'kr')).total).toBe(before + 1);
    expect((await api.call('/api/news/info', { id: String(id) })).code).toBe(1);
    api.language = 'en';
    expect((await api.call('/api/news/info', { id: String(id) })).code).toBe(3108);
  });

  it('loses one language, then all', async () => {
    const id = await addNews(use(), guide(), 'en', text('Gone'));
    await putNewsText(use(), id, 'de', text('Weg'));
    expect(await removeNews(use(), id, 'de')).toBe(true);
    expect(await removeNews(use(), id, 'de')).toBe(false);
    expect(await info(id, 'de')).toMatchObject({ title: 'Gone' });
    expect(await removeNews(use(), id, 'en')).toBe(true);
    expect(await use().query('SELECT id FROM news WHERE id = $1', [id])).toEqual([]);
  });

  it('is changed by part, and a new language needs all of it', async () => {
    const id = await addNews(use(), guide(), 'en', text('Old'));
    const none = { title: undefined, summary: undefined, content: undefined };
    await editNews(use(), id, 'en', { ...none, title: 'New' }, '/new.svg');
    expect(await info(id)).toMatchObject({ title: 'New', desc: 'Old, in short', logo: '/new.svg' });
    expect(await editNews(use(), id, 'de', { ...none, title: 'Neu' }, undefined)).toBe('incomplete');
    expect(await editNews(use(), 987_654, 'en', text('x'), undefined)).toBe('unknown');
  });

  it('comes by the page, newest first', async () => {
    const before = (await list(2)).total;
    for (let count = 0; count < 25; count++) {
      await addNews(use(), { category: 'announcements', logo: '', now: Date.now() }, 'en', text(`Number ${count}`));
    }
    const [first, second] = [await list(2), await list(2, 'en', 2)];
    expect([first.total, first.data.length, second.data.length]).toEqual([before + 25, 20, before + 5]);
    expect(first.data[0]?.title).toBe('Number 24');
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    api.language = 'en';
    const both = await api.get<WirePage<Row>>('/api/news/list');
    expect(both.total).toBe((await list(1)).total + (await list(2)).total);
  });
});
