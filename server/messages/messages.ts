import type { Language } from '../catalogue/languages.ts';
import type { Refusal, RefusalName } from '../refusal.ts';
import { CODE_SESSION_INVALID } from '../../src/contract/wire/envelope.ts';
import { ACCOUNT_REFUSALS } from './account-messages.ts';
import type { NumberedText, Text } from './message-text.ts';
import { valueText } from './message-values.ts';
import { CHAT_REFUSALS } from './chat-messages.ts';
import { CONTENT_REFUSALS } from './content-messages.ts';
import { FOLLOW_REFUSALS } from './follow-messages.ts';
import { FUND_REFUSALS } from './fund-messages.ts';
import type { SuccessName } from './translations/translation.ts';
import { TRANSLATIONS } from './translations/translations.ts';

/** Every refusal with its number on the wire. Placeholders stand in braces. */
const REFUSALS: Readonly<Record<RefusalName, NumberedText>> = {
  sessionInvalid: [
    CODE_SESSION_INVALID,
    { en: 'Your session has ended. Please log in again.', hk: '登入已失效，請重新登入。' },
  ],
  missing: [1001, { en: 'The parameter {parameter} is missing.', hk: '缺少參數 {parameter}。' }],
  malformed: [1002, { en: 'The parameter {parameter} is not valid.', hk: '參數 {parameter} 格式不正確。' }],
  repeated: [1003, { en: 'The parameter {parameter} was sent more than once.', hk: '參數 {parameter} 重複。' }],
  outOfRange: [1004, { en: 'The parameter {parameter} is out of range.', hk: '參數 {parameter} 超出範圍。' }],
  unknownCall: [1005, { en: 'There is no such call.', hk: '接口不存在。' }],
  unknownInstrument: [1006, { en: 'There is no such instrument.', hk: '交易品種不存在。' }],
  unknownOrder: [1007, { en: 'There is no such order.', hk: '訂單不存在。' }],
  loginRequired: [1008, { en: 'Please log in first.', hk: '請先登入。' }],
  onlyDemo: [1009, { en: 'Only a demo account can be reset.', hk: '僅模擬賬戶可以重設。' }],
  tooManyRequests: [1010, { en: 'Too many requests. Please try again in a moment.', hk: '請求過於頻繁，請稍後再試。' }],
  internal: [1011, { en: 'Something went wrong on our side. Please try again.', hk: '系統繁忙，請稍後再試。' }],
  databaseUnavailable: [
    1012,
    {
      en: 'The trading system is briefly unavailable. Nothing was changed. Please try again in a moment.',
      hk: '交易系統暫時無法使用，您的請求未被執行，請稍後再試。',
    },
  ],
  outcomeUnknown: [
    1013,
    {
      en: 'The trading system was interrupted. Please check whether your request went through before you try again.',
      hk: '交易系統發生中斷，請先確認您的請求是否已執行，再重試。',
    },
  ],
  unreadableBody: [
    1014,
    {
      en: 'What was sent cannot be read. Please check it and send it again.',
      hk: '無法讀取所傳送的內容，請檢查後重新傳送。',
    },
  ],
  bodyTooLarge: [
    1015,
    { en: 'What was sent is too large. Please send less at once.', hk: '傳送的內容過大，請減少後重新傳送。' },
  ],
  unsupportedBody: [
    1016,
    {
      en: 'What was sent has a type that is not supported. Send a form or JSON.',
      hk: '不支援此內容類型，請以表單或 JSON 傳送。',
    },
  ],
  ...ACCOUNT_REFUSALS,
  marketClosed: [2001, { en: 'The market is closed.', hk: '市場已休市。' }],
  noLeverage: [2002, { en: 'No leverage is configured for this instrument.', hk: '該品種未配置槓桿。' }],
  leverageNotOffered: [
    2003,
    { en: 'This leverage is not offered. Choose one of {options}.', hk: '不支持該槓桿，可選：{options}。' },
  ],
  lotsBelowMinimum: [2004, { en: 'The least you can trade is {minimum} lots.', hk: '最少 {minimum} 手。' }],
  lotsAboveMaximum: [2005, { en: 'The most you can trade is {maximum} lots.', hk: '最多 {maximum} 手。' }],
  lotsOffStep: [2006, { en: 'Lots must be a multiple of {step}.', hk: '手數必須為 {step} 的倍數。' }],
  lotsAboveOpen: [2014, { en: 'Only {maximum} lots are open.', hk: '持倉只有 {maximum} 手。' }],
  restBelowMinimum: [2015, { en: 'At least {minimum} lots must stay open.', hk: '餘下持倉最少須為 {minimum} 手。' }],
  tooManyDigits: [
    2007,
    {
      en: 'The parameter {parameter} may have {digits} decimals at most.',
      hk: '參數 {parameter} 最多 {digits} 位小數。',
    },
  ],
  insufficientFunds: [
    2008,
    {
      en: 'Not enough funds: {needed} needed for margin and fee, {available} available.',
      hk: '可用資金不足：需要 {needed}，可用 {available}。',
    },
  ],
  stopLossSide: [
    2009,
    { en: 'The stop loss must lie on the losing side of {entry}.', hk: '止損價必須位於 {entry} 的虧損方向。' },
  ],
  takeProfitSide: [
    2010,
    { en: 'The take profit must lie on the winning side of {entry}.', hk: '止盈價必須位於 {entry} 的盈利方向。' },
  ],
  notOpen: [2011, { en: 'This order is not open.', hk: '該訂單不是持倉狀態。' }],
  notPending: [2012, { en: 'This order is no longer pending.', hk: '該訂單不是掛單狀態。' }],
  tooManyOrders: [
    2013,
    { en: 'You have {maximum} open orders, which is the most allowed.', hk: '未平倉訂單已達上限 {maximum}。' },
  ],
  ...CONTENT_REFUSALS,
  ...FUND_REFUSALS,
  ...FOLLOW_REFUSALS,
  ...CHAT_REFUSALS,
};

const SUCCESSES: Readonly<Record<SuccessName, Text>> = {
  orderPlaced: { en: 'Order placed', hk: '下單成功' },
  orderPending: { en: 'Pending order placed', hk: '掛單成功' },
  orderClosed: { en: 'Position closed', hk: '平倉成功' },
  partClosed: { en: 'Part of the position closed', hk: '部分平倉成功' },
  orderCancelled: { en: 'Order cancelled', hk: '撤單成功' },
  stopsSet: { en: 'Stop loss and take profit set', hk: '止損止盈設置成功' },
  accountReset: { en: 'Demo account reset', hk: '模擬賬戶已重設' },
  codeSent: { en: 'Code sent', hk: '驗證碼已發送' },
  registered: { en: 'Registered', hk: '註冊成功' },
  passwordChanged: { en: 'Password changed. Please log in again.', hk: '密碼已修改，請重新登入' },
  loggedOut: { en: 'Logged out', hk: '已登出' },
  identitySubmitted: { en: 'Papers submitted. We will review them shortly.', hk: '資料已提交，我們會盡快審核。' },
  depositSubmitted: { en: 'Deposit submitted. We will check it shortly.', hk: '入金申請已提交，我們將盡快審核。' },
  withdrawalRequested: {
    en: 'Withdrawal requested. We will check it shortly.',
    hk: '出金申請已提交，我們將盡快審核。',
  },
  methodBound: { en: 'Saved', hk: '已儲存' },
  methodRemoved: { en: 'Deleted', hk: '已刪除' },
  followStarted: { en: 'You follow this trader now', hk: '已開始跟隨' },
  followPaused: { en: 'Following paused', hk: '已暫停跟隨' },
  followResumed: { en: 'Following goes on', hk: '已恢復跟隨' },
  followEnded: { en: 'Following ended', hk: '已結束跟隨' },
  leaderPublished: { en: 'Others can follow you now', hk: '其他人現在可以跟隨您' },
  leaderRetired: { en: 'Nobody can follow you any more', hk: '其他人不能再跟隨您' },
  feedbackSent: { en: 'Thank you, your message has reached us.', hk: '謝謝，我們已收到您的訊息。' },
};

export function refusalCode(refusal: Refusal): number {
  return REFUSALS[refusal.name][0];
}

/** The message in English, its placeholders in braces. */
export function refusalTemplate(name: RefusalName): string {
  return REFUSALS[name][1].en;
}

export function refusalText(refusal: Refusal, language: Language): string {
  const text = TRANSLATIONS[language]?.refusals[refusal.name] ?? inLanguage(REFUSALS[refusal.name][1], language);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = refusal.values[name];
    return value === undefined ? '' : valueText(name, value, language);
  });
}

export function successText(name: SuccessName | undefined, language: Language): string {
  if (!name) return '';
  return TRANSLATIONS[language]?.successes[name] ?? inLanguage(SUCCESSES[name], language);
}

function inLanguage(text: Text, language: Language): string {
  return text[language] ?? text.en;
}
