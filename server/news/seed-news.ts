import { LANGUAGES } from '../catalogue/languages.ts';
import type { Database, Queryable } from '../store/database.ts';
import { isFirstTime } from '../store/first-time.ts';
import { query, rows } from '../store/typed-query.ts';
import { FIRST_ARTICLES, FIRST_TEXTS } from './first/first-news.ts';
import type { FirstArticle } from './first/first-texts.ts';
import { insertArticle, putNewsText, type NewsCategory } from './news-store.ts';

/** Enters the first articles, once in a database's life: one that the back office removes stays away. */
export async function seedNews(database: Database, now: number): Promise<void> {
  await database.transaction(async (queryable) => {
    const isNew = await isFirstTime(queryable, 'news');
    const lacksLanguages = await isFirstTime(queryable, 'news in every language');
    if (isNew) for (const [name, category] of FIRST_ARTICLES) await seedArticle(queryable, name, category, now);
    else if (lacksLanguages) for (const [name] of FIRST_ARTICLES) await addLanguages(queryable, name);
  });
}

async function seedArticle(
  queryable: Queryable,
  name: FirstArticle,
  category: NewsCategory,
  now: number,
): Promise<void> {
  const id = await insertArticle(queryable, { category, logo: '', now });
  for (const language of LANGUAGES) await putNewsText(queryable, id, language, FIRST_TEXTS[language][name]);
}

/** Of a database that began with fewer languages: only an article whose English nobody has changed gets the others. */
async function addLanguages(queryable: Queryable, name: FirstArticle): Promise<void> {
  const { title, content } = FIRST_TEXTS.en[name];
  const english = query.selectFrom('news_texts').select('news_id').where('language', '=', 'en');
  const unchanged = english.where('title', '=', title).where('content', '=', content);
  for (const { news_id } of await rows(queryable, unchanged)) {
    const kept = query.selectFrom('news_texts').select('language').where('news_id', '=', news_id);
    const known = (await rows(queryable, kept)).map(({ language }) => language);
    const lacking = LANGUAGES.filter((language) => !known.includes(language));
    for (const language of lacking) await putNewsText(queryable, news_id, language, FIRST_TEXTS[language][name]);
  }
}
