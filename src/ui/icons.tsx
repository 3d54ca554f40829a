/** The product's icons: 24 × 24, stroked in the current colour. */
import type { JSX } from 'react';

const PATHS = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4.5 4.5',
  language:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3.5 9h17M3.5 15h17M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.500-2.600-3.800-5.600-3.800-9s1.300-6.400 3.800-9Z',
  theme: 'M12 4a8 8 0 1 0 0 16V4Z M12 4a8 8 0 0 1 0 16',
  star: 'm12 4 2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8L12 4Z',
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  markets: 'M4 18V9M9 18V5M14 18v-7M19 18V8',
  trade: 'M7 4v4M7 16v4M5 8h4v8H5zM17 3v3M17 15v5M15 6h4v9h-4z',
  orders: 'M6 4h12v16l-3-2-3 2-3-2-3 2V4ZM9 9h6M9 13h6',
  copying: 'M9 9h11v11H9zM15 9V4H4v11h5',
  ranking: 'M4 20v-7h5v7M9 20V5h6v15M15 20v-9h5v9',
  expand: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  backspace: 'M9 6h11v12H9l-6-6 6-6ZM12 10l4 4M16 10l-4 4',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.500 20c1-3.600 4-5.500 7.500-5.500s6.500 1.900 7.500 5.500',
  alert: 'M12 4 2.500 20h19L12 4ZM12 10v4.500M12 17.500v.2',
  inbox: 'M4 13 6.500 5h11L20 13v6H4v-6ZM4 13h5l1 2.500h4l1-2.500h5',
  refresh: 'M20 12a8 8 0 1 1-2.600-5.900M20 3v4.500h-4.500',
  offline: 'M3 3l18 18M8.500 14.500a5 5 0 0 1 7 0M5 11a10 10 0 0 1 4-2.400M19 11a10 10 0 0 0-6-2.900M12 18.500v.2',
} as const;

export type IconName = keyof typeof PATHS;

interface StrokeProps {
  readonly path: string;
  readonly size?: number;
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

interface IconProps extends Omit<StrokeProps, 'path'> {
  readonly name: IconName;
}

export function Icon({ name, ...rest }: IconProps): JSX.Element {
  return <Stroke path={PATHS[name]} {...rest} />;
}

/** One drawing. Decoration only: the control around it carries the name. */
export function Stroke({ path, size = 24, filled = false, className }: StrokeProps): JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
