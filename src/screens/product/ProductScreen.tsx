import { memo, useCallback, useDeferredValue, useEffect, useRef, useState, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Skeleton, Skeletons, Empty, Failed } from '../../ui/State.tsx';
import pageStyles from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { useFoundInstruments } from '../shared/use-found-instruments.ts';
import { CompanyList } from './CompanyList.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { FoundInstruments } from './FoundInstruments.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import styles from './ProductScreen.module.css';

/** Finds instruments and companies; where its address names a company, that one's page. */
export function ProductScreen(): JSX.Element {
  const [search] = useSearchParams();
  const id = Number(search.get('company') ?? Number.NaN);
  if (Number.isSafeInteger(id)) return <CompanyPage key={id} id={id} name={search.get('name') ?? ''} />;
  return <Search />;
}

/** Both are found in the worker; what was found for the text before stays until then. */
function Search(): JSX.Element {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  // A key shows its letter at once; what follows from it is rendered in slices that the next key comes between.
  const wanted = useDeferredValue(text.trim());
  return (
    <main className={pageStyles['page']}>
      <ScreenHeader title={t('product.title')} />
      <div className={pageStyles['content']}>
        <SearchBox value={text} onChange={setText} label={t('product.placeholder')} autoFocus />
        {wanted === '' ? <RecentSearches onChoose={setText} /> : <Results text={wanted} />}
      </div>
    </main>
  );
}

const Results = memo(function Results({ text }: { readonly text: string }): JSX.Element {
  const { t } = useTranslation();
  const keep = useKeepSearch(text);
  const instruments = useFoundInstruments(text);
  const companies = useAnswer(useCallback((worker: WorkerClient) => worker.command('searchCompanies', text), [text]));
  // Drawn in slices beside what is typed: on a slow phone both lists at once would hold up the next key.
  const shownInstruments = useDeferredValue(instruments.value);
  const shownCompanies = useDeferredValue(companies.value);
  const found = (instruments.value?.length ?? 0) + (companies.value?.length ?? 0);
  const failure = instruments.failure ?? companies.failure;
  const again = (): void => {
    instruments.again();
    companies.again();
  };
  if (found === 0 && failure) return <Failed title={t('product.none')} failure={failure} onRetry={again} />;
  if (found === 0 && instruments.value && companies.value)
    return <Empty icon="search" title={t('product.none')} hint={t('product.noneHint')} />;
  return (
    <>
      {shownInstruments ? <FoundInstruments instruments={shownInstruments} onOpen={keep} /> : <Searching />}
      {shownCompanies ? <CompanyList companies={shownCompanies} onOpen={keep} /> : !failure && <Searching />}
      <FailureNote failure={failure} />
    </>
  );
});

/** Keeps what is looked for among the recent searches; the same function whatever is typed, so that no row is rendered for it. */
function useKeepSearch(text: string): () => void {
  const { client } = usePage();
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  return useCallback(() => void client.command('keepSearch', latest.current), [client]);
}

function Searching(): JSX.Element {
  return (
    <Skeletons className={styles['searching']}>
      {Array.from({ length: 2 }, (_, row) => (
        <Skeleton key={row} width="100%" height="36px" />
      ))}
    </Skeletons>
  );
}
