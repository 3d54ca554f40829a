/** Databases that began with three guides. */
import { beforeEach, expect, it } from 'vitest';
import { LANGUAGES } from '../../../server/catalogue/languages.ts';
import { EARLIER_GUIDES } from '../../../server/news/first/earlier-news.ts';
import { FIRST_GUIDES, firstText } from '../../../server/news/first/first-news.ts';
import type { FirstGuide } from '../../../server/news/first/first-texts.ts';
import { editNews, removeNews } from '../../../server/news/news-admin.ts';
import { addNews, NEWS_CATEGORY, newsPage } from '../../../server/news/news-store.ts';
import { seedNews } from '../../../server/news/seed-news.ts';
import { onEachDatabase } from '../../support/server/databases.ts';

const BEGUN = 1_000_000;
const NOW = 2_000_000;

onEachDatabase('guides that have come since', (use) => {
  const titles = async (): Promise<readonly string[]> => {
    const { articles } = await newsPage(use(), { language: 'en', now: NOW }, NEWS_CATEGORY.guides, 1);
    return articles.map(({ title }) => title);
  };
  const idOf = async (name: FirstGuide): Promise<number> => {
    const { articles } = await newsPage(use(), { language: 'en', now: NOW }, NEWS_CATEGORY.guides, 1);
    return articles.find(({ title }) => title === firstText(name, 'en').title)?.id ?? 0;
  };
  const titlesOf = (names: readonly FirstGuide[]): readonly string[] =>
    names.map((name) => firstText(name, 'en').title);
  const upgrade = (): Promise<void> => seedNews(use(), NOW);

  beforeEach(async () => {
    await use().query('DELETE FROM news_texts');
    await use().query('DELETE FROM news');
    await use().query('DELETE FROM seeds');
    await seedNews(use(), BEGUN);
    for (const name of FIRST_GUIDES.filter((guide) => !EARLIER_GUIDES.includes(guide)))
      await removeNews(use(), await idOf(name), undefined);
    await use().query(`DELETE FROM seeds WHERE name = 'guides for beginners'`);
  });

  it('come once, in their order', async () => {
    await upgrade();
    expect(await titles()).toEqual(titlesOf(FIRST_GUIDES));
    await upgrade();
    expect(await titles()).toEqual(titlesOf(FIRST_GUIDES));
  });

  it('bring back none that the back office has removed, before or after', async () => {
    await removeNews(use(), await idOf('stops'), undefined);
    await upgrade();
    const left = FIRST_GUIDES.filter((name) => name !== 'stops');
    expect(await titles()).toEqual(titlesOf(left));
    await removeNews(use(), await idOf('fees'), undefined);
    await upgrade();
    expect(await titles()).toEqual(titlesOf(left.filter((name) => name !== 'fees')));
  });

  it('come where all of the earlier ones are gone', async () => {
    for (const name of EARLIER_GUIDES) await removeNews(use(), await idOf(name), undefined);
    await upgrade();
    expect(await titles()).toEqual(titlesOf(FIRST_GUIDES.filter((name) => !EARLIER_GUIDES.includes(name))));
  });

  it('stand below what the back office has entered, and change nothing that it has changed', async () => {
    const own = { title: 'Our own', summary: 'S', content: '<p>C</p>' };
    await addNews(use(), { category: 'guides', logo: '', now: NOW - 1 }, 'en', own);
    const id = await idOf('margin');
    await editNews(use(), id, 'en', { title: undefined, summary: undefined, content: '<p>Changed</p>' }, undefined);
    await upgrade();
    expect((await titles())[0]).toBe('Our own');
    expect(await use().query(`SELECT content FROM news_texts WHERE news_id = $1 AND language = 'en'`, [id])).toEqual([
      { content: '<p>Changed</p>' },
    ]);
  });

  it('are there in every language', async () => {
    await upgrade();
    const counted = await use().query('SELECT COUNT(*) AS texts FROM news_texts WHERE news_id = $1', [
      await idOf('safety'),
    ]);
    expect(counted).toEqual([{ texts: LANGUAGES.length }]);
  });
});
