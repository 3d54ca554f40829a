// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Failure, FailureKind } from '../../src/contract/worker/failure.ts';
import { FailureNote } from '../../src/ui/FailureNote.tsx';
import { Empty, Failed } from '../../src/ui/State.tsx';
import { show, speak } from '../support/page/screen.tsx';

const KINDS: readonly FailureKind[] = [
  'network',
  'timeout',
  'refused',
  'session',
  'invalid',
  'malformed',
  'storage',
  'crashed',
];
const failure = (kind: FailureKind, change: Partial<Failure> = {}): Failure => ({ kind, origin: 'x', ...change });

describe('what stands where content is missing', () => {
  beforeAll(() => speak('en'));

  it('is nothing yet, with a hint and the next step', () => {
    show(<Empty title="No orders" hint="They appear here." action={<a href="#/trade">Trade</a>} />);
    expect(screen.getByRole('heading', { name: 'No orders' })).toBeDefined();
    expect(screen.getByText('They appear here.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Trade' })).toBeDefined();
  });

  it('is what failed, announced, with the way to try again', async () => {
    const retry = vi.fn();
    const { user } = show(<Failed title="Not loaded" failure={failure('network')} onRetry={retry} />);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Not loaded')).toBeDefined();
    expect(alert.getByText(/could not be reached/)).toBeDefined();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('a failure in words', () => {
  beforeAll(() => speak('en'));

  it.each(KINDS)('has a sentence of its own for %s', (kind) => {
    show(<FailureNote failure={failure(kind)} />);
    expect(screen.getByRole('alert').textContent).toMatch(/^[A-Z].+\.$/);
  });

  it("is the server's own where it sent one, and only where it refused", () => {
    const { rerender } = show(<FailureNote failure={failure('refused', { message: 'Market is closed' })} />);
    expect(screen.getByRole('alert').textContent).toBe('Market is closed');
    rerender(<FailureNote failure={failure('crashed', { message: 'x is not a function' })} />);
    expect(screen.getByRole('alert').textContent).not.toContain('function');
  });

  it('names the code of a network failure', () => {
    show(<FailureNote failure={failure('network', { code: 502 })} />);
    expect(screen.getByRole('alert').textContent).toContain('502');
  });

  it('is none for what was given up on purpose, or did not fail', () => {
    show(
      <>
        <FailureNote failure={failure('cancelled')} />
        <FailureNote failure={undefined} />
      </>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
