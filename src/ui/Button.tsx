import type { ComponentProps, JSX, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './icons.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: 'primary' | 'quiet' | 'buy' | 'sell';
  /** Shows that the work goes on and takes no second tap. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function Button({
  tone = 'primary',
  busy = false,
  children,
  disabled,
  className,
  ...rest
}: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={[styles.button, styles[tone], className].filter(Boolean).join(' ')}
    >
      {busy && <span className={styles.spinner} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  readonly label: string;
  readonly filled?: boolean;
}

export function IconButton({ icon, label, filled = false, className, ...rest }: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    >
      <Icon name={icon} filled={filled} size={22} />
    </button>
  );
}
