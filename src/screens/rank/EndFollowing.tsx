import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import styles from './Rank.module.css';

interface EndFollowingProps {
  readonly name: string;
  readonly busy: boolean;
  /** @param closes whether the copied positions close */
  readonly onEnd: (closes: boolean) => void;
  readonly onClose: () => void;
}

/** Asks once how a following is to end. */
export function EndFollowing({ name, busy, onEnd, onClose }: EndFollowingProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <Sheet title={t('copying.endTitle', { name })} onClose={onClose}>
      <div className={styles['form']}>
        <p>{t('copying.endQuestion')}</p>
        <Button busy={busy} onClick={() => onEnd(true)} data-testid="end-and-close">
          {t('copying.endClose')}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={() => onEnd(false)} data-testid="end-and-keep">
          {t('copying.endKeep')}
        </Button>
      </div>
    </Sheet>
  );
}
