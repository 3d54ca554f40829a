import type { FirstGuide } from './first-texts.ts';
import type { Language } from '../../catalogue/languages.ts';

/** The guides with which databases began before there were others. */
export const EARLIER_GUIDES: readonly FirstGuide[] = ['margin', 'stops', 'orderTypes'];

/**
 * What the guide on margin said in those databases, as the beginning of its content's SHA-256: it told of leverage and of
 * the stop-out, too, which have guides of their own now.
 */
export const EARLIER_MARGIN: Readonly<Record<Language, string>> = {
  hk: '0c7f6fc58a11d462',
  en: '2111a717534b32e6',
  jp: '2fe93cfaf58ca00b',
  kr: 'ffccdf6fae3080f9',
  th: '444123aa5ca57a59',
  vn: '2757dcce5903125c',
  fr: '7fc83827af710ec9',
  de: '6e3b3022009bcf47',
  ru: 'fde9149f5b2d17ea',
  spa: 'e133c6f1a023e42a',
  pt: '571b9989dc063bc9',
  ar: '17b1877d0f516072',
  it: '471e1c3c00b5abb6',
  tr: '987e2987be4ece42',
};
