import { useEffect, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { version } from '../../../package.json';
import { ownRelease } from '../../loading/release.ts';
import { dataSaverOf } from '../../state/data-saver.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Button } from '../../ui/Button.tsx';
import { useCopy } from '../shared/CopyButton.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { AppFacts } from './AppFacts.tsx';
import { missingAbilities, pageBytes, storedBytes } from './browser-facts.ts';
import styles from './ConnectionScreen.module.css';
import { DataUsed } from './DataUsed.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LineHistory } from './LineHistory.tsx';
import { reportText, type PageFacts } from './report-text.ts';
import { useLineReport } from './use-line-report.ts';
import { usePagePace } from './use-page-pace.ts';

/** How the connection, the data that it uses and this app are; for whoever wonders why it is slow, and for whoever helps them. */
export function ConnectionScreen(): JSX.Element {
  const { t } = useTranslation();
  const report = useLineReport();
  const facts = usePageFacts();
  const copy = useCopy();
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('line.title')} />
      <div className={`${page['content']} ${styles['content']}`}>
        <LineFacts report={report} />
        <DataUsed report={report} />
        <LineHistory history={report?.history} />
        <AppFacts report={report} facts={facts} />
        <Button data-testid="copy-report" onClick={() => copy(reportText(facts, report, Date.now()))}>
          {t('line.copy')}
        </Button>
      </div>
    </main>
  );
}

/** What the page knows without its worker. */
function usePageFacts(): PageFacts {
  const current = usePage();
  const { state } = current;
  const [stored, setStored] = useState<number>();
  useEffect(() => void storedBytes().then(setStored), []);
  const { choice, isOn } = dataSaverOf(current);
  const pace = usePagePace();
  return {
    version,
    release: ownRelease(),
    userAgent: navigator.userAgent,
    language: useSignalValue(state.preferences.language),
    connection: useSignalValue(state.connection).phase,
    worker: useSignalValue(state.worker.status).phase,
    dataSaver: `${useSignalValue(choice)}, ${useSignalValue(isOn) ? 'on' : 'off'}`,
    pageBytes: pageBytes(),
    storedBytes: stored,
    missing: missingAbilities(),
    pace,
  };
}
