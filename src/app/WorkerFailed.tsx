import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { keepDrafts } from '../state/kept-drafts.ts';
import page from '../screens/shared/Page.module.css';
import { Button } from '../ui/Button.tsx';
import { Empty } from '../ui/State.tsx';

/** In place of everything: without a worker there is neither a price nor an order. */
export function WorkerFailed({ reason }: { readonly reason: 'crashes' | 'refused' }): JSX.Element {
  const { t } = useTranslation();
  const reload = (): void => {
    keepDrafts();
    location.reload();
  };
  return (
    <main className={page['page']} data-testid="worker-failed" data-reason={reason}>
      <Empty
        icon="alert"
        title={t(`worker.${reason}Title`)}
        hint={t(`worker.${reason}Hint`)}
        action={<Button onClick={reload}>{t('worker.reload')}</Button>}
      />
    </main>
  );
}
