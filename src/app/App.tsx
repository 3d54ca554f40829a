import type { JSX } from 'react';
import { HashRouter } from 'react-router-dom';
import { Keypad } from '../ui/Keypad.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Shell } from './Shell.tsx';

export function App(): JSX.Element {
  return (
    <HashRouter>
      <Shell />
      <Keypad />
      <Toasts />
    </HashRouter>
  );
}
