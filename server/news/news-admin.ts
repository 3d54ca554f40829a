/** What the back office does to articles. */
import type { Language } from '../catalogue/languages.ts';
import type { Database, Queryable } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { putNewsText, type NewsText } from './news-store.ts';

interface TextInLanguage extends NewsText {
  readonly language: string;
}

interface Version extends Readonly<Record<string, string | number>> {
  readonly id: number;
}

/** An article's texts, one a language. */
export async function newsTexts(queryable: Queryable, id: number): Promise<readonly TextInLanguage[]> {
  const texts = query.selectFrom('news_texts').select(['language', 'title', 'summary', 'content']);
  return rows(queryable, texts.where('news_id', '=', id).orderBy('language'));
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
    const [article] = await rows(queryable, query.selectFrom('news').select('logo').where('id', '=', id).forUpdate());
    if (!article) return 'unknown';
    const old = (await newsTexts(queryable, id)).find((text) => text.language === language);
    const text = merged(old, given);
    if (!text) return 'incomplete';
    await putNewsText(queryable, id, language, text);
    if (logo !== undefined) await run(queryable, query.updateTable('news').set({ logo }).where('id', '=', id));
    return {
      before: { id, language, logo: article.logo, ...old },
      after: { id, language, logo: logo ?? article.logo, ...text },
    };
  });
}

/** Removes an article, or one language of it; one without any text left goes too. False where there is none. */
export function removeNews(database: Database, id: number, language: Language | undefined): Promise<boolean> {
  return database.transaction(async (queryable) => {
    const texts = query.deleteFrom('news_texts').where('news_id', '=', id).returning('language');
    const gone = await rows(queryable, language === undefined ? texts : texts.where('language', '=', language));
    const left = await newsTexts(queryable, id);
    if (left.length === 0) await run(queryable, query.deleteFrom('news').where('id', '=', id));
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
