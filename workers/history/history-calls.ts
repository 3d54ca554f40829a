import type { InferOutput } from 'valibot';
import { FUND_RECORD_KINDS, fundRecordPageSchema, fundRecordSchema } from '../../src/contract/wire/account.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { RecordPage } from '../../src/contract/worker/funds-api.ts';
import type { BalanceChange, CsvPart, CsvStyle, HistoryFilter } from '../../src/contract/worker/history-api.ts';
import { ok } from '../../src/lib/result.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { historyCsv } from './history-csv.ts';

/** Rows of a page of the file: the most that the server gives. */
const FILE_PAGE = 500;

/** @param page from 1 @param size rows of a page; what the server is used to unless it is given */
export async function loadBalanceChanges(
  http: HttpClient,
  { kind, from, to }: HistoryFilter,
  page: number,
  size?: number,
): Promise<Outcome<RecordPage<BalanceChange>>> {
  const query = {
    page,
    ...(size === undefined ? {} : { size }),
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const answer = await http.get('v1/api/main/accountLog/forexChange', { query, schema: fundRecordPageSchema });
  if (!answer.ok) return answer;
  const { data, total } = answer.value.data;
  return ok({ items: data.map((row, at) => toBalanceChange(row, -(page * FILE_PAGE + at))), total });
}

/** A page of rows as lines of a file. */
export async function loadHistoryCsv(
  http: HttpClient,
  filter: HistoryFilter,
  page: number,
  style: CsvStyle,
): Promise<Outcome<CsvPart>> {
  const rows = await loadBalanceChanges(http, filter, page, FILE_PAGE);
  if (!rows.ok) return rows;
  const { items, total } = rows.value;
  return ok({ text: historyCsv(items, style), rows: items.length, total });
}

/** @param stand an id where the server gives none */
function toBalanceChange(row: InferOutput<typeof fundRecordSchema>, stand: number): BalanceChange {
  return {
    id: row.Id ?? stand,
    kind: FUND_RECORD_KINDS.find((kind) => kind === row.Kind),
    amount: row.Value,
    balanceAfter: row.Balance,
    memo: row.MemoTran ?? '',
    createdAt: row.CreatedAtTran ?? '',
  };
}
