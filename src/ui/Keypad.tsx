import { useEffect, useRef, type JSX, type PointerEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormatters } from '../i18n/format.ts';
import { useSignalValue } from '../state/signals.ts';
import { Icon } from './icons.tsx';
import { keypadTarget, pressKey, type KeypadKey } from './keypad.ts';
import styles from './Keypad.module.css';

const KEYS: readonly KeypadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'mark', '0', 'erase'];

/** The page's own number pad: it never covers the field, and has no key that a number does not need. */
export function Keypad(): JSX.Element | null {
  const target = useSignalValue(keypadTarget);
  const { t } = useTranslation();
  const { decimalMark } = useFormatters();
  const pad = useRef<HTMLDivElement>(null);
  useRoomForKeypad(pad, target !== null);
  if (!target) return null;
  const press = (key: KeypadKey): void => {
    const input = target.current.input.current;
    if (!input) return;
    const end = input.value.length;
    const next = pressKey(input.value, input.selectionStart ?? end, input.selectionEnd ?? end, key, decimalMark);
    target.current.onInput(next.text);
    // After React has written the value, which moves the caret to the end.
    queueMicrotask(() => input.setSelectionRange(next.caret, next.caret));
  };
  // Inside an open sheet, which makes everything outside of it inert.
  const host = target.current.input.current?.closest('dialog') ?? document.body;
  return createPortal(
    <div ref={pad} className={styles['keypad']} role="group" aria-label={t('common.keypad')} onPointerDown={keepFocus}>
      <button
        type="button"
        tabIndex={-1}
        className={[styles['key'], styles['done']].join(' ')}
        onClick={() => target.current.input.current?.blur()}
      >
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

/** Shrinks the page by the pad's height and brings the field into view. */
function useRoomForKeypad(pad: RefObject<HTMLDivElement | null>, open: boolean): void {
  useEffect(() => {
    const root = document.documentElement;
    if (!open || !pad.current) return undefined;
    root.style.setProperty('--keypad', `${pad.current.offsetHeight}px`);
    root.dataset['keypad'] = 'open';
    document.activeElement?.scrollIntoView({ block: 'center' });
    return () => {
      root.style.removeProperty('--keypad');
      delete root.dataset['keypad'];
    };
  }, [pad, open]);
}
