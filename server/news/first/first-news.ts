import type { Language } from '../../catalogue/languages.ts';
import type { NewsCategory } from '../news-store.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { FirstArticle, FirstTexts } from './first-texts.ts';
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

/** Oldest first, so that each list begins with the last of its category. */
export const FIRST_ARTICLES: ReadonlyArray<readonly [name: FirstArticle, category: NewsCategory]> = [
  ['orderTypes', 'guides'],
  ['stops', 'guides'],
  ['margin', 'guides'],
  ['tradingHours', 'announcements'],
  ['welcome', 'announcements'],
];

export const FIRST_TEXTS: Readonly<Record<Language, FirstTexts>> = {
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
