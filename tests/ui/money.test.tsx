// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
import { Money } from '../../src/ui/Money.tsx';
import { show, speak } from '../support/page/screen.tsx';

const MINUS = '\u2212';
const shown = (): HTMLElement => screen.getByTestId('money');
const tail = (): string | undefined => shown().querySelector('small')?.textContent;

describe('money', () => {
  beforeAll(() => speak('en'));

  it('has two digits, none of them small', () => {
    show(<Money value={decimal('1234567.5')} testId="money" />);
    expect([shown().textContent, tail()]).toEqual(['1,234,567.50', undefined]);
  });

  it('with six digits has four of them small', () => {
    show(<Money value={decimal('-108.5')} digits={6} testId="money" />);
    expect([shown().textContent, tail()]).toEqual([`${MINUS}108.500000`, '0000']);
  });

  it.each([2, 6] as const)('that is missing is two hyphens, with %i digits too', (digits) => {
    show(<Money value={undefined} digits={digits} signed testId="money" />);
    expect([shown().textContent, tail()]).toEqual(['--', undefined]);
  });

  it('has a plus where asked, and none on nothing', () => {
    const { unmount } = show(<Money value={decimal('1')} digits={6} signed testId="money" />);
    expect(shown().textContent).toBe('+1.000000');
    unmount();
    show(<Money value={decimal('0')} signed testId="money" />);
    expect(shown().textContent).toBe('0.00');
  });

  it.each([
    ['de', '1.234,500000'],
    ['ar', '1,234.500000'],
  ] as const)('follows the language, with Latin digits and apart from the text: %s', async (language, text) => {
    show(<Money value={decimal('1234.5')} digits={6} testId="money" />);
    await speak(language);
    expect(shown().textContent).toBe(text);
    expect(shown().className).toContain('number');
    await speak('en');
  });
});
