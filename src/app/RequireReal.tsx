import type { JSX, ReactNode } from 'react';
import { usePage } from '../state/page.ts';
import { useSignalValue } from '../state/signals.ts';
import { ONLY_REAL_PART } from './parts.ts';
import { RequireLogin } from './RequireLogin.tsx';
import { Screen } from './Screen.tsx';

/** Lets real accounts in; a demo user is told why not, a visitor is sent to the login. */
export function RequireReal({ children }: { readonly children: ReactNode }): JSX.Element {
  const session = useSignalValue(usePage().state.slices.session);
  const isDemo = session.status === 'member' && session.user.isDemo;
  return <RequireLogin>{isDemo ? <Screen part={ONLY_REAL_PART} /> : children}</RequireLogin>;
}
