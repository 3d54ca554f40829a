import * as v from 'valibot';
import { err } from '../../src/lib/result.ts';
import { NEWS_CATEGORY, newsArticle, newsPage, type Article } from '../news/news-store.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { answer, publicCall, type Call } from './call.ts';
import { choiceParameter, idParameter, pageParameter } from './parameters.ts';

/** The calls about guides and announcements. */
export function newsCalls(database: Database): readonly Call[] {
  const categories = choiceParameter([String(NEWS_CATEGORY.guides), String(NEWS_CATEGORY.announcements)]);
  return [
    publicCall({
      path: '/api/news/list',
      parameters: v.object({ category_id: v.optional(categories), page: pageParameter }),
      handle: async ({ category_id: category, page }, { language }) => {
        const number = category === undefined ? undefined : Number(category);
        const { articles, total } = await newsPage(database, language, number, page);
        return answer({ data: articles.map(newsRow), total });
      },
    }),
    publicCall({
      path: '/api/news/info',
      parameters: v.object({ id: idParameter }),
      handle: async ({ id }, { language }) => {
        const article = await newsArticle(database, language, id);
        return article ? answer({ ...newsRow(article), content: article.content }) : err(refusal('unknownNews'));
      },
    }),
  ];
}

function newsRow({ id, title, summary, logo }: Article) {
  return { id, title, desc: summary, logo };
}
