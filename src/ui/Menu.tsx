import type { JSX, ReactNode } from 'react';
import { Link } from './Link.tsx';
import { Icon } from './icons.tsx';
import { MenuIcon, type MenuIconName } from './menu-icons.tsx';
import styles from './Menu.module.css';

/** A few rows that belong together. */
export function MenuGroup({ children }: { readonly children: ReactNode }): JSX.Element {
  return <ul className={styles['group']}>{children}</ul>;
}

interface RowProps {
  readonly icon?: MenuIconName;
  readonly title: string;
  /** What stands at the end: the present value, a badge. */
  readonly value?: ReactNode;
  readonly testId?: string;
}

/** A row that leads to a screen. */
export function MenuLink({ to, ...row }: RowProps & { readonly to: string }): JSX.Element {
  return (
    <li>
      <Link className={styles['row']} to={to} data-testid={row.testId}>
        <RowContent {...row} />
        <Icon name="down" size={18} className={styles['chevron']} />
      </Link>
    </li>
  );
}

interface MenuButtonProps extends RowProps {
  readonly onClick: () => void;
  readonly tone?: 'danger';
  /** Leads further, as a link does. */
  readonly leads?: boolean;
}

/** A row that does something. */
export function MenuButton({ onClick, tone, leads = false, ...row }: MenuButtonProps): JSX.Element {
  return (
    <li>
      <button type="button" className={styles['row']} data-tone={tone} onClick={onClick} data-testid={row.testId}>
        <RowContent {...row} />
        {leads && <Icon name="down" size={18} className={styles['chevron']} />}
      </button>
    </li>
  );
}

/** A row that only tells, or holds a choice of its own. */
export function MenuLine({ children, ...row }: RowProps & { readonly children?: ReactNode }): JSX.Element {
  return (
    <li className={styles['row']}>
      <RowContent {...row}>{children}</RowContent>
    </li>
  );
}

function RowContent({ icon, title, value, children }: RowProps & { readonly children?: ReactNode }): JSX.Element {
  return (
    <>
      {icon && (
        <span className={styles['icon']}>
          <MenuIcon name={icon} />
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {value !== undefined && <span className={styles['value']}>{value}</span>}
        {children && <span className={styles['control']}>{children}</span>}
      </span>
    </>
  );
}
