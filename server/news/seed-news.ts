import { LANGUAGES } from '../catalogue/languages.ts';
import { integerColumn } from '../store/columns.ts';
import type { Database, Queryable } from '../store/database.ts';
import { FIRST_ARTICLES, FIRST_TEXTS } from './first/first-news.ts';
import type { FirstArticle } from './first/first-texts.ts';
import { NEWS_CATEGORY, putNewsText, type NewsCategory } from './news-store.ts';

/** Enters the first articles, once in a database's life: one that the back office removes stays away. */
export async function seedNews(database: Database, now: number): Promise<void> {
  await database.transaction(async (queryable) => {
    const isNew = await isFirst(queryable, 'news');
    const lacksLanguages = await isFirst(queryable, 'news in every language');
    if (isNew) for (const [name, category] of FIRST_ARTICLES) await seedArticle(queryable, name, category, now);
    else if (lacksLanguages) for (const [name] of FIRST_ARTICLES) await addLanguages(queryable, name);
  });
}

async function isFirst(queryable: Queryable, seed: string): Promise<boolean> {
  const rows = await queryable.query('INSERT INTO plantings (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name', [
    seed,
  ]);
  return rows.length === 1;
}

async function seedArticle(
  queryable: Queryable,
  name: FirstArticle,
  category: NewsCategory,
  now: number,
): Promise<void> {
  const [row] = await queryable.query(
    `INSERT INTO news (category, logo, created_at) VALUES ($1, '', $2) RETURNING id`,
    [NEWS_CATEGORY[category], now],
  );
  if (!row) throw new Error('An article vanished while it was written');
  const id = integerColumn(row, 'id');
  for (const language of LANGUAGES) await putNewsText(queryable, id, language, FIRST_TEXTS[language][name]);
}

/** Of a database that began with fewer languages: only an article whose English nobody has changed gets the others. */
async function addLanguages(queryable: Queryable, name: FirstArticle): Promise<void> {
  const { title, content } = FIRST_TEXTS.en[name];
  const rows = await queryable.query(
    `SELECT news_id FROM news_texts WHERE language = 'en' AND title = $1 AND content = $2`,
    [title, content],
  );
  for (const row of rows) {
    const id = integerColumn(row, 'news_id');
    const kept = await queryable.query('SELECT language FROM news_texts WHERE news_id = $1', [id]);
    const lacking = LANGUAGES.filter((language) => !kept.some((text) => text['language'] === language));
    for (const language of lacking) await putNewsText(queryable, id, language, FIRST_TEXTS[language][name]);
  }
}
