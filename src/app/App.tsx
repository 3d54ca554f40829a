import type { JSX } from 'react';
import { HashRouter } from 'react-router-dom';
import { Toasts } from '../ui/Toasts.tsx';
import { Shell } from './Shell.tsx';

export function App(): JSX.Element {
  return (
    <HashRouter>
      <Shell />
      <Toasts />
    </HashRouter>
  );
}
