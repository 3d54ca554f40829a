import { lazy, Suspense, type JSX, type ReactNode } from 'react';
import { useSignalValue } from '../state/signals.ts';
import { slices } from '../state/slices.ts';
import { RequireLogin } from './RequireLogin.tsx';

const OnlyReal = lazy(async () => ({ default: (await import('../screens/shared/OnlyReal.tsx')).OnlyReal }));

/** Lets real accounts in; a demo user is told why not, a visitor is sent to the login. */
export function RequireReal({ children }: { readonly children: ReactNode }): JSX.Element {
  const session = useSignalValue(slices.session);
  const isDemo = session.status === 'member' && session.user.isDemo;
  return (
    <RequireLogin>
      {isDemo ? (
        <Suspense>
          <OnlyReal />
        </Suspense>
      ) : (
        children
      )}
    </RequireLogin>
  );
}
