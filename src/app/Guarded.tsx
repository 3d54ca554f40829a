import type { ComponentType, JSX } from 'react';
import { RequireLogin } from './RequireLogin.tsx';
import { RequireReal } from './RequireReal.tsx';
import type { Access } from './screen-routes.tsx';

interface GuardedProps {
  readonly access: Access;
  readonly Screen: ComponentType;
}

/** A screen behind the guard that its row of the table names. */
export function Guarded({ access, Screen }: GuardedProps): JSX.Element {
  const screen = <Screen />;
  if (access === 'everyone') return screen;
  return access === 'real' ? <RequireReal>{screen}</RequireReal> : <RequireLogin>{screen}</RequireLogin>;
}
