import { err } from '../../src/lib/result.ts';
import { newsArticle, newsPage } from '../news/news-store.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { articleDetail, articleRow } from '../wire/article-row.ts';
import { ARTICLE, ARTICLES } from '../wire/calls/news.ts';
import { answer, implement, type Call } from './call.ts';

/** The calls about guides and announcements. */
export function newsCalls(database: Database): readonly Call[] {
  return [
    implement(ARTICLES, async ({ category_id: category, page }, { language }) => {
      const number = category === undefined ? undefined : Number(category);
      const { articles, total } = await newsPage(database, language, number, page);
      return answer({ data: articles.map(articleRow), total });
    }),
    implement(ARTICLE, async ({ id }, { language }) => {
      const article = await newsArticle(database, language, id);
      return article ? answer(articleDetail(article)) : err(refusal('unknownNews'));
    }),
  ];
}
