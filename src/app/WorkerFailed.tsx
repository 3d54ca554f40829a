import type { JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import page from '../screens/shared/Page.module.css';
import { Button } from '../ui/Button.tsx';
import { Trouble, WholeScreen } from '../ui/State.tsx';
import type { GivenUp } from '../worker-client/worker-status.ts';
import { useReload } from '../ui/PartMissing.tsx';

/**
 * In place of everything: without a worker there is neither a price nor an order. Where none could be started at all, the
 * page itself says so (`public/start.js`).
 */
export function WorkerFailed({ reason }: { readonly reason: Exclude<GivenUp, 'refused'> }): JSX.Element {
  const { t } = useTranslation();
  const reload = useReload();
  const released = reason === 'newRelease';
  return (
    <main className={page['page']} data-testid="worker-failed" data-reason={reason}>
      <WholeScreen value>
        <Trouble
          icon={released ? 'refresh' : 'alert'}
          title={t(released ? 'missing.newRelease' : 'worker.crashesTitle')}
          text={t(released ? 'missing.reloadHint' : 'worker.crashesHint')}
        >
          <Button onClick={reload}>{t('worker.reload')}</Button>
        </Trouble>
      </WholeScreen>
    </main>
  );
}
