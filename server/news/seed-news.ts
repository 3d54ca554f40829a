import { LANGUAGES } from '../catalogue/languages.ts';
import type { Database, Queryable } from '../store/database.ts';
import { isFirstTime } from '../store/first-time.ts';
import { query, rows } from '../store/typed-query.ts';
import { addLaterGuides, renewMargin } from './later-guides.ts';
import { FIRST_ARTICLES, firstText } from './first/first-news.ts';
import type { FirstArticle } from './first/first-texts.ts';
import { enterFirstArticle, unchangedArticles } from './first-articles.ts';
import { putNewsText } from './news-store.ts';

/**
 * Enters the first articles, once in a database's life: one that the back office removes stays away. A database that began
 * with fewer of them, or in fewer languages, gets the others once.
 */
export async function seedNews(database: Database, now: number): Promise<void> {
  await database.transaction(async (queryable) => {
    const isNew = await isFirstTime(queryable, 'news');
    const lacksLanguages = await isFirstTime(queryable, 'news in every language');
    const lacksGuides = await isFirstTime(queryable, 'guides for beginners');
    if (isNew) {
      for (const [name, category] of FIRST_ARTICLES) await enterFirstArticle(queryable, name, { category, now });
      return;
    }
    if (lacksGuides) await renewMargin(queryable);
    if (lacksLanguages) for (const [name] of FIRST_ARTICLES) await addLanguages(queryable, name);
    if (lacksGuides) await addLaterGuides(queryable, now);
  });
}

/** Of a database that began with fewer languages: only an article whose English nobody has changed gets the others. */
async function addLanguages(queryable: Queryable, name: FirstArticle): Promise<void> {
  for (const { id } of await unchangedArticles(queryable, name)) {
    const kept = query.selectFrom('news_texts').select('language').where('news_id', '=', id);
    const known = (await rows(queryable, kept)).map(({ language }) => language);
    const lacking = LANGUAGES.filter((language) => !known.includes(language));
    for (const language of lacking) await putNewsText(queryable, id, language, firstText(name, language));
  }
}
