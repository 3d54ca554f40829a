import type { Database } from '../store/database.ts';
import { FIRST_ANNOUNCEMENTS } from './first-announcements.ts';
import type { FirstArticle } from './first-article.ts';
import { FIRST_GUIDES } from './first-guides.ts';
import { NEWS_CATEGORY, putNewsText } from './news-store.ts';
import { integerColumn } from '../store/columns.ts';
import type { Queryable } from '../store/database.ts';

/** Enters the first articles, once in a database's life: one that the office removes stays away. */
export async function plantNews(database: Database, now: number): Promise<void> {
  await database.transaction(async (queryable) => {
    const first = await queryable.query(
      `INSERT INTO plantings (name) VALUES ('news') ON CONFLICT DO NOTHING RETURNING name`,
    );
    if (first.length === 0) return;
    for (const article of [...FIRST_GUIDES, ...FIRST_ANNOUNCEMENTS]) await plant(queryable, article, now);
  });
}

async function plant(queryable: Queryable, article: FirstArticle, now: number): Promise<void> {
  const [row] = await queryable.query(
    `INSERT INTO news (category, logo, created_at) VALUES ($1, '', $2) RETURNING id`,
    [NEWS_CATEGORY[article.category], now],
  );
  if (!row) throw new Error('An article vanished while it was planted');
  const id = integerColumn(row, 'id');
  await putNewsText(queryable, id, 'en', article.en);
  await putNewsText(queryable, id, 'hk', article.hk);
}
