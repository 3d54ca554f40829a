import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { newsArticle, newsPage } from '../news/news-store.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { articleDetail, articleRow } from '../wire/article-row.ts';
import { ARTICLE, ARTICLES } from '../wire/calls/news.ts';
import { answer, implement, type Call } from './call.ts';

/** The calls about guides and announcements. */
export function newsCalls(database: Database, clock: Clock): readonly Call[] {
  return [
    implement(ARTICLES, async ({ category_id: category, page }, { language }) => {
      const number = category === undefined ? undefined : Number(category);
      const { articles, total } = await newsPage(database, { language, now: clock.now() }, number, page);
      return answer({ data: articles.map(articleRow), total });
    }),
    implement(ARTICLE, async ({ id }, { language }) => {
      const article = await newsArticle(database, { language, now: clock.now() }, id);
      return article ? answer(articleDetail(article)) : err(refusal('unknownNews'));
    }),
  ];
}
