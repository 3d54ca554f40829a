/** Icons of the menus: apart from the others, because the first screen needs none of them. */
import type { JSX } from 'react';
import { Stroke } from './icons.tsx';

const PATHS = {
  wallet: 'M4 7.500h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.500a1 1 0 0 1 1-1h12M15.500 13h1.500',
  deposit: 'M12 4v10.500M8 10.500l4 4 4-4M5 16v3.500h14V16',
  withdraw: 'M12 15V4.500M8 8.500l4-4 4 4M5 16v3.500h14V16',
  identity:
    'M4 6h16v12H4zM7 15.500c.5-1.600 1.500-2.200 2.500-2.200s2 .6 2.500 2.200M9.500 9a1.600 1.600 0 1 1 0 3.200 1.600 1.600 0 0 1 0-3.200M14.500 10H17M14.500 13.500H17',
  invite:
    'M10 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM3.500 19.500c.8-3.200 3.300-5 6.500-5s5.700 1.800 6.500 5M18.500 7.500v6M15.500 10.500h6',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  megaphone: 'M4 10v4h3l8 4V6l-8 4H4ZM18 9.500a4 4 0 0 1 0 5M8 14v5h2.500v-3.500',
  book: 'M12 7c-2-1.500-4.500-2-8-2v13c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V5c-3.500 0-6 .5-8 2Zm0 0v13',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  chat: 'M4 5h16v11h-8l-4.500 3.500V16H4zM8 9h8M8 12.500h5',
  support: 'M5 14v-2a7 7 0 0 1 14 0v2M5 13h3v5H5zM16 13h3v5h-3zM19 18a3 3 0 0 1-3 2.500h-3',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  logOut: 'M10 5H5v14h5M10 12h10M16.500 8l4 4-4 4',
  reset: 'M5 12a7 7 0 1 0 2.200-5.100L5 9M5 4.500V9h4.500',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  share: 'M12 15V4M8 7.500 12 4l4 3.500M6 12H5v8h14v-8h-1',
  camera: 'M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 10a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400Z',
  picture: 'M4 5h16v14H4zM4 16l4.500-4.500 4 4 3-3L20 17M15.500 8.500v.2',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 8v4.500l3 2',
  shield: 'M12 4l7 2.500v5c0 4-2.800 7-7 8.500-4.200-1.500-7-4.500-7-8.500v-5L12 4ZM8.800 12l2.300 2.300 4.200-4.300',
  install: 'M8 3.500h8v17H8zM12 7.500v6.500M9.800 11.800l2.200 2.200 2.200-2.200M11 18h2',
  broom: 'M5 8h14M9.500 8V5h5v3M7 8l.8 12h8.400L17 8M10.500 11.500v5M13.500 11.500v5',
  language:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3.500 9h17M3.500 15h17M12 3c2.500 2.600 3.800 5.600 3.800 9s-1.300 6.400-3.800 9c-2.500-2.600-3.800-5.600-3.800-9s1.300-6.400 3.800-9Z',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12 11v5M12 8v.2',
  signal: 'M5 19.500v-4M10 19.500v-8M15 19.500V8M20 19.500V4.500',
  orders: 'M6 4h12v16l-3-2-3 2-3-2-3 2V4ZM9 9h6M9 13h6',
} as const;

export type MenuIconName = keyof typeof PATHS;

export function MenuIcon({ name, size = 22 }: { readonly name: MenuIconName; readonly size?: number }): JSX.Element {
  return <Stroke path={PATHS[name]} size={size} />;
}
