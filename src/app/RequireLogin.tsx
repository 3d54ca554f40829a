import type { JSX, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSignalValue } from '../state/signals.ts';
import { slices } from '../state/slices.ts';
import { loginPath } from '../screens/shared/links.ts';

/** Sends a visitor to the login, with the way back. While the session is being looked up nothing is decided. */
export function RequireLogin({ children }: { readonly children: ReactNode }): JSX.Element | null {
  const { status } = useSignalValue(slices.session);
  const location = useLocation();
  if (status === 'loading') return null;
  if (status === 'visitor') return <Navigate to={loginPath(location.pathname + location.search)} replace />;
  return <>{children}</>;
}
