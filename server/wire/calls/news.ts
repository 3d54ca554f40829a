import * as v from 'valibot';
import { articleSchema, newsPageSchema } from '../../../src/contract/wire/profile.ts';
import { ARTICLE_PICTURE_PATH } from '../../news/article-pictures.ts';
import { NEWS_CATEGORY } from '../../news/news-store.ts';
import { UPLOAD_NAME } from '../../uploads/upload-name.ts';
import { declareCall } from '../declaration.ts';
import { choiceParameter, idParameter, pageParameter } from '../parameters.ts';

export const ARTICLES = declareCall({
  method: 'GET',
  path: '/api/news/list',
  caller: 'anyone',
  title: 'Lists guides and announcements.',
  notes: 'Twenty a page, newest first, in the language of the request, or in English where there is no such text.',
  parameters: v.object({
    category_id: v.optional(choiceParameter([String(NEWS_CATEGORY.guides), String(NEWS_CATEGORY.announcements)])),
    page: pageParameter,
  }),
  texts: { category_id: ['1 guides, 2 announcements. Left out: both.', '1'], page: ['From 1.', '1'] },
  answer: newsPageSchema,
  refusals: [],
});

export const ARTICLE = declareCall({
  method: 'GET',
  path: '/api/news/info',
  caller: 'anyone',
  title: 'Gives an article with its content.',
  parameters: v.object({ id: idParameter }),
  texts: { id: ['The `id` of the article.', '7'] },
  answer: articleSchema,
  refusals: ['unknownNews'],
});

export const ARTICLE_PICTURE = declareCall({
  method: 'GET',
  path: `${ARTICLE_PICTURE_PATH}:name`,
  caller: 'anyone',
  title: 'Gives a picture that an article shows.',
  notes: 'HTTP status 404 for every other picture.',
  parametersIn: 'path',
  parameters: v.object({ name: v.pipe(v.string(), v.regex(UPLOAD_NAME)) }),
  texts: { name: ['As it stands in the article.', '1f0c9a7be2d34856a1b2c3d4e5f60718293a4b5c.png'] },
  answer: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'] },
  refusals: ['unknownCall'],
});
