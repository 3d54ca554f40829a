import { OperatorError } from '../operator-error.ts';

/** A setting that cannot be used; the message names it and says what would be right. */
export class SettingError extends OperatorError {
  constructor(name: string, value: string, expected: string) {
    super(`${name} is ${JSON.stringify(value)}, but must be ${expected}.`);
    this.name = 'SettingError';
  }
}

/** The text of a setting, or its default. */
export type SettingText = (name: string) => string;

/** One line of the help text. */
export type SettingHelp = readonly [name: string, fallback: string, meaning: string];

export function readInteger(name: string, text: string, low: number, high: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= low && value <= high)) throw new SettingError(name, text, `a whole number from ${low} to ${high}`);
  return value;
}

export function readChoice<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const choice = choices.find((known) => known === text);
  if (choice === undefined) throw new SettingError(name, text, choices.join(' or '));
  return choice;
}

/** `1` for on, `0` for off. */
export function readSwitch(name: string, text: string): boolean {
  return readChoice(name, text, ['0', '1']) === '1';
}
