import type { JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './Button.tsx';
import { copyText } from './copy.ts';
import { useFault } from './FaultBoundary.tsx';
import { faultReport } from './fault-report.ts';
import { Trouble } from './State.tsx';
import { usePage } from '../state/page.ts';

/** Stands in a boundary where something could not be drawn: another try, and what support needs to know. */
export function FaultView(): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const fault = useFault();
  const copy = async (): Promise<void> => {
    const copied = await copyText(faultReport(fault));
    state.toasts.show(copied ? 'success' : 'failure', t(copied ? 'profile.copied' : 'profile.copyFailed'));
  };
  return (
    <Trouble title={t('broken.title')} text={t('broken.hint')}>
      <Button tone="quiet" onClick={fault.renew} data-testid="draw-again">
        {t('common.tryAgain')}
      </Button>
      <Button tone="quiet" onClick={() => void copy()} data-testid="copy-fault">
        {t('broken.copy')}
      </Button>
    </Trouble>
  );
}
