import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { NewsApi } from '../../src/contract/worker/news-api.ts';
import type { TradingClient } from '../trading-client.ts';
import type { CommandScope } from './command-scope.ts';
import { withCode } from './later-code.ts';

type NewsCalls = typeof import('../news/news-calls.ts');

/** The commands of articles. Their code loads with the first of them. */
export function newsCommands(scope: CommandScope): NewsApi {
  const run = <T>(call: (calls: NewsCalls, client: TradingClient) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run((client) =>
      withCode(
        () => import('../news/news-calls.ts'),
        (calls) => call(calls, client),
      ),
    );
  return {
    news: (kind, page) => run((calls, client) => calls.loadNews(client, kind, page)),
    article: (id) => run((calls, client) => calls.openArticle(client, id)),
    unreadAnnouncements: () => run((calls, client) => calls.countUnread(client)),
  };
}
