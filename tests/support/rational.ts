/**
 * Exact fractions, as plain as they come: the oracle that the product's decimals are measured against.
 * Shares no code with the product, on purpose.
 */
export class Rational {
  readonly #numerator: bigint;
  /** Above zero. */
  readonly #denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    if (denominator === 0n) throw new RangeError('A fraction over zero');
    const sign = denominator < 0n ? -1n : 1n;
    const divisor = greatestCommonDivisor(numerator, denominator) * sign;
    this.#numerator = numerator / divisor;
    this.#denominator = denominator / divisor;
  }

  static of(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
    return new Rational(BigInt(numerator), BigInt(denominator));
  }

  /** Digit by digit: each is ten times the value so far plus itself, each after the point tenfold the denominator. */
  static parse(text: string): Rational {
    let numerator = 0n;
    let denominator = 1n;
    let afterPoint = false;
    for (const character of text.replace(/^[-−]/, '')) {
      if (character === '.') afterPoint = true;
      else {
        numerator = numerator * 10n + BigInt(character);
        if (afterPoint) denominator *= 10n;
      }
    }
    return new Rational(/^[-−]/.test(text) ? -numerator : numerator, denominator);
  }

  plus(other: Rational): Rational {
    return new Rational(
      this.#numerator * other.#denominator + other.#numerator * this.#denominator,
      this.#denominator * other.#denominator,
    );
  }

  minus(other: Rational): Rational {
    return this.plus(other.times(Rational.of(-1)));
  }

  times(other: Rational): Rational {
    return new Rational(this.#numerator * other.#numerator, this.#denominator * other.#denominator);
  }

  over(other: Rational): Rational {
    return new Rational(this.#numerator * other.#denominator, this.#denominator * other.#numerator);
  }

  abs(): Rational {
    return this.#numerator < 0n ? this.times(Rational.of(-1)) : this;
  }

  compare(other: Rational): number {
    const difference = this.minus(other).#numerator;
    return difference === 0n ? 0 : difference < 0n ? -1 : 1;
  }

  isWhole(): boolean {
    return this.#denominator === 1n;
  }

  /** Text with exactly `digits` after the point: the nearest, the one farther from zero where two are as near. */
  toDigits(digits: number): string {
    const unit = 10n ** BigInt(digits);
    const size = this.#numerator < 0n ? -this.#numerator : this.#numerator;
    let units = (size * unit) / this.#denominator;
    const rest = Rational.of(size * unit, this.#denominator).minus(Rational.of(units));
    if (rest.compare(Rational.of(1, 2)) >= 0) units += 1n;
    const fraction = digits > 0 ? `.${String(units % unit).padStart(digits, '0')}` : '';
    return `${this.#numerator < 0n && units > 0n ? '-' : ''}${units / unit}${fraction}`;
  }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
