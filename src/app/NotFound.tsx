import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUTES } from '../screens/shared/links.ts';
import { Empty } from '../ui/State.tsx';

export function NotFound(): JSX.Element {
  const { t } = useTranslation();
  return (
    <main>
      <Empty icon="alert" title={t('notFound.title')} action={<Link to={ROUTES.market}>{t('notFound.home')}</Link>} />
    </main>
  );
}
