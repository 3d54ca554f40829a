import type { JSX, ReactNode } from 'react';
import styles from './Button.module.css';
import { Link } from './Link.tsx';

interface ButtonLinkProps {
  readonly to: string;
  readonly tone?: 'primary' | 'quiet';
  readonly children: ReactNode;
}

/** A way to another screen that looks like what it is: the next step. */
export function ButtonLink({ to, tone = 'quiet', children }: ButtonLinkProps): JSX.Element {
  return (
    <Link to={to} className={`${styles['button']} ${styles[tone]}`}>
      {children}
    </Link>
  );
}
