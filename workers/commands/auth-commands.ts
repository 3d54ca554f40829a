import type { AuthApi } from '../../src/contract/worker/auth-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import { randomHex } from '../identifiers.ts';
import type { TradingClient } from '../trading-client.ts';
import type { CommandScope } from './command-scope.ts';
import { withCode } from './later-code.ts';

type AuthCalls = typeof import('../session/auth-calls.ts');

/** The commands of logging in and out, registering, and recovering a password. */
export function authCommands(scope: CommandScope): AuthApi {
  const run = <T>(call: (calls: AuthCalls, client: TradingClient) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run((client) =>
      withCode(
        () => import('../session/auth-calls.ts'),
        (calls) => call(calls, client),
      ),
    );
  return {
    areaCodes: () => run((calls, { http }) => calls.loadAreaCodes(http)),
    registrationRules: () => run((calls, { http }) => calls.loadRegistrationRules(http)),
    newCaptcha: () =>
      run((calls, { http, environment }) => calls.loadCaptcha(http, randomHex(environment.randomBytes))),
    sendCode: (recipient) => run((calls, { http }) => calls.sendCode(http, recipient)),
    resetPassword: (reset) => run((calls, { http }) => calls.resetPassword(http, reset)),
    logIn: (credentials) => scope.run(({ session }) => session.logIn(credentials)),
    register: (registration) => scope.run(({ session }) => session.register(registration)),
    logInDemo: () => scope.run(({ session }) => session.logInDemo()),
    logOut: () => scope.tell(({ session }) => session.logOut()),
  };
}
