// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentProps, type JSX } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { stepPrice } from '../../src/domain/step.ts';
import { DecimalField } from '../../src/ui/DecimalField.tsx';
import { instrument } from '../support/page/catalogue.ts';
import { show, speak } from '../support/page/screen.tsx';

const CENTS = instrument(1, 'X', { priceScale: 2 });

type Options = Partial<ComponentProps<typeof DecimalField>>;

/** A field with state behind it, as a screen holds it. */
function Held({ start = '', ...rest }: Options & { readonly start?: string }): JSX.Element {
  const [value, setValue] = useState(start);
  return (
    <>
      <DecimalField label="Lots" value={value} onChange={setValue} {...rest} />
      <output data-testid="value">{value}</output>
      <button type="button" onClick={() => setValue('7.5')}>
        Set
      </button>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Lots');
const value = (): string | null => screen.getByTestId('value').textContent;
const step = (text: string, direction: 1 | -1): string | undefined => stepPrice(CENTS, text, direction);

describe('a number field', () => {
  beforeAll(() => speak('en'));

  it('keeps what is typed as it is typed, and the canonical number behind it', async () => {
    const { user } = show(<Held />);
    await user.type(field(), '007.50');
    expect([field().value, value()]).toEqual(['007.50', '7.50']);
    await user.tab();
    expect([field().value, value()]).toEqual(['007.50', '7.50']);
  });

  it('keeps what is no number, for the fault to name', async () => {
    const { user } = show(<Held />);
    await user.type(field(), '1e5');
    await user.tab();
    expect([field().value, value()]).toEqual(['1e5', '1e5']);
  });

  it('can be emptied', async () => {
    const { user } = show(<Held start="1.5" />);
    await user.clear(field());
    expect([field().value, value()]).toEqual(['', '']);
  });

  it('follows a value that changes without typing', async () => {
    const { user } = show(<Held />);
    await user.type(field(), '1');
    await user.click(screen.getByText('Set'));
    expect(field().value).toBe('7.5');
  });

  it('steps by arrow keys and buttons, from what was typed', async () => {
    const { user } = show(<Held step={step} start="1.00" />);
    await user.type(field(), '{ArrowUp}');
    expect([field().value, value()]).toEqual(['1.01', '1.01']);
    await user.type(field(), '{ArrowDown}{ArrowDown}');
    expect(value()).toBe('0.99');
    await user.click(screen.getByRole('button', { name: 'Increase Lots' }));
    expect(value()).toBe('1.00');
  });

  it('locks a step that is not possible, and its key does nothing', async () => {
    const { user } = show(<Held step={step} start="0.00" />);
    expect(screen.getByRole('button', { name: 'Decrease Lots' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Increase Lots' })).toHaveProperty('disabled', false);
    await user.type(field(), '{ArrowDown}');
    expect(value()).toBe('0.00');
  });

  it('locks both steps while what stands in it is no number', async () => {
    const { user } = show(<Held step={step} />);
    await user.type(field(), 'x');
    for (const name of ['Decrease Lots', 'Increase Lots']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
  });

  it('that is locked takes neither text nor steps', () => {
    show(<Held step={step} start="1.00" disabled />);
    for (const each of [field(), ...screen.getAllByRole('button', { name: /crease/ })]) {
      expect(each).toHaveProperty('disabled', true);
    }
  });

  it('announces its fault and is described by it', () => {
    show(<Held fault="Too large." />);
    const note = screen.getByRole('alert');
    expect(note.textContent).toBe('Too large.');
    expect(field().getAttribute('aria-describedby')).toBe(note.id);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('without a fault shows help, announced by nobody', () => {
    show(<Held help="Min 0.01" />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
    const note = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Min 0.01');
  });

  it('is read from left to right in every language', () => {
    show(<Held />);
    expect(field().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  });
});

describe('a number field in German', () => {
  beforeAll(() => speak('de'));

  it('shows a comma and takes a comma or a dot', () => {
    show(<Held start="1.5" />);
    expect(field().value).toBe('1,5');
    fireEvent.change(field(), { target: { value: '2,25' } });
    expect([field().value, value()]).toEqual(['2,25', '2.25']);
    fireEvent.change(field(), { target: { value: '2.5' } });
    fireEvent.blur(field());
    expect([field().value, value()]).toEqual(['2.5', '2.5']);
  });

  it('shows a comma after a step', () => {
    show(<Held start="1.00" step={step} />);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect([field().value, value()]).toEqual(['1,01', '1.01']);
  });
});
