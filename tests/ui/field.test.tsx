// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ComponentProps, JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Field, SelectField, Checkbox } from '../../src/ui/Field.tsx';
import { show } from '../support/page/screen.tsx';

const OPTIONS = [
  { value: '50', text: '1:50' },
  { value: '100', text: '1:100' },
];

function Select(change: Partial<ComponentProps<typeof SelectField>>): JSX.Element {
  return <SelectField label="Leverage" value="100" options={OPTIONS} onChange={() => undefined} {...change} />;
}

describe('a field', () => {
  it('names its input and describes it, each with ids of its own', () => {
    const input = (ids: { input: string; note: string }): JSX.Element => (
      <input id={ids.input} aria-describedby={ids.note} />
    );
    show(
      <>
        <Field label="First" help="Help">
          {input}
        </Field>
        <Field label="Second" fault="Wrong">
          {input}
        </Field>
      </>,
    );
    const noteOf = (label: string): Element | null =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '');
    expect([noteOf('First')?.textContent, noteOf('Second')?.textContent]).toEqual(['Help', 'Wrong']);
    expect(screen.getByRole('alert')).toBe(noteOf('Second'));
    expect(noteOf('First')?.getAttribute('role')).toBeNull();
  });

  it('shows the fault in place of the help', () => {
    show(
      <Field label="First" help="Help" fault="Wrong">
        {() => null}
      </Field>,
    );
    expect(screen.queryByText('Help')).toBeNull();
    expect(screen.getByText('Wrong')).toBeDefined();
  });
});

describe('a choice from a list', () => {
  it('is named, shows its value and answers with the chosen one', async () => {
    const chosen = vi.fn();
    const { user } = show(<Select onChange={chosen} />);
    const select = screen.getByLabelText<HTMLSelectElement>('Leverage');
    expect(select.value).toBe('100');
    await user.selectOptions(select, '50');
    expect(chosen).toHaveBeenCalledWith('50');
  });

  it('with a fault says so to those who do not see it', () => {
    show(<Select fault="None configured" />);
    const select = screen.getByLabelText('Leverage');
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(select.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });

  it('can be locked', () => {
    show(<Select disabled />);
    expect(screen.getByLabelText('Leverage')).toHaveProperty('disabled', true);
  });
});

describe('a tick', () => {
  it('is named by its text and answers with its new state', async () => {
    const changed = vi.fn();
    const { user } = show(<Checkbox label="Stop loss" checked={false} onChange={changed} />);
    await user.click(screen.getByLabelText('Stop loss'));
    expect(changed).toHaveBeenCalledWith(true);
  });
});
