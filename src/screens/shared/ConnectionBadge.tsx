import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { type ShownConnection } from '../../state/live-state.ts';
import styles from './ConnectionBadge.module.css';

/** Whether the connection is up, and how quick: on every trading screen. */
export function ConnectionBadge({ compact = false }: { readonly compact?: boolean }): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const connection = useSignalValue(state.connection);
  const latency = connection.phase === 'open' ? connection.latencyMs : undefined;
  const showsWord = !compact || connection.phase !== 'open';
  return (
    <span
      className={styles['badge']}
      data-tone={toneOf(connection)}
      data-testid="connection"
      data-phase={connection.phase}
    >
      <span className={styles['dot']} aria-hidden="true" />
      {showsWord ? (
        <span>{wordOf(connection, t)}</span>
      ) : (
        <span className="visually-hidden">{wordOf(connection, t)}</span>
      )}
      {latency !== undefined && (
        <>
          {showsWord && <span aria-hidden="true">·</span>}
          <span className="number">{t('connection.latency', { ms: Math.round(latency) })}</span>
        </>
      )}
    </span>
  );
}

const DOWN: ReadonlySet<ShownConnection['phase']> = new Set(['offline', 'suspended', 'stalled']);

function toneOf(connection: ShownConnection): 'live' | 'trying' | 'down' {
  if (connection.phase === 'open') return 'live';
  return DOWN.has(connection.phase) ? 'down' : 'trying';
}

function wordOf(connection: ShownConnection, t: ReturnType<typeof useTranslation>['t']): string {
  return connection.phase === 'open' ? t('connection.live') : t(`connection.${connection.phase}`);
}
