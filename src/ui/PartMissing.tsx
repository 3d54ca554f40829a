import type { JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import type { WhyMissing } from '../loading/code-part.ts';
import { Button } from './Button.tsx';
import { Trouble } from './State.tsx';
import { reloadPage } from '../loading/why-missing.ts';
import { usePage } from '../state/page.ts';
import { reloadKeeping } from './reload.ts';

interface PartMissingProps {
  readonly why: WhyMissing;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** Says that code could not be loaded, and offers what helps: another try, or a reload that keeps what was typed. */
export function PartMissing({ why, trying, onRetry }: PartMissingProps): JSX.Element {
  const { t } = useTranslation();
  const reload = useReload();
  if (why === 'unreachable') {
    return (
      <Trouble icon="offline" title={t('missing.title')} text={t('missing.hint')}>
        <Button tone="quiet" busy={trying} onClick={onRetry} data-testid="load-again">
          {t('common.tryAgain')}
        </Button>
      </Trouble>
    );
  }
  return (
    <Trouble
      icon={why === 'newRelease' ? 'refresh' : 'alert'}
      title={t(why === 'newRelease' ? 'missing.newRelease' : 'missing.title')}
      text={t('missing.reloadHint')}
    >
      <Button onClick={reload} data-testid="reload">
        {t('worker.reload')}
      </Button>
    </Trouble>
  );
}

/** Reloads the page, over which it keeps what was typed. */
export function useReload(): () => void {
  const { state } = usePage();
  return () => reloadKeeping(state, reloadPage);
}
