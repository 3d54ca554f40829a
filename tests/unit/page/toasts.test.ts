// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { effect } from '../../../src/state/signals.ts';
import { freshPage, page } from '../../support/page/fresh-page.ts';

const texts = (): string[] => page.state.toasts.shown.value.map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => {
    freshPage();
  });

  it('are the newest three, oldest first', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) page.state.toasts.show('info', text);
    expect(texts()).toEqual(['c', 'd', 'e']);
  });

  it('are not said twice while they are on screen, and an empty one not at all', () => {
    page.state.toasts.show('info', 'a');
    page.state.toasts.show('info', 'a');
    page.state.toasts.show('info', '');
    expect(texts()).toEqual(['a']);
    page.state.toasts.dismiss(page.state.toasts.shown.value[0]?.id ?? 0);
    page.state.toasts.show('info', 'a');
    expect(texts()).toEqual(['a']);
  });

  it('go one by one, each by its own id', () => {
    page.state.toasts.show('success', 'a');
    page.state.toasts.show('failure', 'b');
    const [first, second] = page.state.toasts.shown.value;
    expect(first?.id).not.toBe(second?.id);
    page.state.toasts.dismiss(first?.id ?? 0);
    expect(page.state.toasts.shown.value).toEqual([second]);
    page.state.toasts.dismiss(first?.id ?? 0);
    expect(page.state.toasts.shown.value).toEqual([second]);
  });

  it('shown and dismissed by an effect do not wake it again', () => {
    let runs = 0;
    const stop = effect(() => {
      runs++;
      page.state.toasts.show('info', 'once');
      page.state.toasts.dismiss(-1);
    });
    stop();
    expect([runs, texts()]).toEqual([1, ['once']]);
  });
});
