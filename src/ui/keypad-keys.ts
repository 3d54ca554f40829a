/** Fingers get the page's keypad in place of the system keyboard; a mouse or a hardware keyboard does not. */
export function isTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches;
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
