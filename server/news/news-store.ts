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

/** When a text is there for its readers. */
export interface NewsShowing {
  /** Epoch ms; a time that is past: at once. */
  readonly shownFrom: number;
  readonly isWithdrawn: boolean;
}

/** An article as it is read: in the reader's language where there is one, else in English. */
export interface Article extends NewsText {
  readonly id: number;
  readonly category: number;
  readonly logo: string;
  readonly language: string;
  /** When it came, for its readers. */
  readonly createdAt: number;
}

export interface NewsPage {
  readonly articles: readonly Article[];
  readonly total: number;
}

/** Who reads, and when. */
export interface Reader {
  readonly language: Language;
  /** Epoch ms. */
  readonly now: number;
}

/** Articles with the text that a reader of the language sees at a time: English stands in for one that is not there. */
function readable(language: Language, now: number) {
  const isEnglish = sql<boolean>`language = 'en'`;
  return query.selectFrom('news').innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('news_texts')
        .select(['language', 'title', 'summary', 'content', 'shown_from'])
        .whereRef('news_id', '=', 'news.id')
        .where('language', 'in', [language, 'en'])
        .where('shown_from', '<=', now)
        .where('is_withdrawn', '=', false)
        .orderBy(isEnglish)
        .limit(1)
        .as('text'),
    (join) => join.onTrue(),
  );
}

const ARTICLE = ['id', 'category', 'logo', 'language', 'title', 'summary', 'content'] as const;
const CAME_AT = sql<number>`GREATEST(created_at, shown_from)`.as('createdAt');

/** One page of a category, newest first; of every category where none is named. */
export async function newsPage(
  queryable: Queryable,
  { language, now }: Reader,
  category: number | undefined,
  page: number,
): Promise<NewsPage> {
  const all = readable(language, now);
  const found = category === undefined ? all : all.where('category', '=', category);
  const shown = found.select(ARTICLE).select(CAME_AT).orderBy('createdAt', 'desc').orderBy('id', 'desc');
  const { rows: articles, total } = await selectPage(queryable, { of: found, shown }, page);
  return { articles, total };
}

export async function newsArticle(
  queryable: Queryable,
  { language, now }: Reader,
  id: number,
): Promise<Article | undefined> {
  const found = readable(language, now).select(ARTICLE).select(CAME_AT);
  const [article] = await rows(queryable, found.where('id', '=', id));
  return article;
}

export interface NewArticle {
  readonly category: NewsCategory;
  readonly logo: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Enters an article with its text in one language; its id. */
export function addNews(
  database: Database,
  article: NewArticle,
  language: Language,
  text: NewsText & Partial<NewsShowing>,
): Promise<number> {
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
export async function putNewsText(
  queryable: Queryable,
  id: number,
  language: Language,
  text: NewsText & Partial<NewsShowing>,
): Promise<void> {
  const { title, summary, content, shownFrom, isWithdrawn } = text;
  const showing = {
    ...(shownFrom !== undefined && { shown_from: shownFrom }),
    ...(isWithdrawn !== undefined && { is_withdrawn: isWithdrawn }),
  };
  const said = { title, summary, content, ...showing };
  await run(
    queryable,
    query
      .insertInto('news_texts')
      .values({ news_id: id, language, ...said })
      .onConflict((conflict) => conflict.columns(['news_id', 'language']).doUpdateSet(said)),
  );
}
