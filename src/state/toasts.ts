import { signal, type ReadonlySignal } from './signals.ts';

export type ToastTone = 'success' | 'failure' | 'info';

/** What a message offers to do; it stays until that is done, or it is closed. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction;
}

/** Short messages on top of everything. */
export interface Toasts {
  /** Oldest first. */
  readonly shown: ReadonlySignal<readonly Toast[]>;
  /** Shows a message; one that is on screen already, or empty, is not shown. */
  readonly show: (tone: ToastTone, text: string, action?: ToastAction) => void;
  readonly dismiss: (id: number) => void;
  readonly clear: () => void;
}

const MOST = 3;

/** Both functions read without following: an effect that shows a toast must not be woken by it. */
export function createToasts(): Toasts {
  const shown = signal<readonly Toast[]>([]);
  let nextId = 1;
  return {
    shown,
    show: (tone, text, action) => {
      if (text === '' || shown.peek().some((toast) => toast.text === text)) return;
      shown.value = [...shown.peek(), { id: nextId++, tone, text, ...(action && { action }) }].slice(-MOST);
    },
    dismiss: (id) => (shown.value = shown.peek().filter((toast) => toast.id !== id)),
    clear: () => (shown.value = []),
  };
}
