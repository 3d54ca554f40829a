import { sql } from 'kysely';
import type { Language } from '../catalogue/languages.ts';
import type { Database, Queryable } from '../store/database.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows, run } from '../store/typed-query.ts';

/** Numbers on the wire. */
export const NEWS_CATEGORY = { guides: 1, announcements: 2 } as const;
export type NewsCategory = keyof typeof NEWS_CATEGORY;

/** What an article says in one language; the content is HTML. */
export interface NewsText {
  readonly title: string;
  readonly summary: string;
  readonly content: string;
}

/** An article as it is read: in the reader's language where there is one, else in English. */
export interface Article extends NewsText {
  readonly id: number;
  readonly category: number;
  readonly logo: string;
  readonly language: string;
  readonly createdAt: number;
}

export interface NewsPage {
  readonly articles: readonly Article[];
  readonly total: number;
}

/** Articles with the text that a reader of the language sees. */
function readable(language: Language) {
  const isEnglish = sql<boolean>`language = 'en'`;
  return query.selectFrom('news').innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('news_texts')
        .select(['language', 'title', 'summary', 'content'])
        .whereRef('news_id', '=', 'news.id')
        .where('language', 'in', [language, 'en'])
        .orderBy(isEnglish)
        .limit(1)
        .as('text'),
    (join) => join.onTrue(),
  );
}

const ARTICLE = [
  'id',
  'category',
  'logo',
  'language',
  'title',
  'summary',
  'content',
  'created_at as createdAt',
] as const;

/** One page of a category, newest first; of every category where none is named. */
export async function newsPage(
  queryable: Queryable,
  language: Language,
  category: number | undefined,
  page: number,
): Promise<NewsPage> {
  const all = readable(language);
  const found = category === undefined ? all : all.where('category', '=', category);
  const shown = found.select(ARTICLE).orderBy('id', 'desc');
  const { rows: articles, total } = await selectPage(queryable, { of: found, shown }, page);
  return { articles, total };
}

export async function newsArticle(queryable: Queryable, language: Language, id: number): Promise<Article | undefined> {
  const [article] = await rows(queryable, readable(language).select(ARTICLE).where('id', '=', id));
  return article;
}

export interface NewArticle {
  readonly category: NewsCategory;
  readonly logo: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Enters an article with its text in one language; its id. */
export function addNews(database: Database, article: NewArticle, language: Language, text: NewsText): Promise<number> {
  return database.transaction(async (queryable) => {
    const id = await insertArticle(queryable, article);
    await putNewsText(queryable, id, language, text);
    return id;
  });
}

/** Enters an article without a text; its id. */
export async function insertArticle(queryable: Queryable, { category, logo, now }: NewArticle): Promise<number> {
  const article = { category: NEWS_CATEGORY[category], logo, created_at: now };
  const [row] = await rows(queryable, query.insertInto('news').values(article).returning('id'));
  if (!row) throw new Error('An article vanished while it was entered');
  return row.id;
}

/** Sets an article's text in one language. */
export async function putNewsText(queryable: Queryable, id: number, language: Language, text: NewsText): Promise<void> {
  const { title, summary, content } = text;
  const said = { title, summary, content };
  await run(
    queryable,
    query
      .insertInto('news_texts')
      .values({ news_id: id, language, ...said })
      .onConflict((conflict) => conflict.columns(['news_id', 'language']).doUpdateSet(said)),
  );
}
