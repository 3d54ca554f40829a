// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConnectionState } from '../../src/contract/worker/state.ts';
import { ConnectionBadge } from '../../src/screens/shared/ConnectionBadge.tsx';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { happen, show, speak } from '../support/page/screen.tsx';

const become = (connection: ConnectionState): void => happen(() => (page.state.slices.connection.value = connection));
const badge = (): HTMLElement => screen.getByTestId('connection');

describe('the badge of the connection', () => {
  beforeAll(() => speak('en'));
  beforeEach(freshPage);

  it.each([
    ['device', 'Slow device·44 ms'],
    ['line', 'Slow network·44 ms'],
    [undefined, 'Live·44 ms'],
  ] as const)('says which part is slow: %s', (slow, text) => {
    show(<ConnectionBadge />);
    become({ phase: 'open', latencyMs: 44, slow });
    expect(badge().textContent).toBe(text);
    expect(badge().dataset['tone']).toBe(slow === undefined ? 'live' : 'trying');
  });

  it('shows the word where there is little room only while something is slow', () => {
    show(<ConnectionBadge compact />);
    const isSeen = (word: string): boolean => !screen.getByText(word).classList.contains('visually-hidden');
    become({ phase: 'open', latencyMs: 44, slow: 'line' });
    expect(isSeen('Slow network')).toBe(true);
    become({ phase: 'open', latencyMs: 44 });
    expect(isSeen('Live')).toBe(false);
  });

  it('says nothing of what is slow once the line is down', () => {
    show(<ConnectionBadge />);
    become({ phase: 'open', latencyMs: 44, slow: 'device' });
    become({ phase: 'offline' });
    expect(badge().textContent).toBe('No network');
  });
});
