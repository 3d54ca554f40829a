// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../../src/ui/Toasts.tsx';
import { happen, show, speak } from '../support/page/screen.tsx';
import { freshPage, page } from '../support/page/fresh-page.ts';

const texts = (): (string | null)[] => screen.queryAllByRole('button').map((each) => each.textContent);
const say = (text: string): void => happen(() => page.state.toasts.show('info', text));

describe('toasts', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    freshPage();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are announced politely, in a region that is there before them', () => {
    show(<Toasts />);
    const region = screen.getByRole('status');
    expect([region.getAttribute('aria-live'), texts()]).toEqual(['polite', []]);
    say('Placed');
    expect(region.textContent).toContain('Placed');
  });

  it('go by themselves, each after its own time', () => {
    show(<Toasts />);
    say('first');
    happen(() => vi.advanceTimersByTime(3_000));
    say('second');
    happen(() => vi.advanceTimersByTime(1_000));
    expect(texts()).toEqual(['second']);
    happen(() => vi.advanceTimersByTime(3_000));
    expect(texts()).toEqual([]);
  });

  it('go when they are tapped', () => {
    show(<Toasts />);
    say('first');
    say('second');
    happen(() => screen.getByText('first').click());
    expect(texts()).toEqual(['second']);
  });

  it('are never more than three', () => {
    show(<Toasts />);
    for (const text of ['a', 'b', 'c', 'd']) say(text);
    expect(texts()).toEqual(['b', 'c', 'd']);
  });
});
