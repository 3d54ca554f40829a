import { toShortText, type Decimal } from '../../domain/decimal.ts';

/** An amount with its currency. @param typed writes canonical text with the language's separators */
export function amountText(amount: Decimal, currency: string, typed: (text: string) => string): string {
  return `${typed(toShortText(amount))} ${currency}`;
}
