import { beforeEach, describe, expect, it } from 'vitest';
import { effect } from '../../../src/state/signals.ts';
import { dismissToast, showToast, toasts } from '../../../src/state/toasts.ts';

const texts = (): string[] => toasts.value.map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => {
    toasts.value = [];
  });

  it('are the newest three, oldest first', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) showToast('info', text);
    expect(texts()).toEqual(['c', 'd', 'e']);
  });

  it('are not said twice while they are on screen, and an empty one not at all', () => {
    showToast('info', 'a');
    showToast('info', 'a');
    showToast('info', '');
    expect(texts()).toEqual(['a']);
    dismissToast(toasts.value[0]?.id ?? 0);
    showToast('info', 'a');
    expect(texts()).toEqual(['a']);
  });

  it('go one by one, each by its own id', () => {
    showToast('success', 'a');
    showToast('failure', 'b');
    const [first, second] = toasts.value;
    expect(first?.id).not.toBe(second?.id);
    dismissToast(first?.id ?? 0);
    expect(toasts.value).toEqual([second]);
    dismissToast(first?.id ?? 0);
    expect(toasts.value).toEqual([second]);
  });

  it('shown and dismissed by an effect do not wake it again', () => {
    let runs = 0;
    const stop = effect(() => {
      runs++;
      showToast('info', 'once');
      dismissToast(-1);
    });
    stop();
    expect([runs, texts()]).toEqual([1, ['once']]);
  });
});
