// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { startTransition, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { signal, useSignalValue, type ReadonlySignal } from '../../src/state/signals.ts';
import { happen, show } from '../support/page/screen.tsx';

function Value({ of }: { readonly of: ReadonlySignal<string | (() => string)> }): JSX.Element {
  const value = useSignalValue(of);
  return <p data-testid="value">{typeof value === 'function' ? value() : value}</p>;
}

const shown = (): string | null => screen.getByTestId('value').textContent;

it('shows each value, of the signal that it is given last', () => {
  const first = signal('a');
  const second = signal('x');
  const { rerender } = show(<Value of={first} />);
  happen(() => (first.value = 'b'));
  expect(shown()).toBe('b');
  rerender(<Value of={second} />);
  expect(shown()).toBe('x');
  happen(() => (first.value = 'c'));
  expect(shown()).toBe('x');
  happen(() => (second.value = 'y'));
  expect(shown()).toBe('y');
});

it('takes a function for a value like any other', () => {
  const words = signal<() => string>(() => 'one');
  show(<Value of={words} />);
  happen(() => (words.value = () => 'two'));
  expect(shown()).toBe('two');
});

it('renders a screen once that is rendered in pieces while a signal changes, and what read the signal again', async () => {
  const status = signal('before');
  // What comes from the worker between two pieces.
  const renderOther = vi.fn(() => (status.value = 'after'));
  function Other(): JSX.Element {
    renderOther();
    return <p>other</p>;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
  });
  await act(async () =>
    startTransition(() =>
      root.render(
        <>
          <Value of={status} />
          <Other />
        </>,
      ),
    ),
  );
  expect(shown()).toBe('after');
  expect(renderOther).toHaveBeenCalledOnce();
});
