import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ScreenTitle } from '../../ui/ScreenTitle.tsx';
import styles from './ScreenHeader.module.css';
import { useGoBack } from './use-go-back.ts';

/** The head of a screen that is left by going back. */
export function ScreenHeader({ title }: { readonly title: string }): JSX.Element {
  const { t } = useTranslation();
  const back = useGoBack();
  return (
    <header className={styles['header']}>
      <IconButton icon="back" label={t('common.back')} className={styles['back']} onClick={back} />
      <ScreenTitle title={title} />
    </header>
  );
}
