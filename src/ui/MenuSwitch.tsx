import type { JSX } from 'react';
import menu from './Menu.module.css';
import styles from './MenuSwitch.module.css';

interface MenuSwitchProps {
  readonly title: string;
  readonly on: boolean;
  /** Cannot be changed now. */
  readonly disabled?: boolean;
  readonly testId?: string;
  readonly onChange: (on: boolean) => void;
}

/** A row that is on or off; all of it takes the tap. */
export function MenuSwitch({ title, on, disabled = false, testId, onChange }: MenuSwitchProps): JSX.Element {
  return (
    <li>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        // Still to be reached by keyboard: it comes back in a moment.
        aria-disabled={disabled}
        className={menu['row']}
        data-testid={testId}
        onClick={() => {
          if (!disabled) onChange(!on);
        }}
      >
        <span className={menu['words']}>
          <span className={menu['title']}>{title}</span>
        </span>
        <span className={styles['track']} aria-hidden="true" />
      </button>
    </li>
  );
}
