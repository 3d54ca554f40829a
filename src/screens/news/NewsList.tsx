import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { NewsItem, NewsKind } from '../../contract/worker/news-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { Link } from '../../ui/Link.tsx';
import { PullToRefresh } from '../../ui/PullToRefresh.tsx';
import { Skeleton, Skeletons, Empty } from '../../ui/State.tsx';
import { assetUrl } from '../../worker-client/api-base.ts';
import { NotLoaded } from '../shared/Answered.tsx';
import { articlePath } from '../shared/links.ts';
import { MoreRows } from '../shared/MoreRows.tsx';
import { usePages, type LoadPage } from '../shared/use-pages.ts';
import styles from './News.module.css';

const LOAD: Readonly<Record<NewsKind, LoadPage<NewsItem>>> = {
  guide: ({ command }, page) => command('news', 'guide', page),
  announcement: ({ command }, page) => command('news', 'announcement', page),
};

/** The articles of a kind, newest first, each leading to its text. */
export function NewsList({ kind }: { readonly kind: NewsKind }): JSX.Element {
  const { t } = useTranslation();
  const news = usePages(LOAD[kind]);
  const [wasPulled, setPulled] = useState(false);
  const isReadAnew = wasPulled && news.loading;
  const isStale = wasPulled && news.failure !== undefined;
  const readAnew = (): void => {
    setPulled(true);
    news.refresh();
  };
  const loadMore = (): void => {
    setPulled(false);
    news.loadMore();
  };
  if (news.total === undefined) {
    if (news.failure) {
      return <NotLoaded title={t('news.failed')} answer={{ failure: news.failure, again: news.again }} />;
    }
    return <NewsSkeleton />;
  }
  return (
    <PullToRefresh busy={isReadAnew} onRefresh={readAnew}>
      {/* Told where one has pulled: the list's end may be far below. */}
      {isStale && <MoreRows rows={news} testId="read-anew" />}
      {news.items.length === 0 ? (
        <Empty title={t('news.empty')} hint={t('news.emptyHint')} />
      ) : (
        <ul>
          {news.items.map((item) => (
            <NewsRow key={item.id} item={item} isNew={kind === 'announcement' && !item.isRead} />
          ))}
        </ul>
      )}
      <MoreRows rows={{ ...news, loadMore, failure: isStale ? undefined : news.failure }} testId="more-news" />
    </PullToRefresh>
  );
}

interface NewsRowProps {
  readonly item: NewsItem;
  /** Whether it is marked as one that has not been opened. */
  readonly isNew: boolean;
}

function NewsRow({ item, isNew }: NewsRowProps): JSX.Element {
  const { t } = useTranslation();
  const { dateTime } = useFormatters();
  return (
    <li>
      <Link className={styles['row']} to={articlePath(item.id)} data-testid="news-row">
        <span className={styles['text']} dir="auto">
          <strong>
            {isNew && (
              <span className={styles['dot']}>
                <span className="visually-hidden">{t('news.unread')}</span>
              </span>
            )}
            {item.title}
          </strong>
          {item.desc !== '' && <span className={styles['summary']}>{item.desc}</span>}
          {item.created_at !== '' && (
            <time dateTime={item.created_at}>
              <bdi>{dateTime(item.created_at)}</bdi>
            </time>
          )}
        </span>
        {item.logo !== '' && <img src={assetUrl(item.logo)} alt="" loading="lazy" width={56} height={56} />}
      </Link>
    </li>
  );
}

function NewsSkeleton(): JSX.Element {
  return (
    <Skeletons>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['text']}>
            <Skeleton width="55%" height="16px" />
            <Skeleton width="85%" />
          </span>
        </div>
      ))}
    </Skeletons>
  );
}
