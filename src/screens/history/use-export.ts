import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Failure } from '../../contract/worker/failure.ts';
import type { CsvStyle, HistoryFilter } from '../../contract/worker/history-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { csvLine } from '../../lib/csv.ts';
import { usePage } from '../../state/page.ts';
import { saveFile } from './save-file.ts';

/** So many rows are in the file, of so many; undefined before the first page. */
export interface ExportProgress {
  readonly rows: number;
  readonly total: number | undefined;
}

interface Export {
  readonly progress: ExportProgress | undefined;
  readonly failure: Failure | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** By this spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Reads page after page of a file and saves it; leaving the screen cancels that. */
export function useExport(filter: HistoryFilter): Export {
  const { client } = usePage();
  const { style, header } = useCsvStyle();
  const [progress, setProgress] = useState<ExportProgress>();
  const [failure, setFailure] = useState<Failure>();
  /** Undefined while nothing runs. */
  const running = useRef<object>(undefined);
  useEffect(() => () => void (running.current = undefined), []);

  /** Whatever comes while it runs would move the pages on. */
  const run = async (own: object): Promise<Failure | undefined> => {
    const until = { ...filter, to: Math.min(filter.to ?? Infinity, Math.floor(Date.now() / 1_000) + 1) };
    const parts = [BYTE_ORDER_MARK, header];
    for (let page = 1, rows = 0; ; page++) {
      const part = await client.command('balanceChangesCsv', until, page, style);
      if (running.current !== own) return undefined;
      if (!part.ok) return part.error;
      parts.push(part.value.text);
      rows += part.value.rows;
      const { total } = part.value;
      setProgress({ rows, total });
      if (rows >= total || part.value.rows === 0) break;
    }
    saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), 'pipframe-history.csv');
    return undefined;
  };
  const stop = (why: Failure | undefined): void => {
    running.current = undefined;
    setProgress(undefined);
    setFailure(why);
  };
  const start = (): void => {
    if (running.current) return;
    const own = {};
    running.current = own;
    setProgress({ rows: 0, total: undefined });
    setFailure(undefined);
    void run(own).then((why) => running.current === own && stop(why));
  };
  return { progress, failure, start, cancel: () => stop(undefined) };
}

/** How the file is written in the user's language, and its first line. */
function useCsvStyle(): { readonly style: CsvStyle; readonly header: string } {
  const { t } = useTranslation();
  const { tag, decimalMark } = useFormatters();
  const separator = decimalMark === ',' ? ';' : ',';
  const kinds = {
    deposit: t('historyKind.deposit'),
    withdrawal: t('historyKind.withdrawal'),
    trade: t('historyKind.trade'),
    other: t('historyKind.other'),
  };
  const names = [t('history.time'), t('history.kind'), t('history.memo'), t('history.amount'), t('account.balance')];
  return {
    style: { tag, decimalMark, separator, kinds },
    header: csvLine(
      names.map((text) => ({ text })),
      separator,
    ),
  };
}
