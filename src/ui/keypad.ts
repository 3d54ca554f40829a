/** Connects number fields with the one keypad of the page. */
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { signal } from '../state/signals.ts';

export interface KeypadTarget {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Receives the whole new text of the field. */
  readonly onInput: (text: string) => void;
}

export const keypadTarget = signal<RefObject<KeypadTarget> | null>(null);

/** Fingers get the page's keypad in place of the system keyboard; a mouse or a hardware keyboard does not. */
function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches;
}

interface Keypad {
  readonly inputMode: 'none' | 'decimal';
  readonly open: () => void;
  readonly close: () => void;
}

export function useKeypad(target: KeypadTarget): Keypad {
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });
  const close = useCallback(() => {
    if (keypadTarget.peek() === latest) keypadTarget.value = null;
  }, []);
  useEffect(() => close, [close]);
  const open = useCallback(() => {
    if (isTouch()) keypadTarget.value = latest;
  }, []);
  return { inputMode: isTouch() ? 'none' : 'decimal', open, close };
}

export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'mark' | 'erase';

/** The text and caret after a key, replacing what is selected. */
export function pressKey(
  text: string,
  from: number,
  to: number,
  key: KeypadKey,
  decimalMark: string,
): { readonly text: string; readonly caret: number } {
  if (key === 'erase') {
    const start = from === to ? Math.max(from - 1, 0) : from;
    return { text: text.slice(0, start) + text.slice(to), caret: start };
  }
  const inserted = key === 'mark' ? decimalMark : key;
  const rest = text.slice(0, from) + text.slice(to);
  if (key === 'mark' && /[.,]/.test(rest)) return { text, caret: to };
  return { text: text.slice(0, from) + inserted + text.slice(to), caret: from + inserted.length };
}
