import { useEffect, useRef, useState, type JSX, type PointerEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormatters } from '../i18n/format.ts';
import { useCloseRequests } from './close-requests.ts';
import { Icon } from './icons.tsx';
import { pressKey, type KeypadKey } from './keypad-keys.ts';
import styles from './Keypad.module.css';
import { overlayHost, useOverlay } from './overlays.ts';
import { useSwipeDown } from './use-swipe-down.ts';

const KEYS: readonly KeypadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'mark', '0', 'erase'];

interface KeypadProps {
  /** The field that has the focus. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Receives the whole new text of the field. */
  readonly onInput: (text: string) => void;
}

/** The page's own number pad: it never covers the field, and has no key that a number does not need. */
export function Keypad({ input, onInput }: KeypadProps): JSX.Element {
  const { t } = useTranslation();
  const { decimalMark } = useFormatters();
  const [host] = useState(hostOfKeypad);
  const pad = useRef<HTMLDivElement>(null);
  useRoomForKeypad(pad);
  const close = (): void => input.current?.blur();
  useOverlay(true, close);
  useCloseRequests(true, close);
  useSwipeDown(pad, pad, close);
  const press = (key: KeypadKey): void => {
    const field = input.current;
    if (!field) return;
    const end = field.value.length;
    const next = pressKey(field.value, field.selectionStart ?? end, field.selectionEnd ?? end, key, decimalMark);
    onInput(next.text);
    // After React has written the value, which moves the caret to the end.
    queueMicrotask(() => field.setSelectionRange(next.caret, next.caret));
  };
  return createPortal(
    <div ref={pad} className={styles['keypad']} role="group" aria-label={t('common.keypad')} onPointerDown={keepFocus}>
      <button type="button" tabIndex={-1} className={[styles['key'], styles['done']].join(' ')} onClick={close}>
        {t('common.done')}
      </button>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          className={styles['key']}
          aria-label={key === 'erase' ? t('common.erase') : undefined}
          onClick={() => press(key)}
        >
          {key === 'erase' ? <Icon name="backspace" /> : key === 'mark' ? decimalMark : key}
        </button>
      ))}
    </div>,
    host,
  );
}

function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}

/** The open sheet, which makes everything outside of it inert, or else the page. */
function hostOfKeypad(): HTMLElement {
  return document.activeElement?.closest('dialog') ?? overlayHost();
}

/** How many pads are there: the one of the next field comes before that of the last one goes. */
let pads = 0;

/** Shrinks the page by the pad's height and brings the field into view. */
function useRoomForKeypad(pad: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    pads++;
    root.style.setProperty('--keypad', `${pad.current?.offsetHeight ?? 0}px`);
    root.dataset['keypad'] = 'open';
    document.activeElement?.scrollIntoView({ block: 'center' });
    return () => {
      if (--pads > 0) return;
      root.style.removeProperty('--keypad');
      delete root.dataset['keypad'];
    };
  }, [pad]);
}
