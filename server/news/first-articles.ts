/** The first articles as a database has them. */
import { LANGUAGES } from '../catalogue/languages.ts';
import type { Queryable } from '../store/database.ts';
import { query, rows } from '../store/typed-query.ts';
import { firstText } from './first/first-news.ts';
import type { FirstArticle } from './first/first-texts.ts';
import { insertArticle, putNewsText, type NewArticle } from './news-store.ts';

/** Enters a first article in every language. */
export async function enterFirstArticle(
  queryable: Queryable,
  name: FirstArticle,
  article: Omit<NewArticle, 'logo'>,
): Promise<void> {
  const id = await insertArticle(queryable, { ...article, logo: '' });
  for (const language of LANGUAGES) await putNewsText(queryable, id, language, firstText(name, language));
}

/** An article of the database. */
interface KnownArticle {
  readonly id: number;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** Articles that say in English what a first article says: those that nobody has changed. */
export function unchangedArticles(queryable: Queryable, name: FirstArticle): Promise<readonly KnownArticle[]> {
  const { title, content } = firstText(name, 'en');
  const english = query
    .selectFrom('news')
    .innerJoin('news_texts', 'news_texts.news_id', 'news.id')
    .select(['news.id', 'news.created_at as createdAt'])
    .where('language', '=', 'en');
  return rows(queryable, english.where('title', '=', title).where('content', '=', content));
}
