import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { MenuButton, MenuGroup } from '../../ui/Menu.tsx';
import { Empty } from '../../ui/State.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import styles from './ProductScreen.module.css';

const recentSearches = ({ command }: WorkerClient) => command('recentSearches');

/** What was looked for before on this device; how to begin where that is nothing. */
export function RecentSearches({ onChoose }: { readonly onChoose: (text: string) => void }): JSX.Element {
  const { t } = useTranslation();
  const { client } = usePage();
  const { value = [] } = useAnswer(recentSearches);
  const [isForgotten, setForgotten] = useState(false);
  if (value.length === 0 || isForgotten)
    return <Empty icon="search" title={t('product.start')} hint={t('product.startHint')} />;
  const forget = (): void => {
    setForgotten(true);
    void client.command('forgetSearches');
  };
  return (
    <section className={styles['recent']}>
      <h2 className={styles['head']}>{t('product.recent')}</h2>
      <MenuGroup>
        {value.map((text) => (
          <MenuButton key={text} icon="clock" title={text} leads onClick={() => onChoose(text)} />
        ))}
        <MenuButton title={t('product.forget')} onClick={forget} />
      </MenuGroup>
    </section>
  );
}
