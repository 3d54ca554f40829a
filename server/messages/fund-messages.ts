import type { Language } from '../catalogue/languages.ts';
import type { FundState } from '../engine/model/withdrawal.ts';
import type { FundRefusalName } from '../refusal.ts';
import type { NumberedText, Text } from './message-text.ts';
import { TRANSLATIONS } from './translations/translations.ts';

/** Refusals about money in and out, with their numbers on the wire. */
export const FUND_REFUSALS: Readonly<Record<FundRefusalName, NumberedText>> = {
  notWithdrawable: [
    4001,
    { en: 'At most {available} can be withdrawn at the moment.', hk: '目前最多可出金 {available}。' },
  ],
  wayGone: [
    4002,
    {
      en: 'This way to pay is no longer offered. Please load the page again.',
      hk: '此付款方式已不再提供，請重新載入頁面。',
    },
  ],
  belowLeast: [4003, { en: 'The amount must be at least {minimum}.', hk: '金額最少為 {minimum}。' }],
  aboveMost: [4004, { en: 'The amount may be {maximum} at most.', hk: '金額最多為 {maximum}。' }],
  tooManyWaiting: [
    4005,
    {
      en: '{maximum} of your requests are waiting for a review. Please wait until one is decided.',
      hk: '您有 {maximum} 項申請正在審核，請待其中一項完成後再試。',
    },
  ],
  dayLimit: [4006, { en: 'You can withdraw {available} more today.', hk: '今日尚可出金 {available}。' }],
  nothingReceived: [4007, { en: 'The fee would take the whole amount.', hk: '手續費已超過全部金額。' }],
  unverifiedLimit: [
    4008,
    {
      en: 'Until your identity is verified you can withdraw {maximum} at most at once.',
      hk: '完成實名認證前，每次最多可出金 {maximum}。',
    },
  ],
  recentChangeLimit: [
    4009,
    {
      en: 'Your password or an account to pay to was changed lately. For another {hours} h you can withdraw {maximum} at most at once.',
      hk: '您的密碼或收款賬戶最近有更改，{hours} 小時內每次最多可出金 {maximum}。',
    },
  ],
  unknownCurrency: [4010, { en: 'This currency is not offered.', hk: '不提供此幣種。' }],
  unknownMethod: [
    4011,
    { en: 'There is no such account to pay to. Please choose another.', hk: '收款賬戶不存在，請選擇其他賬戶。' },
  ],
  methodInUse: [
    4012,
    {
      en: 'A withdrawal to it is being reviewed, so it cannot be deleted yet.',
      hk: '此收款賬戶有出金正在審核，暫不能刪除。',
    },
  ],
  tooManyMethods: [
    4013,
    {
      en: 'You can keep {maximum} accounts to pay to. Please delete one first.',
      hk: '最多可保存 {maximum} 個收款賬戶，請先刪除一個。',
    },
  ],
  clientIdTaken: [
    4014,
    {
      en: 'This request was sent before with other details. Please check your records.',
      hk: '此申請曾以不同內容提交，請查看您的記錄。',
    },
  ],
  wrongAddress: [
    4015,
    { en: 'This is not an address of {network}. Please check it.', hk: '這不是 {network} 的地址，請檢查。' },
  ],
  wrongIban: [4016, { en: 'This IBAN is not right. Please check it.', hk: '此 IBAN 不正確，請檢查。' }],
  wrongSwift: [4017, { en: 'This is not a SWIFT code. Please check it.', hk: '這不是 SWIFT 代碼，請檢查。' }],
};

const FUND_STATES: Readonly<Record<FundState, Text>> = {
  pending: { en: 'Under review', hk: '審核中' },
  finished: { en: 'Completed', hk: '已完成' },
  rejected: { en: 'Rejected', hk: '已拒絕' },
  invalid: { en: 'No longer valid', hk: '已失效' },
};

/** What has become of a deposit or a withdrawal, in the reader's language. */
export function fundStateText(state: FundState, language: Language): string {
  return TRANSLATIONS[language]?.fundStates[state] ?? FUND_STATES[state][language] ?? FUND_STATES[state].en;
}
