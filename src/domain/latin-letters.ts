/** Letters of other scripts, and of languages with letters of their own, as they are typed with Latin ones. */

/** Pairs of a letter and what is typed for it, separated by spaces. */
const TYPED = `
  ı i đ d ß ss ø o ł l æ ae œ oe
  а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
  あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu て te と to
  な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo
  ら ra り ri る ru れ re ろ ro わ wa を o ん n ぁ a ぃ i ぅ u ぇ e ぉ o
`;

const LETTERS: ReadonlyMap<string, string> = new Map(
  TYPED.trim()
    .split(/\n/)
    .flatMap((line) =>
      [...line.trim().matchAll(/(\S+) (\S+)/g)].map(([, letter = '', typed = '']) => [letter, typed] as const),
    ),
);

const KATAKANA = /[\u30a1-\u30f4]/g;
/** From a letter of katakana to that of hiragana. */
const TO_HIRAGANA = 0x60;

/** The text with letters of other scripts as they are typed with Latin ones; those without a Latin spelling stay. */
export function latinLetters(text: string): string {
  const hiragana = text.replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - TO_HIRAGANA));
  // The mark that makes a vowel long, the hard and the soft sign are typed by nobody.
  return [...hiragana.replace(/[ーъь]/g, '')].map((letter) => LETTERS.get(letter) ?? letter).join('');
}
