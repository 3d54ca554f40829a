/** Letters of other scripts, and of languages with letters of their own, as they are typed with Latin ones. */

/** Pairs of a letter and what is typed for it, separated by spaces. */
const TYPED = `
  ı i đ d ß ss ø o ł l æ ae œ oe
  а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya
  ъ - ь -
  ا a ب b ة a ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع - غ gh ف f ق q ك k ل l م m ن n ه h و u ى a ي i ء -
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
`;

/** Kana in the order of Unicode from ぁ on, as the Hepburn system writes them; those that bend a neighbour are not here. */
const KANA =
  'a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji っ tsu zu te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo ra ri ru re ro wa wa i e o n vu'.split(
    ' ',
  );
const FIRST_KANA = 0x3041;
const KATAKANA = /[\u30a1-\u30f4]/g;
/** From a letter of katakana to that of hiragana. */
const TO_HIRAGANA = 0x60;

/** Parts of a Korean syllable in the order of Unicode, as the Revised Romanization writes them. */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
const FIRST_SYLLABLE = 0xac00;

/** Thai letters in the order of Unicode from ก on, as the Royal Thai General System writes them. */
const THAI =
  'k kh kh kh kh kh ng ch ch ch s ch y d t th th th n d t th th th n b p ph f ph f ph m y r rue l lue w s s s h l o h'.split(
    ' ',
  );
const FIRST_THAI = 0x0e01;
/** Vowels and signs from ะ on; signs of tone and of shortness are typed by nobody. */
const THAI_VOWELS = 'a a a am i i ue ue u u'.split(' ');
const FIRST_THAI_VOWEL = 0x0e30;
/** Vowels that stand before the consonant after which they are spoken. */
const THAI_BEFORE: Readonly<Record<string, string>> = { เ: 'e', แ: 'ae', โ: 'o', ใ: 'ai', ไ: 'ai' };

const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(TYPED.matchAll(/(\S+) (\S+)/g), ([, letter = '', typed = '']) => [letter, typed === '-' ? '' : typed]),
);

/**
 * The text without marks on letters, and with letters of other scripts as they are typed with Latin ones; those without a
 * Latin spelling stay.
 * @param text in lower case
 */
export function latinLetters(text: string): string {
  // Whole kana and syllables first: a mark on one makes another letter of it.
  const read = romanThai(romanKana(text.normalize('NFKC'))).replace(/[가-힣]+/g, (word) =>
    word.replace(/./g, romanSyllable).replaceAll('lr', 'll'),
  );
  return read
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{L}/gu, (letter) => LETTERS.get(letter) ?? letter);
}

function romanKana(text: string): string {
  return (
    text
      .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA))
      .replace(/([きぎしじちにひびぴみり])([ゃゅょ])/g, (_, before: string, small: string) =>
        contracted(romanOf(before), romanOf(small)),
      )
      .replace(/[ぁ-ゔ]/g, romanOf)
      // The small tsu doubles what comes next.
      .replace(/っ(.)/gu, '$1$1')
      // The mark that makes a vowel long is typed by nobody.
      .replaceAll('ー', '')
  );
}

/** A silenced consonant is left out; a vowel that is written first is spoken after its consonant. */
function romanThai(text: string): string {
  return (
    text
      .replace(/.[ิุ]?์/gu, '')
      // What is left of the letter for am.
      .replaceAll('ํา', 'am')
      .replace(/([เแโใไ])([ก-ฮ])/g, (_, vowel: string, consonant: string) => consonant + vowel)
      .replace(/[ก-ฮ]/g, (letter) => THAI[letter.charCodeAt(0) - FIRST_THAI] ?? letter)
      .replace(/[ะ-ู]/g, (vowel) => THAI_VOWELS[vowel.charCodeAt(0) - FIRST_THAI_VOWEL] ?? vowel)
      .replace(/[เแโใไ]/g, (vowel) => THAI_BEFORE[vowel] ?? vowel)
  );
}

/** ki and ya are kya, shi and ya are sha. */
function contracted(before: string, small: string): string {
  const stem = before.slice(0, -1);
  return /(?:sh|ch|j)$/.test(stem) ? stem + small.slice(1) : stem + small;
}

function romanOf(letter: string): string {
  return KANA[letter.charCodeAt(0) - FIRST_KANA] ?? letter;
}

function romanSyllable(syllable: string): string {
  const place = syllable.charCodeAt(0) - FIRST_SYLLABLE;
  const vowels = VOWELS.length;
  const finals = FINALS.length;
  const initial = INITIALS[Math.floor(place / (vowels * finals))];
  const vowel = VOWELS[Math.floor(place / finals) % vowels];
  return `${initial}${vowel}${FINALS[place % finals]}`;
}
