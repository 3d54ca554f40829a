/** What a database that began with three guides lacks of today's. */
import { createHash } from 'node:crypto';
import { LANGUAGES } from '../catalogue/languages.ts';
import type { Queryable } from '../store/database.ts';
import { query, rows, run } from '../store/typed-query.ts';
import { enterFirstArticle, unchangedArticles } from './first-articles.ts';
import { EARLIER_GUIDES, EARLIER_MARGIN } from './first/earlier-news.ts';
import { FIRST_GUIDES, firstText } from './first/first-news.ts';
import type { FirstGuide } from './first/first-texts.ts';
import { putNewsText } from './news-store.ts';

/** Gives the guide on margin today's text, in each language in which nobody has changed it. */
export async function renewMargin(queryable: Queryable): Promise<void> {
  for (const language of LANGUAGES) {
    const text = firstText('margin', language);
    const titled = query
      .selectFrom('news_texts')
      .select(['news_id', 'content'])
      .where('language', '=', language)
      .where('title', '=', text.title);
    for (const { news_id, content } of await rows(queryable, titled))
      if (digestOf(content) === EARLIER_MARGIN[language]) await putNewsText(queryable, news_id, language, text);
  }
}

function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, EARLIER_MARGIN.en.length);
}

/**
 * Enters the guides that have come since, as if the database had begun with them: below what the back office has entered,
 * in the order in which a beginner reads them. An earlier one that is not there any more stays away.
 */
export async function addLaterGuides(queryable: Queryable, now: number): Promise<void> {
  const begun = (await earliestGuide(queryable)) ?? now;
  for (const [place, name] of FIRST_GUIDES.toReversed().entries()) {
    const createdAt = begun + place;
    if (EARLIER_GUIDES.includes(name)) await moveGuide(queryable, name, createdAt);
    else await enterFirstArticle(queryable, name, { category: 'guides', now: createdAt });
  }
}

async function moveGuide(queryable: Queryable, name: FirstGuide, createdAt: number): Promise<void> {
  for (const { id } of await unchangedArticles(queryable, name))
    await run(queryable, query.updateTable('news').set({ created_at: createdAt }).where('id', '=', id));
}

/** When the first of the earlier guides came that is still there as it was, epoch ms. */
async function earliestGuide(queryable: Queryable): Promise<number | undefined> {
  const times: number[] = [];
  for (const name of EARLIER_GUIDES)
    for (const { createdAt } of await unchangedArticles(queryable, name)) times.push(createdAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}
