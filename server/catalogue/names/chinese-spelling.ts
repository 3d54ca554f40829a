import { pinyin } from 'pinyin-pro';
import type { Language } from '../languages.ts';

/**
 * How a name is typed with Latin letters where it is written with Chinese ones: whole, and by the first letter of each
 * syllable. A device would need a dictionary for it, so the server tells. None for a name without such letters.
 * @returns Hanyu Pinyin without tones, as in ISO 7098
 */
export function chineseSpellings(name: string, language: Language): readonly string[] {
  if (language !== 'hk') return [];
  const syllables = pinyin(name, { type: 'array', toneType: 'none', nonZh: 'removed', traditional: true, v: true });
  if (syllables.length === 0) return [];
  return [syllables.join(''), syllables.map((syllable) => syllable.charAt(0)).join('')];
}
