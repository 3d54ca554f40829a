import type { Language } from '../catalogue/languages.ts';
import type { TransferCode } from '../engine/model/transfer.ts';
import type { Text } from './message-text.ts';
import { TRANSLATIONS } from './translations/translations.ts';

const MEMOS: Readonly<Record<TransferCode, Text>> = {
  demo_deposit: { en: 'Demo deposit', hk: '模擬入金' },
  fee: { en: 'Handling fee', hk: '手續費' },
  profit: { en: 'Profit or loss', hk: '平倉盈虧' },
  reset: { en: 'Demo account reset', hk: '模擬賬戶重設' },
  deposit: { en: 'Deposit', hk: '入金' },
  withdrawal_reserved: { en: 'Withdrawal requested', hk: '申請出金' },
  withdrawal_returned: { en: 'Withdrawal returned', hk: '出金退回' },
  withdrawal_paid: { en: 'Withdrawal paid', hk: '出金已支付' },
  withdrawal_fee: { en: 'Withdrawal fee', hk: '出金手續費' },
  negative_balance_protection: { en: 'Negative balance protection', hk: '負餘額保護' },
  invite_reward: { en: 'Invitation reward', hk: '邀請獎勵' },
  correction: { en: 'Correction', hk: '更正' },
  brought_forward: { en: 'Carried forward', hk: '承前結餘' },
};

/** What a transfer was for, in the reader's language. */
export function memoText(code: TransferCode, language: Language): string {
  return TRANSLATIONS[language]?.memos[code] ?? MEMOS[code][language] ?? MEMOS[code].en;
}
