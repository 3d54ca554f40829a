import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import buttons from '../../ui/Button.module.css';
import { CopyButton } from '../shared/CopyButton.tsx';
import page from '../shared/Page.module.css';
import styles from './Chat.module.css';

/** The address of customer service, to be copied or opened. @param url https */
export function ServiceLink({ url }: { readonly url: string }): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={`${page['content']} ${styles['link']}`}>
      <p className="muted">{t('chat.hint')}</p>
      <div className={styles['address']}>
        <bdi data-testid="service-link">{url}</bdi>
        <CopyButton text={url} what={t('chat.link')} />
      </div>
      <a className={`${buttons['button']} ${buttons['primary']}`} href={url} target="_blank" rel="noopener noreferrer">
        {t('chat.openLink')}
      </a>
    </div>
  );
}
