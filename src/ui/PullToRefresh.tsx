import { useRef, useState, type JSX, type ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Icon } from './icons.tsx';
import styles from './PullToRefresh.module.css';
import { usePullToRefresh } from './use-pull-to-refresh.ts';

interface PullToRefreshProps {
  /** Whether it is being read anew. */
  readonly busy: boolean;
  readonly onRefresh: () => void;
  readonly children: ReactNode;
}

/** The content of something that scrolls, read anew when it is pulled down from its top. */
export function PullToRefresh({ busy, onRefresh, children }: PullToRefreshProps): JSX.Element {
  const { t } = useTranslation();
  const inner = useRef<HTMLDivElement>(null);
  const [pull, setPull] = useState(0);
  usePullToRefresh(inner, {
    onPull: setPull,
    onRefresh: () => {
      if (!busy) onRefresh();
    },
  });
  return (
    <div ref={inner}>
      {(pull > 0 || busy) && (
        <div
          className={styles['sign']}
          style={{ blockSize: busy ? undefined : `${pull}px` }}
          data-busy={busy}
          role={busy ? 'status' : undefined}
          aria-label={busy ? t('common.loading') : undefined}
          data-testid="refreshing"
        >
          <Icon name="refresh" size={20} />
        </div>
      )}
      {children}
    </div>
  );
}
