import { useEffect, useRef, type JSX, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { usePage } from '../state/page.ts';
import { useSignalValue } from '../state/signals.ts';
import type { Toast, ToastAction } from '../state/toasts.ts';
import { Icon, type IconName } from './icons.tsx';
import { hideUntilPlaced, placeToasts, whatIsInFront } from './place-toasts.ts';
import { overlayHost } from './overlays.ts';
import styles from './Toasts.module.css';

const SHOWN_MS = 4_000;
const ICONS: Record<Toast['tone'], IconName> = { success: 'check', failure: 'alert', info: 'inbox' };

/** While the screen under them changes they are placed anew so often at most. */
const PLACED_EVERY_MS = 200;

/**
 * Short messages on top of everything, announced politely; a tap dismisses one. They lie where they hide as little as can be.
 * At the end of the page and never inert: they are heard, and can be tapped, above an open sheet too.
 */
export function Toasts(): JSX.Element {
  const { state } = usePage();
  const shown = useSignalValue(state.toasts.shown);
  const stack = useRef<HTMLDivElement>(null);
  usePlaced(stack, shown);
  return createPortal(
    <div ref={stack} className={styles['stack']} role="status" aria-live="polite" data-testid="toasts">
      {shown.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </div>,
    overlayHost(),
  );
}

/** Places the stack in the next frame, when a sheet that closes with the toast has gone; and again when the screen changes. */
function usePlaced(stack: RefObject<HTMLElement | null>, shown: readonly Toast[]): void {
  useEffect(() => {
    const element = stack.current;
    if (!element || shown.length === 0) return undefined;
    hideUntilPlaced(element);
    const frame = requestAnimationFrame(() => placeToasts(element));
    let later: ReturnType<typeof setTimeout> | undefined;
    const placeSoon = (): void => {
      later ??= setTimeout(() => {
        later = undefined;
        placeToasts(element);
      }, PLACED_EVERY_MS);
    };
    let front = whatIsInFront();
    // Prices are written into text that is there: this hears of parts that come and go.
    const changes = new MutationObserver(() => {
      const before = front;
      front = whatIsInFront();
      if (front === before) return placeSoon();
      // The buttons of a sheet that opens under a toast can be pressed from its first frame.
      return placeToasts(element);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      changes.disconnect();
      window.removeEventListener('resize', placeSoon);
    };
  }, [stack, shown]);
}

function ToastView({ toast }: { readonly toast: Toast }): JSX.Element {
  return toast.action ? <OfferView toast={toast} action={toast.action} /> : <MessageView toast={toast} />;
}

function MessageView({ toast }: { readonly toast: Toast }): JSX.Element {
  const { dismiss } = usePage().state.toasts;
  useEffect(() => {
    const timer = setTimeout(() => dismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [dismiss, toast.id]);
  return (
    <button type="button" className={styles['toast']} data-tone={toast.tone} onClick={() => dismiss(toast.id)}>
      <Icon name={ICONS[toast.tone]} size={20} />
      {toast.text}
    </button>
  );
}

interface OfferViewProps {
  readonly toast: Toast;
  readonly action: ToastAction;
}

/** Stays until it is answered. */
function OfferView({ toast: { id, tone, text }, action }: OfferViewProps): JSX.Element {
  const { dismiss } = usePage().state.toasts;
  const { t } = useTranslation();
  const accept = (): void => {
    dismiss(id);
    action.run();
  };
  return (
    <div className={`${styles['toast']} ${styles['offer']}`} data-tone={tone} data-testid="offer">
      <span>{text}</span>
      <button type="button" className={styles['action']} onClick={accept}>
        {action.label}
      </button>
      <button type="button" className={styles['close']} onClick={() => dismiss(id)} aria-label={t('common.close')}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
