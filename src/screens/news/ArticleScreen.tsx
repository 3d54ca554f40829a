import { useCallback, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Article } from '../../contract/worker/news-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Skeleton, Empty } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { ShareButton } from '../shared/ShareButton.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { ArticleBody } from './ArticleBody.tsx';
import styles from './News.module.css';

/** One article, by the `id` of its address. */
export function ArticleScreen(): JSX.Element {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('news.title')} />
      {/* A text alone has nothing that a keyboard could reach to scroll it. */}
      <div className={page['content']} tabIndex={0} role="region" aria-label={t('news.title')}>
        {/^\d{1,15}$/.test(id) ? (
          <LoadedArticle key={id} id={Number(id)} />
        ) : (
          <Empty icon="alert" title={t('news.articleFailed')} />
        )}
      </div>
    </main>
  );
}

function LoadedArticle({ id }: { readonly id: number }): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(useCallback(({ command }: WorkerClient) => command('article', id), [id]));
  return (
    <Answered answer={answer} failed={t('news.articleFailed')} skeleton={<ArticleSkeleton />}>
      {(article) => <ArticleText article={article} />}
    </Answered>
  );
}

function ArticleText({ article }: { readonly article: Article }): JSX.Element {
  const { dateTime } = useFormatters();
  return (
    <article className={styles['article']} dir="auto">
      <h2>{article.title}</h2>
      {article.created_at !== '' && (
        <time dateTime={article.created_at}>
          <bdi>{dateTime(article.created_at)}</bdi>
        </time>
      )}
      <ArticleBody html={article.content} />
      <ShareButton title={article.title} url={location.href} testId="share-article" />
    </article>
  );
}

function ArticleSkeleton(): JSX.Element {
  return (
    <div className={styles['article']}>
      <Skeleton width="70%" height="24px" />
      {['95%', '100%', '90%', '60%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
