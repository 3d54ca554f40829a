import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/Button.tsx';
import { ScreenTitle } from '../../ui/ScreenTitle.tsx';
import { ROUTES } from './links.ts';
import styles from './ScreenHeader.module.css';

/** The head of a screen that is left by going back. */
export function ScreenHeader({ title }: { readonly title: string }): JSX.Element {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = (): void => {
    // A link from outside has nothing of ours behind it.
    if (window.history.length > 1) void navigate(-1);
    else void navigate(ROUTES.market, { replace: true });
  };
  return (
    <header className={styles['header']}>
      <IconButton icon="back" label={t('common.back')} className={styles['back']} onClick={back} />
      <ScreenTitle title={title} />
    </header>
  );
}
