import { signal } from './signals.ts';

export type ToastTone = 'success' | 'failure' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

const MOST = 3;
export const toasts = signal<readonly Toast[]>([]);
let nextId = 1;

/**
 * Shows a message; one that is on screen already is not said twice. Reads without following: an effect that shows a
 * toast must not be woken by it.
 */
export function showToast(tone: ToastTone, text: string): void {
  if (text === '' || toasts.peek().some((toast) => toast.text === text)) return;
  toasts.value = [...toasts.peek(), { id: nextId++, tone, text }].slice(-MOST);
}

export function dismissToast(id: number): void {
  toasts.value = toasts.peek().filter((toast) => toast.id !== id);
}
