import type { Language } from '../languages.ts';
import { displayName } from './display-names.ts';

const SHARE_INDEX: Readonly<Record<Language, string>> = {
  hk: '股票指數',
  en: 'Stock index',
  jp: '株価指数',
  kr: '주가지수',
  th: 'ดัชนีหุ้น',
  vn: 'Chỉ số chứng khoán',
  fr: 'Indice boursier',
  de: 'Aktienindex',
  ru: 'Фондовый индекс',
  spa: 'Índice bursátil',
  pt: 'Índice de ações',
  ar: 'مؤشر أسهم',
  it: 'Indice azionario',
  tr: 'Hisse endeksi',
};

const SAMPLE_SHARE: Readonly<Record<Language, string>> = {
  hk: '模擬股票',
  en: 'Sample share',
  jp: 'サンプル株',
  kr: '모의 주식',
  th: 'หุ้นจำลอง',
  vn: 'Cổ phiếu mẫu',
  fr: 'Action fictive',
  de: 'Beispielaktie',
  ru: 'Учебная акция',
  spa: 'Acción ficticia',
  pt: 'Ação fictícia',
  ar: 'سهم تجريبي',
  it: 'Azione fittizia',
  tr: 'Örnek hisse',
};

/** Of an index, by its country (ISO 3166): its own name is what people read as its code. */
export function indexName(country: string, language: Language): string {
  return `${SHARE_INDEX[language]} · ${displayName('region', country, language)}`;
}

/** Of a made-up share, by its number. */
export function sampleShareName(number: number, language: Language): string {
  return `${SAMPLE_SHARE[language]} ${number}`;
}
