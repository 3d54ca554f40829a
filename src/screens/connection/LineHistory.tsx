import { useMemo, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LineEvent } from '../../contract/worker/diagnostics-api.ts';
import type { DropReason } from '../../contract/worker/state.ts';
import { useFormatters } from '../../i18n/format.ts';
import { MISSING } from '../../i18n/number-format.ts';
import { connectionWord } from '../shared/connection-word.ts';
import styles from './ConnectionScreen.module.css';

/** What the connection went through, newest first. */
export function LineHistory({ history }: { readonly history: readonly LineEvent[] | undefined }): JSX.Element {
  const { t } = useTranslation();
  const { tag } = useFormatters();
  const clock = useMemo(() => new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { timeStyle: 'medium' }), [tag]);
  const newestFirst = [...(history ?? [])].reverse();
  return (
    <section className={styles['group']} data-testid="line-history">
      <h2>{t('line.history')}</h2>
      {newestFirst.length === 0 && <p className="muted">{MISSING}</p>}
      <ol className={styles['history']}>
        {newestFirst.map(({ at, phase, reason }) => (
          <li key={`${at} ${phase}`}>
            <bdi className={`number ${styles['time']}`}>{clock.format(at)}</bdi>
            <span>{connectionWord({ phase }, t)}</span>
            {reason !== undefined && <span className="muted">{reasonText(reason, t)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function reasonText(reason: DropReason, t: ReturnType<typeof useTranslation>['t']): string {
  return typeof reason === 'number' ? t('line.closed', { code: reason }) : t(`line.${reason}`);
}
