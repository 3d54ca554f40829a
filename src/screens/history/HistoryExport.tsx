import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HistoryFilter } from '../../contract/worker/history-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import styles from './History.module.css';
import { useExport, type ExportProgress } from './use-export.ts';

/** What is chosen, as a file for a spreadsheet. */
export function HistoryExport({ filter }: { readonly filter: HistoryFilter }): JSX.Element {
  const { t } = useTranslation();
  const { progress, failure, start, cancel } = useExport(filter);
  if (progress) return <Running progress={progress} onCancel={cancel} />;
  return (
    <div className={styles['export']}>
      <FailureNote failure={failure} />
      <Button tone="quiet" onClick={start} data-testid="export">
        {t(failure ? 'history.exportAgain' : 'history.export')}
      </Button>
    </div>
  );
}

interface RunningProps {
  readonly progress: ExportProgress;
  readonly onCancel: () => void;
}

function Running({ progress: { rows, total }, onCancel }: RunningProps): JSX.Element {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  const text = t('history.exporting', {
    rows: isolate(typed(String(rows))),
    total: isolate(total === undefined ? '--' : typed(String(total))),
  });
  return (
    <div className={styles['running']} data-testid="exporting">
      <span role="status">{text}</span>
      <progress value={total === undefined ? undefined : rows} max={total ?? 1} aria-label={text} />
      <Button tone="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
