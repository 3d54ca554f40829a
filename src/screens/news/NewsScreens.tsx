import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { NewsKind } from '../../contract/worker/news-api.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { NewsList } from './NewsList.tsx';

/** How trading works here. */
export function NewsScreen(): JSX.Element {
  const { t } = useTranslation();
  return <Listed title={t('news.guides')} kind="guide" />;
}

/** What the back office tells everybody. */
export function AnnouncementScreen(): JSX.Element {
  const { t } = useTranslation();
  return <Listed title={t('news.announcements')} kind="announcement" />;
}

function Listed({ title, kind }: { readonly title: string; readonly kind: NewsKind }): JSX.Element {
  return (
    <main className={page['page']}>
      <ScreenHeader title={title} />
      <div className={page['content']}>
        <NewsList kind={kind} />
      </div>
    </main>
  );
}
