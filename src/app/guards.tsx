import type { JSX, ReactNode } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { usePage } from '../state/page.ts';
import { useSignalValue } from '../state/signals.ts';
import { loginPath } from '../screens/shared/links.ts';
import { ONLY_REAL_PART } from './parts.ts';
import { Screen } from './Screen.tsx';
import type { ScreenRoute } from './screen-routes.tsx';

/** Sends a visitor to the login, with the way back. While the session is being looked up nothing is decided. */
export function RequireLogin({ children }: { readonly children: ReactNode }): JSX.Element | null {
  const { status } = useSignalValue(usePage().state.slices.session);
  const location = useLocation();
  if (status === 'loading') return null;
  if (status === 'member') return <>{children}</>;
  // Who logs out has left already: the router renders the next screen later than the session ends.
  if (isBeingLeft(location)) return null;
  return <Navigate to={loginPath(location.pathname + location.search)} replace />;
}

/** Whether the address is another than the one that is rendered. */
function isBeingLeft({ pathname, search, hash }: Location): boolean {
  const target = window.location.hash.slice(1);
  return target !== '' && `/${target.replace(/^\//, '')}` !== pathname + search + hash;
}

/** Lets real accounts in; a demo user is told why not, a visitor is sent to the login. */
export function RequireReal({ children }: { readonly children: ReactNode }): JSX.Element {
  const session = useSignalValue(usePage().state.slices.session);
  const isDemo = session.status === 'member' && session.user.isDemo;
  return <RequireLogin>{isDemo ? <Screen part={ONLY_REAL_PART} /> : children}</RequireLogin>;
}

/** A screen behind the guard that its row of the table names. */
export function Guarded({ access, screen: part }: Omit<ScreenRoute, 'path'>): JSX.Element {
  const screen = <Screen part={part} />;
  if (access === 'everyone') return screen;
  return access === 'real' ? <RequireReal>{screen}</RequireReal> : <RequireLogin>{screen}</RequireLogin>;
}
