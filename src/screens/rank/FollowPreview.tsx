import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CopyPreview, FollowTerms } from '../../contract/worker/follow-api.ts';
import { compare, isNegative } from '../../domain/decimal.ts';
import { useFormatters } from '../../i18n/format.ts';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/State.tsx';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { useAnswer } from '../shared/use-answer.ts';
import styles from './Rank.module.css';

/** What the account would hold at this moment on such terms. A server that cannot tell refuses, and nothing is shown. */
export function FollowPreview({ terms }: { readonly terms: FollowTerms }): JSX.Element | null {
  const { t } = useTranslation();
  const { code, mode, multiple, maxLots } = terms;
  const ask = useCallback(
    ({ command }: WorkerClient) => command('previewFollow', { code, mode, multiple, maxLots }),
    [code, mode, multiple, maxLots],
  );
  const { value, failure } = useAnswer(ask);
  if (failure?.kind === 'refused') return null;
  return (
    <section className={styles['preview']} data-testid="follow-preview" aria-live="polite">
      <h3>{t('copying.preview')}</h3>
      {value && <PreviewedCopies preview={value} />}
      {!value && !failure && <Skeleton width="100%" height="40px" />}
      <FailureNote failure={failure} />
    </section>
  );
}

function PreviewedCopies({ preview }: { readonly preview: CopyPreview }): JSX.Element {
  const { t } = useTranslation();
  const { plain } = useFormatters();
  const { copies, margin, freeMargin } = preview;
  if (copies.length === 0) return <p className="muted">{t('copying.previewNone')}</p>;
  const isTooMuch = isNegative(freeMargin) || compare(margin, freeMargin) > 0;
  return (
    <>
      <ul>
        {copies.map(({ position, code, side, lots }) => (
          <li key={position}>
            <bdi>{code}</bdi>
            {lots ? (
              <>
                <span>{t(`trade.${side}`)}</span>
                <span className="number">{plain(lots)}</span>
              </>
            ) : (
              <span className="muted">{t('copying.skipLots')}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['sums']}>
        <span>{t('trade.margin')}</span>
        <Money value={margin} />
      </p>
      <p className={styles['sums']}>
        <span>{t('trade.free')}</span>
        <Money value={freeMargin} />
      </p>
      {isTooMuch && <p className={styles['short']}>{t('copying.previewShort')}</p>}
    </>
  );
}
