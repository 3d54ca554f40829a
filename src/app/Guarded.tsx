import type { JSX } from 'react';
import { RequireLogin } from './RequireLogin.tsx';
import { RequireReal } from './RequireReal.tsx';
import { Screen } from './Screen.tsx';
import type { ScreenRoute } from './screen-routes.tsx';

/** A screen behind the guard that its row of the table names. */
export function Guarded({ access, screen: part }: Omit<ScreenRoute, 'path'>): JSX.Element {
  const screen = <Screen part={part} />;
  if (access === 'everyone') return screen;
  return access === 'real' ? <RequireReal>{screen}</RequireReal> : <RequireLogin>{screen}</RequireLogin>;
}
