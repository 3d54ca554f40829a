import type { Language } from '../../../catalogue/languages.ts';
import type { Texts, TradingGuide } from '../first-texts.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { hk } from './hk.ts';
import { it } from './it.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { spa } from './spa.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { vn } from './vn.ts';

/** Guides on how trading works, in every language. Figures of their examples: tests/server/news/guide-figures.ts. */
export const TRADING_GUIDES: Readonly<Record<Language, Texts<TradingGuide>>> = {
  hk,
  en,
  jp,
  kr,
  th,
  vn,
  fr,
  de,
  ru,
  spa,
  pt,
  ar,
  it,
  tr,
};
