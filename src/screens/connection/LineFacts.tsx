import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LineReport } from '../../contract/worker/diagnostics-api.ts';
import { MISSING } from '../../i18n/number-format.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { connectionWord } from '../shared/connection-word.ts';
import { FactGroup } from './FactGroup.tsx';
import { LatencyPlot } from './LatencyPlot.tsx';
import { latencyFigures, reconnections } from './line-figures.ts';

/** How the line is now, and how it was since the start. */
export function LineFacts({ report }: { readonly report: LineReport | undefined }): JSX.Element {
  const { t } = useTranslation();
  const connection = useSignalValue(usePage().state.connection);
  const { last, median, worst } = latencyFigures(report);
  const inMs = (ms: number | undefined): JSX.Element => (
    <bdi className="number">{ms === undefined ? MISSING : t('connection.latency', { ms: Math.round(ms) })}</bdi>
  );
  const count = (value: number | undefined): JSX.Element => <span className="number">{value ?? MISSING}</span>;
  const rows = [
    { name: t('line.title'), value: connectionWord(connection, t) },
    { name: t('line.latency'), value: inMs(last) },
    { name: t('line.median'), value: inMs(median) },
    { name: t('line.worst'), value: inMs(worst) },
    { name: t('line.reconnections'), value: count(report && reconnections(report)) },
    { name: t('line.losses'), value: count(report?.counters.lost) },
  ];
  return (
    <FactGroup rows={rows} testId="line-facts">
      <LatencyPlot latencies={report?.latencies ?? []} />
    </FactGroup>
  );
}
