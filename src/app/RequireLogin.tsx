import type { JSX, ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { usePage } from '../state/page.ts';
import { useSignalValue } from '../state/signals.ts';
import { loginPath } from '../screens/shared/links.ts';

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
