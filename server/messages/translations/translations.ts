import type { Language } from '../../catalogue/languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { jp } from './jp.ts';
import { kr } from './kr.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { spa } from './spa.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import type { Translation } from './translation.ts';
import { vn } from './vn.ts';

/** The languages beside those two that stand with the messages themselves. */
export const TRANSLATIONS: Readonly<Partial<Record<Language, Translation>>> = {
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
