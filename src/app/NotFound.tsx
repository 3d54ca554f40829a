import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../screens/shared/links.ts';
import page from '../screens/shared/Page.module.css';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Empty } from '../ui/State.tsx';

export function NotFound(): JSX.Element {
  const { t } = useTranslation();
  return (
    <main className={page['page']}>
      <Empty
        icon="alert"
        isScreen
        title={t('notFound.title')}
        action={<ButtonLink to={ROUTES.market}>{t('notFound.home')}</ButtonLink>}
      />
    </main>
  );
}
