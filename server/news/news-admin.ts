/** What the back office does to articles. */
import type { Language } from '../catalogue/languages.ts';
import { textColumn } from '../store/columns.ts';
import type { Database, Queryable, Row } from '../store/database.ts';
import { putNewsText, type NewsText } from './news-store.ts';

interface TextInLanguage extends NewsText {
  readonly language: string;
}

interface Version extends Readonly<Record<string, string | number>> {
  readonly id: number;
}

/** An article's texts, one a language. */
export async function newsTexts(queryable: Queryable, id: number): Promise<readonly TextInLanguage[]> {
  const rows = await queryable.query('SELECT * FROM news_texts WHERE news_id = $1 ORDER BY language', [id]);
  return rows.map(textOfRow);
}

/** Changes what is given, and adds a language that the article did not have. */
export function editNews(
  database: Database,
  id: number,
  language: Language,
  given: { readonly [part in keyof NewsText]: string | undefined },
  logo: string | undefined,
): Promise<{ readonly before: Version; readonly after: Version } | 'unknown' | 'incomplete'> {
  return database.transaction(async (queryable) => {
    const [article] = await queryable.query('SELECT logo FROM news WHERE id = $1 FOR UPDATE', [id]);
    if (!article) return 'unknown';
    const old = (await newsTexts(queryable, id)).find((text) => text.language === language);
    const text = merged(old, given);
    if (!text) return 'incomplete';
    await putNewsText(queryable, id, language, text);
    const oldLogo = textColumn(article, 'logo');
    if (logo !== undefined) await queryable.query('UPDATE news SET logo = $2 WHERE id = $1', [id, logo]);
    return {
      before: { id, language, logo: oldLogo, ...old },
      after: { id, language, logo: logo ?? oldLogo, ...text },
    };
  });
}

/** Removes an article, or one language of it; one without any text left goes too. False where there is none. */
export function removeNews(database: Database, id: number, language: Language | undefined): Promise<boolean> {
  return database.transaction(async (queryable) => {
    const gone = await queryable.query(
      'DELETE FROM news_texts WHERE news_id = $1 AND ($2::TEXT IS NULL OR language = $2) RETURNING language',
      [id, language ?? null],
    );
    if ((await newsTexts(queryable, id)).length === 0) await queryable.query('DELETE FROM news WHERE id = $1', [id]);
    return gone.length > 0;
  });
}

function merged(old: NewsText | undefined, given: { readonly [part in keyof NewsText]: string | undefined }) {
  const title = given.title ?? old?.title;
  const summary = given.summary ?? old?.summary;
  const content = given.content ?? old?.content;
  if (title === undefined || summary === undefined || content === undefined) return undefined;
  return { title, summary, content };
}

function textOfRow(row: Row): TextInLanguage {
  return {
    language: textColumn(row, 'language'),
    title: textColumn(row, 'title'),
    summary: textColumn(row, 'summary'),
    content: textColumn(row, 'content'),
  };
}
