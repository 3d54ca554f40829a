import type { WireFundRecord } from '../../src/contract/wire/account.ts';
import { PAGE_SIZE, type WirePage } from '../../src/contract/wire/envelope.ts';
import type { Language } from '../catalogue/languages.ts';
import type { LedgerKind } from '../engine/book-order.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database, Row } from '../store/database.ts';
import { TRANSLATIONS } from './translations/translations.ts';

const MEMOS: Readonly<Record<LedgerKind, Readonly<Partial<Record<Language, string>> & { en: string }>>> = {
  demo_deposit: { en: 'Demo deposit', hk: '模擬入金' },
  fee: { en: 'Handling fee', hk: '手續費' },
  profit: { en: 'Profit or loss', hk: '平倉盈虧' },
  reset: { en: 'Demo account reset', hk: '模擬賬戶重設' },
  deposit: { en: 'Deposit', hk: '入金' },
  negative_balance_protection: { en: 'Negative balance protection', hk: '負餘額保護' },
  carried: { en: 'Carried forward', hk: '承前結餘' },
};

/** An account's ledger, newest first. */
export async function fundRecords(
  database: Database,
  accountId: number,
  page: number,
  language: Language,
): Promise<WirePage<WireFundRecord>> {
  const [count] = await database.query('SELECT COUNT(*) AS total FROM ledger WHERE account_id = $1', [accountId]);
  const rows = await database.query(
    `SELECT kind, amount, created_at FROM ledger WHERE account_id = $1 ORDER BY id DESC LIMIT ${PAGE_SIZE} OFFSET $2`,
    [accountId, (page - 1) * PAGE_SIZE],
  );
  return { data: rows.map((row) => recordOf(row, language)), total: count ? integerColumn(count, 'total') : 0 };
}

function recordOf(row: Row, language: Language): WireFundRecord {
  const kind = textColumn(row, 'kind') as LedgerKind;
  return {
    Value: textColumn(row, 'amount'),
    MemoTran: memoText(kind, language),
    CreatedAtTran: new Date(integerColumn(row, 'created_at')).toISOString(),
  };
}

export function memoText(kind: LedgerKind, language: Language): string {
  return TRANSLATIONS[language]?.memos[kind] ?? MEMOS[kind][language] ?? MEMOS[kind].en;
}
