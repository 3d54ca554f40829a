/** What the back office does to articles. */
import type { Language } from '../catalogue/languages.ts';
import type { Database, Queryable } from '../store/database.ts';
import { selectPage } from '../store/select-page.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { putNewsText, type NewsShowing, type NewsText } from './news-store.ts';

interface TextInLanguage extends NewsText, NewsShowing {
  readonly language: string;
}

interface Version extends Readonly<Record<string, string | number | boolean>> {
  readonly id: number;
}

/** An article's texts, one a language. */
export async function newsTexts(queryable: Queryable, id: number): Promise<readonly TextInLanguage[]> {
  const texts = query
    .selectFrom('news_texts')
    .select(['language', 'title', 'summary', 'content', 'shown_from as shownFrom', 'is_withdrawn as isWithdrawn']);
  return rows(queryable, texts.where('news_id', '=', id).orderBy('language'));
}

/** Changes what is given, and adds a language that the article did not have. */
export function editNews(
  database: Database,
  id: number,
  language: Language,
  given: { readonly [part in keyof NewsText]: string | undefined } & { readonly shownFrom?: number | undefined },
  logo: string | undefined,
): Promise<{ readonly before: Version; readonly after: Version } | 'unknown' | 'incomplete'> {
  return database.transaction(async (queryable) => {
    const [article] = await rows(queryable, query.selectFrom('news').select('logo').where('id', '=', id).forUpdate());
    if (!article) return 'unknown';
    const old = (await newsTexts(queryable, id)).find((text) => text.language === language);
    const merger = merged(old, given);
    if (!merger) return 'incomplete';
    const text = { ...merger, ...(given.shownFrom !== undefined && { shownFrom: given.shownFrom }) };
    await putNewsText(queryable, id, language, text);
    if (logo !== undefined) await run(queryable, query.updateTable('news').set({ logo }).where('id', '=', id));
    return {
      before: { id, language, logo: article.logo, ...old },
      after: { id, language, logo: logo ?? article.logo, ...text },
    };
  });
}

/** A text that its readers do not see at a time. */
export interface HiddenText extends NewsShowing {
  readonly id: number;
  readonly language: string;
  readonly title: string;
}

/** Texts that are not due yet, or withdrawn; those of the newest articles first. @param page from 1 */
export function hiddenTexts(
  queryable: Queryable,
  now: number,
  page: number,
): Promise<{ readonly rows: readonly HiddenText[]; readonly total: number }> {
  const of = query
    .selectFrom('news_texts')
    .where((eb) => eb.or([eb('shown_from', '>', now), eb('is_withdrawn', '=', true)]));
  const shown = of
    .select(['news_id as id', 'language', 'title', 'shown_from as shownFrom', 'is_withdrawn as isWithdrawn'])
    .orderBy('news_id', 'desc')
    .orderBy('language');
  return selectPage(queryable, { of, shown }, page);
}

/** Takes an article, or one language of it, from its readers, or gives it back. False where nothing changed. */
export async function withdrawNews(
  database: Database,
  id: number,
  language: Language | undefined,
  isWithdrawn: boolean,
): Promise<boolean> {
  const texts = query.updateTable('news_texts').set({ is_withdrawn: isWithdrawn }).where('news_id', '=', id);
  const meant = language === undefined ? texts : texts.where('language', '=', language);
  const changed = meant.where('is_withdrawn', '<>', isWithdrawn).returning('language');
  return (await rows(database, changed)).length > 0;
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
