import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type JSX,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { IconButton } from './Button.tsx';
import { useCloseRequests } from './close-requests.ts';
import { closeModal, openModal } from './modals.ts';
import { overlayHost, useOverlay } from './overlays.ts';
import styles from './Sheet.module.css';
import { useSwipeDown } from './use-swipe-down.ts';

type VeilHandlers = Required<Pick<ComponentProps<'dialog'>, 'onPointerDown' | 'onClick'>>;

interface SheetProps {
  readonly title: string;
  /** Whether it is shown: one that is not stays laid out, where the browser can do that. Open unless said otherwise. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal sheet from below, in a dialog that covers the page as its veil: focus stays inside. Going back, Escape, the
 * veil, the cross and a swipe down close it, and so does leaving the screen.
 */
export function Sheet({ title, isOpen = true, onClose, children }: SheetProps): JSX.Element {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useModal(dialog, isOpen, onClose);
  useOverlay(isOpen, onClose);
  useSwipeDown(panel, panel, isOpen ? onClose : undefined);
  const veil = useVeil(dialog, onClose);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles['sheet']}
      data-closed={!isOpen || undefined}
      aria-hidden={!isOpen || undefined}
      aria-modal="true"
      aria-label={title}
      {...veil}
    >
      <div ref={panel} className={styles['panel']}>
        <div className={styles['head']} data-grip>
          <h2>{title}</h2>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </div>
        <div className={styles['body']}>{children}</div>
      </div>
    </dialog>,
    overlayHost(),
  );
}

/** A press on the veil closes. One that begins on a field may end there: the keypad that comes with it moves the sheet. */
function useVeil(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): VeilHandlers {
  const isPressed = useRef(false);
  return {
    onPointerDown: ({ target }) => {
      isPressed.current = target === dialog.current;
    },
    onClick: ({ target }) => {
      if (isPressed.current && target === dialog.current) onClose();
    },
  };
}

/** WebKit draws a ring around the cross that a dialog focuses, also when a finger opened it: none until a key is pressed. */
function hideRing(dialog: HTMLDialogElement): void {
  dialog.dataset['touched'] = 'true';
  dialog.addEventListener('keydown', () => showRing(dialog), { once: true, capture: true });
}

function showRing(dialog: HTMLDialogElement): void {
  delete dialog.dataset['touched'];
}

function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void): void {
  const closed = useEffectEvent(onClose);
  useCloseRequests(isOpen, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const byKeyboard = document.activeElement?.matches(':focus-visible') === true;
    // The browser may close it without asking first. Told later, it may be open again.
    const onClosed = (): void => {
      if (!element.open) closed();
    };
    if (byKeyboard) showRing(element);
    else hideRing(element);
    openModal(element);
    element.addEventListener('close', onClosed);
    return () => {
      element.removeEventListener('close', onClosed);
      closeModal(element);
    };
  }, [dialog, isOpen]);
}
