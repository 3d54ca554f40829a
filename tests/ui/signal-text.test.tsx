// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Profiler, useRef, type JSX } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { signal } from '../../src/state/signals.ts';
import { SignalText } from '../../src/ui/SignalText.tsx';
import { useSignalData } from '../../src/ui/use-signal-data.ts';
import { happen, show } from '../support/page/screen.tsx';

const text = (): string | null => screen.getByTestId('text').textContent;

describe('text that follows signals', () => {
  it('changes without a render', () => {
    const price = signal(1);
    const read = (): string => `at ${price.value}`;
    const rendered = vi.fn();
    show(
      <Profiler id="text" onRender={rendered}>
        <SignalText read={read} testId="text" />
      </Profiler>,
    );
    expect(text()).toBe('at 1');
    const before = rendered.mock.calls.length;
    const node = screen.getByTestId('text').firstChild;
    for (let next = 2; next <= 50; next++) price.value = next;
    expect(text()).toBe('at 50');
    expect(rendered.mock.calls.length).toBe(before);
    expect(screen.getByTestId('text').firstChild).toBe(node);
  });

  it('reads what it is told to read next, and no longer the first', () => {
    const first = signal('a');
    const second = signal('x');
    const readFirst = vi.fn(() => first.value);
    const readSecond = (): string => second.value;
    const { rerender } = show(<SignalText read={readFirst} testId="text" />);
    rerender(<SignalText read={readSecond} testId="text" />);
    readFirst.mockClear();
    first.value = 'b';
    expect([text(), readFirst.mock.calls.length]).toEqual(['x', 0]);
    second.value = 'y';
    expect(text()).toBe('y');
  });

  it('is silent once it is gone', () => {
    const price = signal(1);
    const read = vi.fn(() => String(price.value));
    show(<SignalText read={read} />).unmount();
    read.mockClear();
    price.value = 2;
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a data attribute that follows signals', () => {
  const tone = signal<string | undefined>('up');
  const readTone = (): string | undefined => tone.value;

  function Toned(): JSX.Element {
    const host = useRef<HTMLSpanElement>(null);
    useSignalData(host, 'tone', readTone);
    return <span ref={host} data-testid="text" />;
  }

  it('is set, changed and removed', () => {
    show(<Toned />);
    const shown = (): string | null => screen.getByTestId('text').getAttribute('data-tone');
    expect(shown()).toBe('up');
    happen(() => (tone.value = 'down'));
    expect(shown()).toBe('down');
    happen(() => (tone.value = undefined));
    expect(shown()).toBeNull();
  });
});
