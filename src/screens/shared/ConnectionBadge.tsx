import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { type ShownConnection } from '../../state/live-state.ts';
import { Link } from '../../ui/Link.tsx';
import { connectionWord } from './connection-word.ts';
import { ROUTES } from './links.ts';
import styles from './ConnectionBadge.module.css';

/** Whether the connection is up, and how quick: on every trading screen. Leads to how it was. */
export function ConnectionBadge({ compact = false }: { readonly compact?: boolean }): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const connection = useSignalValue(state.connection);
  const latency = connection.phase === 'open' ? connection.latencyMs : undefined;
  const tone = toneOf(connection);
  const showsWord = !compact || tone !== 'live';
  return (
    <Link
      className={styles['badge']}
      to={ROUTES.connection}
      data-tone={tone}
      data-testid="connection"
      data-phase={connection.phase}
    >
      <span className={styles['dot']} aria-hidden="true" />
      {showsWord ? (
        <span>{connectionWord(connection, t)}</span>
      ) : (
        <span className="visually-hidden">{connectionWord(connection, t)}</span>
      )}
      {latency !== undefined && (
        <>
          {showsWord && <span aria-hidden="true">·</span>}
          <span className="number">{t('connection.latency', { ms: Math.round(latency) })}</span>
        </>
      )}
    </Link>
  );
}

const DOWN: ReadonlySet<ShownConnection['phase']> = new Set(['offline', 'suspended', 'stalled']);

function toneOf(connection: ShownConnection): 'live' | 'trying' | 'down' {
  if (connection.phase === 'open') return connection.slow ? 'trying' : 'live';
  return DOWN.has(connection.phase) ? 'down' : 'trying';
}
