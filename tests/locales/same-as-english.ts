import type { LanguageCode } from '../../src/i18n/languages.ts';

/** Texts that are the same in English, and why that is right. Anything else that equals its English was forgotten. */
interface SameAsEnglish {
  readonly why: string;
  readonly keys: readonly string[];
  readonly languages: readonly LanguageCode[];
}

const MINUTES = ['chart.1min', 'chart.5min', 'chart.15min', 'chart.30min', 'chart.60min'] as const;
const STOPS = [
  'trade.stopLoss',
  'trade.takeProfit',
  'orders.stopLoss',
  'orders.takeProfit',
  'reason.stop_loss',
  'reason.take_profit',
] as const;

export const SAME_AS_ENGLISH: readonly SameAsEnglish[] = [
  {
    why: 'the sign of the unit is the same in every script but Cyrillic',
    keys: ['connection.latency'],
    languages: ['hk', 'jp', 'kr', 'th', 'vn', 'fr', 'de', 'spa', 'pt', 'ar', 'it', 'tr'],
  },
  {
    why: 'charts of these languages are read with the letters O H L C V',
    keys: ['chart.open', 'chart.high', 'chart.low', 'chart.close', 'chart.volume'],
    languages: ['th', 'vn', 'fr', 'de', 'ru', 'spa', 'pt', 'ar', 'it', 'tr'],
  },
  {
    why: 'traders of these languages write SL and TP',
    keys: ['chart.stopLossLine', 'chart.takeProfitLine'],
    languages: ['jp', 'th', 'vn', 'fr', 'de', 'ru', 'spa', 'pt', 'ar', 'it', 'tr'],
  },
  {
    why: 'minute and hour begin with the same letters',
    keys: MINUTES,
    languages: ['fr', 'de', 'spa', 'pt', 'it'],
  },
  { why: 'día and dia begin with the same letter as day', keys: ['chart.1day'], languages: ['spa', 'pt'] },
  { why: 'brokers of these languages keep the English terms', keys: STOPS, languages: ['fr', 'spa', 'pt', 'it'] },
  { why: 'the word is the same', keys: ['account.demo'], languages: ['vn', 'de', 'spa', 'pt', 'it', 'tr'] },
  { why: 'the word is the same', keys: ['account.real'], languages: ['spa', 'pt'] },
  { why: 'the word is the same', keys: ['trade.lots'], languages: ['fr'] },
  { why: 'the word is the same', keys: ['auth.email'], languages: ['vn', 'it'] },
  { why: 'the word is the same', keys: ['auth.byMobile', 'deposit.confirmations'], languages: ['fr'] },
  { why: 'the word is the same', keys: ['historyKind.trade'], languages: ['fr', 'it'] },
  { why: 'the word is the same', keys: ['auth.password'], languages: ['it'] },
  { why: 'the word is the same', keys: ['chat.link'], languages: ['de', 'pt', 'it'] },
  { why: 'the word is the same', keys: ['feedback.title', 'funds.bank'], languages: ['de'] },
  { why: 'the abbreviation is the same', keys: ['withdraw.max'], languages: ['it'] },
  {
    why: 'German brokers write Order, Orders, Pending Order, Margin, Lots, Live and Stop-out',
    keys: [
      'tabs.orders',
      'connection.live',
      'trade.pending',
      'trade.lots',
      'trade.margin',
      'orders.title',
      'orders.pending',
      'orders.margin',
      'orders.detail',
      'reason.stop_out',
    ],
    languages: ['de'],
  },
  { why: 'the word is the same', keys: ['market.instrument', 'line.median'], languages: ['de'] },
  { why: 'the abbreviation is the same', keys: ['line.auto'], languages: ['fr', 'de', 'spa', 'pt', 'it'] },
  { why: 'traders of these languages call themselves so', keys: ['copying.trader'], languages: ['fr', 'de', 'it'] },
  { why: 'they call what they do so, too', keys: ['copying.trades'], languages: ['fr', 'de'] },
  { why: 'it is known by its English name', keys: ['copying.title'], languages: ['fr', 'it'] },
  { why: 'the same word', keys: ['copying.multiple'], languages: ['fr'] },
  { why: 'the word has come from English', keys: ['tabs.ranking'], languages: ['spa', 'pt'] },
  {
    why: 'these languages took over the English word',
    keys: ['product.companyEmail'],
    languages: ['fr', 'pt', 'it'],
  },
  {
    why: 'German took over the English word',
    keys: ['product.companyLink'],
    languages: ['de'],
  },
];
