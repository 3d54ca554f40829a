import type { JSX, KeyboardEvent } from 'react';
import styles from './Segmented.module.css';

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `tabs` where each option shows its own panel. */
  readonly role?: 'radiogroup' | 'tablist';
  readonly plain?: boolean;
}

/** One choice of a few, side by side; arrow keys move it. */
export function Segmented<T extends string>(props: SegmentedProps<T>): JSX.Element {
  const { label, options, value, onChange, role = 'radiogroup', plain = false } = props;
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + step + options.length) % options.length];
    if (!next) return;
    onChange(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  const isTabs = role === 'tablist';
  return (
    <div
      role={role}
      aria-label={label}
      className={[styles.group, plain && styles.bar].filter(Boolean).join(' ')}
      onKeyDown={move}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role={isTabs ? 'tab' : 'radio'}
          aria-checked={isTabs ? undefined : option.value === value}
          aria-selected={isTabs ? option.value === value : undefined}
          tabIndex={option.value === value ? 0 : -1}
          data-value={option.value}
          className={styles.option}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}

/** Arrow keys follow the reading direction. */
function stepOf(event: KeyboardEvent<HTMLElement>): number {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === forward) return 1;
  return event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0;
}
