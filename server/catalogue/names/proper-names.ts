import type { Language } from '../languages.ts';

/** A name that most languages leave as it is, and how the others write it. */
type ProperName = Readonly<{ own: string } & Partial<Record<Language, string>>>;

const COINS: Readonly<Record<string, ProperName>> = {
  BTC: {
    own: 'Bitcoin',
    hk: '比特幣',
    jp: 'ビットコイン',
    kr: '비트코인',
    th: 'บิตคอยน์',
    ru: 'Биткойн',
    ar: 'بيتكوين',
  },
  ETH: {
    own: 'Ethereum',
    hk: '以太幣',
    jp: 'イーサリアム',
    kr: '이더리움',
    th: 'อีเธอเรียม',
    ru: 'Эфириум',
    ar: 'إيثريوم',
  },
  SOL: { own: 'Solana', jp: 'ソラナ', kr: '솔라나', th: 'โซลานา', ar: 'سولانا' },
  XRP: { own: 'XRP', hk: '瑞波幣', jp: 'リップル', kr: '리플' },
  LTC: {
    own: 'Litecoin',
    hk: '萊特幣',
    jp: 'ライトコイン',
    kr: '라이트코인',
    th: 'ไลต์คอยน์',
    ru: 'Лайткойн',
    ar: 'لايتكوين',
  },
  BCH: {
    own: 'Bitcoin Cash',
    hk: '比特幣現金',
    jp: 'ビットコインキャッシュ',
    kr: '비트코인 캐시',
    th: 'บิตคอยน์แคช',
    ar: 'بيتكوين كاش',
  },
  LINK: { own: 'Chainlink', jp: 'チェーンリンク', kr: '체인링크', ar: 'تشين لينك' },
  ADA: { own: 'Cardano', hk: '艾達幣', jp: 'カルダノ', kr: '카르다노', th: 'คาร์ดาโน', ar: 'كاردانو' },
  DOGE: {
    own: 'Dogecoin',
    hk: '狗狗幣',
    jp: 'ドージコイン',
    kr: '도지코인',
    th: 'โดชคอยน์',
    ru: 'Догикойн',
    ar: 'دوجكوين',
  },
  AVAX: { own: 'Avalanche', hk: '雪崩幣', jp: 'アバランチ', kr: '아발란체', ar: 'أفالانش' },
};

const COMPANIES: Readonly<Record<string, ProperName>> = {
  AAPL: { own: 'Apple', hk: '蘋果', jp: 'アップル', kr: '애플', ar: 'آبل' },
  MSFT: { own: 'Microsoft', hk: '微軟', jp: 'マイクロソフト', kr: '마이크로소프트', ar: 'مايكروسوفت' },
  NVDA: { own: 'NVIDIA', hk: '英偉達', jp: 'エヌビディア', kr: '엔비디아', ar: 'إنفيديا' },
  AMZN: { own: 'Amazon', hk: '亞馬遜', jp: 'アマゾン', kr: '아마존', ar: 'أمازون' },
  GOOGL: { own: 'Alphabet', jp: 'アルファベット', kr: '알파벳', ar: 'ألفابت' },
  META: { own: 'Meta Platforms', jp: 'メタ', kr: '메타', ar: 'ميتا' },
  TSLA: { own: 'Tesla', hk: '特斯拉', jp: 'テスラ', kr: '테슬라', ar: 'تسلا' },
  JPM: { own: 'JPMorgan Chase', hk: '摩根大通', jp: 'JPモルガン・チェース', kr: 'JP모건', ar: 'جي بي مورغان' },
  BAC: {
    own: 'Bank of America',
    hk: '美國銀行',
    jp: 'バンク・オブ・アメリカ',
    kr: '뱅크오브아메리카',
    ar: 'بنك أوف أمريكا',
  },
  INTC: { own: 'Intel', hk: '英特爾', jp: 'インテル', kr: '인텔', ar: 'إنتل' },
  PFE: { own: 'Pfizer', hk: '輝瑞', jp: 'ファイザー', kr: '화이자', ar: 'فايزر' },
};

/** Of a coin by its ticker, e.g. BTC. */
export function coinName(ticker: string, language: Language): string {
  return inLanguage(COINS[ticker], language) ?? ticker;
}

/** Of a company by the code of its share. */
export function companyName(code: string, language: Language): string {
  return inLanguage(COMPANIES[code], language) ?? code;
}

function inLanguage(name: ProperName | undefined, language: Language): string | undefined {
  return name?.[language] ?? name?.own;
}
