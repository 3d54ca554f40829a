import { useEffect, useRef, type JSX } from 'react';
import { useSignalValue } from '../state/signals.ts';
import { dismissToast, toasts, type Toast } from '../state/toasts.ts';
import { Icon, type IconName } from './icons.tsx';
import styles from './Toasts.module.css';

const SHOWN_MS = 4_000;
const ICONS: Record<Toast['tone'], IconName> = { success: 'check', failure: 'alert', info: 'inbox' };

/**
 * Short messages on top of everything, announced politely; a tap dismisses one.
 * A popover, so that they stand above an open sheet too.
 */
export function Toasts(): JSX.Element {
  const shown = useSignalValue(toasts);
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stack.current;
    if (!element || typeof element.showPopover !== 'function') return;
    // Shown again so that it enters the top layer after a sheet that opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover();
    if (shown.length > 0) element.showPopover();
  }, [shown]);
  return (
    <div ref={stack} className={styles['stack']} popover="manual" role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastView({ toast }: { readonly toast: Toast }): JSX.Element {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <button type="button" className={styles['toast']} data-tone={toast.tone} onClick={() => dismissToast(toast.id)}>
      <Icon name={ICONS[toast.tone]} size={20} />
      {toast.text}
    </button>
  );
}
