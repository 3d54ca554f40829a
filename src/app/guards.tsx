import type { JSX, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { usePage } from '../state/page.ts';
import { useSignalValue } from '../state/signals.ts';
import { loginPath } from '../screens/shared/links.ts';
import { isBeingLeft } from './address.ts';
import { ONLY_REAL_PART } from './parts.ts';
import { Screen } from './Screen.tsx';
import type { ScreenRoute } from './screen-routes.tsx';

interface RequireLoginProps {
  /** What a demo user is shown. */
  readonly demo: ReactNode;
  readonly children: ReactNode;
}

/** Sends a visitor to the login, with the way back. While the session is being looked up nothing is decided. */
export function RequireLogin({ demo, children }: RequireLoginProps): ReactNode {
  const session = useSignalValue(usePage().state.slices.session);
  const location = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'member') return session.user.isDemo ? demo : children;
  // Who logs out has left already: the router renders the next screen later than the session ends.
  if (isBeingLeft(location)) return null;
  return <Navigate to={loginPath(location.pathname + location.search)} replace />;
}

/** A screen behind the guard that its row of the table names; a demo user is told why one is for real accounts alone. */
export function Guarded({ access, screen: part }: Omit<ScreenRoute, 'path'>): JSX.Element {
  const screen = <Screen part={part} />;
  if (access === 'everyone') return screen;
  return <RequireLogin demo={access === 'real' ? <Screen part={ONLY_REAL_PART} /> : screen}>{screen}</RequireLogin>;
}
