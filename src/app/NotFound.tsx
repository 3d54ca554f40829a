import type { JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../screens/shared/links.ts';
import page from '../screens/shared/Page.module.css';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Empty, WholeScreen } from '../ui/State.tsx';

export function NotFound(): JSX.Element {
  const { t } = useTranslation();
  return (
    <main className={page['page']}>
      <WholeScreen value>
        <Empty
          icon="alert"
          title={t('notFound.title')}
          action={<ButtonLink to={ROUTES.market}>{t('notFound.home')}</ButtonLink>}
        />
      </WholeScreen>
    </main>
  );
}
