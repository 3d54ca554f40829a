import { useEffect, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Empty, WholeScreen } from '../../ui/State.tsx';
import page from '../shared/Page.module.css';
import { allowedHosts } from '../shared/allowed-hosts.ts';
import { lossTarget } from './loss-target.ts';

/** The service is not available here: goes where the backend wants its users, if that is a place to be trusted. */
export function ClosedScreen({ lossUrl }: { readonly lossUrl: string }): JSX.Element {
  const { t } = useTranslation();
  useEffect(() => {
    const target = lossTarget(lossUrl, {
      href: location.href,
      allowedHosts: allowedHosts('loss-hosts', import.meta.env['VITE_LOSS_HOSTS']),
    });
    if (target) location.replace(target);
  }, [lossUrl]);
  return (
    <main className={page['page']} data-testid="closed">
      <WholeScreen value>
        <Empty icon="offline" title={t('company.closed')} hint={t('company.closedHint')} />
      </WholeScreen>
    </main>
  );
}
