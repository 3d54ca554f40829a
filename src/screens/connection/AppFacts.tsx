import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LineReport } from '../../contract/worker/diagnostics-api.ts';
import { MISSING } from '../../i18n/number-format.ts';
import { browserName } from './browser-facts.ts';
import { FactGroup } from './FactGroup.tsx';
import { quantile } from './page-pace.ts';
import type { PageFacts } from './report-text.ts';
import { useSizeText } from './size-text.ts';

interface AppFactsProps {
  readonly report: LineReport | undefined;
  readonly facts: PageFacts;
}

/** How this app runs here, and what it runs on. */
export function AppFacts({ report, facts }: AppFactsProps): JSX.Element {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const missing = facts.missing.join(', ');
  const { frames, longTasks } = facts.pace;
  const ms = (value: number | undefined): string =>
    value === undefined ? MISSING : t('connection.latency', { ms: Math.round(value) });
  const long = longTasks && [longTasks.count, ...(longTasks.count > 0 ? [ms(Math.max(...longTasks.durations))] : [])];
  const number = (text: string | number): JSX.Element => <bdi className="number">{text}</bdi>;
  const rows = [
    { name: t('line.frames'), value: number(`${ms(quantile(frames, 0.5))} · ${ms(quantile(frames, 0.95))}`) },
    { name: t('line.longTasks'), value: number(long?.join(' · ') ?? MISSING) },
    { name: t('line.worker'), value: t(facts.worker === 'running' ? 'connection.live' : 'connection.stalled') },
    { name: t('line.unanswered'), value: number(report?.unanswered ?? MISSING) },
    {
      name: t('line.stored'),
      value: report?.durable === false ? 'RAM' : number(sizeText(facts.storedBytes)),
    },
    {
      name: t('system.version'),
      value: number([facts.version, browserName(facts.userAgent)].filter(Boolean).join(' · ')),
    },
    ...(missing === '' ? [] : [{ name: t('line.missing'), value: <bdi>{missing}</bdi> }]),
  ];
  return <FactGroup title={t('line.app')} rows={rows} testId="app-facts" />;
}
