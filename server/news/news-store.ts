import type { Language } from '../catalogue/languages.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database, Queryable, Row } from '../store/database.ts';
import { selectPage } from '../store/select-page.ts';

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

/** The text that a reader of language $1 sees. */
const READ = `news JOIN LATERAL (
  SELECT * FROM news_texts WHERE news_id = news.id AND language IN ($1, 'en') ORDER BY (language = 'en') LIMIT 1
) AS text ON TRUE`;

/** One page of a category, newest first; of every category where none is named. */
export async function newsPage(
  queryable: Queryable,
  language: Language,
  category: number | undefined,
  page: number,
): Promise<NewsPage> {
  const from = `${READ} WHERE $2::INTEGER IS NULL OR category = $2`;
  const { rows, total } = await selectPage(queryable, { from, values: [language, category ?? null] }, page);
  return { articles: rows.map(articleOfRow), total };
}

export async function newsArticle(queryable: Queryable, language: Language, id: number): Promise<Article | undefined> {
  const [row] = await queryable.query(`SELECT * FROM ${READ} WHERE id = $2`, [language, id]);
  return row && articleOfRow(row);
}

/** Enters an article with its text in one language; its id. */
export function addNews(
  database: Database,
  article: { readonly category: NewsCategory; readonly logo: string; readonly now: number },
  language: Language,
  text: NewsText,
): Promise<number> {
  return database.transaction(async (queryable) => {
    const [row] = await queryable.query(
      'INSERT INTO news (category, logo, created_at) VALUES ($1, $2, $3) RETURNING id',
      [NEWS_CATEGORY[article.category], article.logo, article.now],
    );
    if (!row) throw new Error('An article vanished while it was entered');
    const id = integerColumn(row, 'id');
    await putNewsText(queryable, id, language, text);
    return id;
  });
}

/** Sets an article's text in one language. */
export async function putNewsText(queryable: Queryable, id: number, language: Language, text: NewsText): Promise<void> {
  await queryable.query(
    `INSERT INTO news_texts (news_id, language, title, summary, content) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (news_id, language) DO UPDATE SET title = $3, summary = $4, content = $5`,
    [id, language, text.title, text.summary, text.content],
  );
}

function articleOfRow(row: Row): Article {
  return {
    id: integerColumn(row, 'id'),
    category: integerColumn(row, 'category'),
    logo: textColumn(row, 'logo'),
    language: textColumn(row, 'language'),
    title: textColumn(row, 'title'),
    summary: textColumn(row, 'summary'),
    content: textColumn(row, 'content'),
    createdAt: integerColumn(row, 'created_at'),
  };
}
