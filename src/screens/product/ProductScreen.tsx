import { useCallback, useEffect, useRef, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../contract/worker/failure.ts';
import type { WireCompany } from '../../contract/wire/account.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { ok } from '../../lib/result.ts';
import type { Outcome } from '../../contract/worker/trading-api.ts';
import { usePage, type Page } from '../../state/page.ts';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Skeleton, Empty, Failed } from '../../ui/State.tsx';
import pageStyles from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { CompanyList } from './CompanyList.tsx';
import { FoundInstruments } from './FoundInstruments.tsx';
import styles from './ProductScreen.module.css';

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 250;

interface Found {
  readonly instruments: readonly Instrument[];
  readonly companies: readonly WireCompany[];
}

/** Finds instruments and companies by name or code. */
export function ProductScreen(): JSX.Element {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { found, failure, retry } = useSearch(text.trim());
  return (
    <main className={pageStyles['page']}>
      <ScreenHeader title={t('product.title')} />
      <div className={pageStyles['content']}>
        <SearchBox value={text} onChange={setText} label={t('product.placeholder')} autoFocus />
        <Results text={text.trim()} found={found} failure={failure} onRetry={retry} />
      </div>
    </main>
  );
}

interface ResultsProps {
  readonly text: string;
  readonly found: Found | undefined;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

function Results({ text, found, failure, onRetry }: ResultsProps): JSX.Element {
  const { t } = useTranslation();
  if (text === '') return <Empty icon="search" title={t('product.start')} hint={t('product.startHint')} />;
  if (failure) return <Failed title={t('product.none')} failure={failure} onRetry={onRetry} />;
  if (!found) return <Searching />;
  if (found.instruments.length + found.companies.length === 0) {
    return <Empty icon="search" title={t('product.none')} hint={t('product.noneHint')} />;
  }
  return (
    <>
      <FoundInstruments instruments={found.instruments} />
      <CompanyList companies={found.companies} />
    </>
  );
}

function Searching(): JSX.Element {
  const { t } = useTranslation();
  return (
    <div className={styles['searching']} role="status" aria-label={t('common.loading')}>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} width="100%" height="36px" />
      ))}
    </div>
  );
}

/** Asks the server once typing pauses; an answer to an older question is dropped. */
function useSearch(text: string): Pick<ResultsProps, 'found' | 'failure'> & { retry: () => void } {
  const page = usePage();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<Failure>();
  const asked = useRef(0);
  const ask = useCallback(async () => {
    const question = ++asked.current;
    setFailure(undefined);
    const outcome = await search(page, text);
    if (question !== asked.current) return;
    if (outcome.ok) setFound(outcome.value);
    else setFailure(outcome.error);
  }, [page, text]);
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, ask]);
  return { found, failure, retry: () => void ask() };
}

async function search({ client, state }: Page, text: string): Promise<Outcome<Found>> {
  const [instruments, companies] = await Promise.all([
    client.command('searchInstruments', text),
    client.command('searchCompanies', text),
  ]);
  if (!instruments.ok) return instruments;
  if (!companies.ok) return companies;
  const known = instruments.value.map(state.instrumentOf).filter((each) => each !== undefined);
  return ok({ instruments: known, companies: companies.value });
}
