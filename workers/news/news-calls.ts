import { articleSchema, newsPageSchema } from '../../src/contract/wire/profile.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { Article, NewsKind, NewsPage } from '../../src/contract/worker/news-api.ts';
import { ok } from '../../src/lib/result.ts';
import type { Storage } from '../storage/storage.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { markRead, readArticles } from './read-marks.ts';

const CATEGORY = { guide: 1, announcement: 2 } as const;

/** What the calls about articles work with. */
export interface NewsServices {
  readonly http: HttpClient;
  readonly storage: Pick<Storage, 'settings'>;
}

/** @param page from 1 */
export async function loadNews(
  { http, storage }: NewsServices,
  kind: NewsKind,
  page: number,
): Promise<Outcome<NewsPage>> {
  const query = { category_id: CATEGORY[kind], page };
  const answer = await http.get('api/news/list', { schema: newsPageSchema, query });
  if (!answer.ok) return answer;
  const { data, total } = answer.value.data;
  const read = await readArticles(storage);
  return ok({ items: data.map((item) => ({ ...item, isRead: read.has(item.id) })), total });
}

/** Opens an article, which is read from then on. */
export async function openArticle({ http, storage }: NewsServices, id: number): Promise<Outcome<Article>> {
  const answer = await http.get('api/news/info', { schema: articleSchema, query: { id } });
  if (!answer.ok) return answer;
  await markRead(storage, id);
  return ok(answer.value.data);
}

export async function countUnread(services: NewsServices): Promise<Outcome<number>> {
  const answer = await loadNews(services, 'announcement', 1);
  return answer.ok ? ok(answer.value.items.filter(({ isRead }) => !isRead).length) : answer;
}
