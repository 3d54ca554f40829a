// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { useState, type JSX } from 'react';
import { describe, expect, it } from 'vitest';
import { formattersOf } from '../../../src/i18n/format.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/i18n/languages.ts';
import { canonicalNumber } from '../../../src/i18n/number-format.ts';
import { DecimalField } from '../../../src/ui/DecimalField.tsx';
import { decimalText } from '../../support/arbitraries.ts';
import { show, speak } from '../../support/page/screen.tsx';

function Held({ start }: { readonly start: string }): JSX.Element {
  const [value, setValue] = useState(start);
  return (
    <>
      <DecimalField label="Field" value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Field');
const value = (): string | null => screen.getByTestId('value').textContent;

/** Key by key, since each state between is shown and read back too. */
function type(text: string): void {
  for (let length = 1; length <= text.length; length++) {
    fireEvent.change(field(), { target: { value: text.slice(0, length) } });
    expect(field().value).toBe(text.slice(0, length));
  }
}

const NUMBER = decimalText({ whole: 5, fraction: 4, signed: false });
const MARK = fc.constantFrom('.', ',');
const FEW = { numRuns: 6 };

function expectNothingChanges(code: LanguageCode): void {
  fc.assert(
    fc.property(NUMBER, MARK, (number, mark) => {
      const typed = number.replace('.', mark);
      const { unmount } = show(<Held start="" />);
      type(typed);
      fireEvent.blur(field());
      expect([field().value, value()]).toEqual([typed, canonicalNumber(number)]);
      unmount();
    }),
    FEW,
  );
  fc.assert(
    fc.property(NUMBER, (number) => {
      const { unmount } = show(<Held start={number} />);
      const shown = field().value;
      expect(shown).toBe(formattersOf(code).typed(number));
      fireEvent.focus(field());
      fireEvent.blur(field());
      expect([field().value, value()]).toEqual([shown, number]);
      unmount();
    }),
    FEW,
  );
}

describe('typing any number into a field and leaving it', () => {
  it.each(LANGUAGE_CODES)('changes nothing in %s', async (code) => {
    await speak(code);
    expectNothingChanges(code);
  });
});
