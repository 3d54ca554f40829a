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

export function showToast(tone: ToastTone, text: string): void {
  toasts.value = [...toasts.value, { id: nextId++, tone, text }].slice(-MOST);
}

export function dismissToast(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}
