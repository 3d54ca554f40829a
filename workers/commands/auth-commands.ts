import type { AuthApi } from '../../src/contract/worker/auth-api.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of logging in and out, registering, and recovering a password. */
export function authCommands(scope: CommandScope): AuthApi {
  return {
    areaCodes: () => scope.run(({ auth }) => auth.areaCodes()),
    registrationRules: () => scope.run(({ auth }) => auth.registrationRules()),
    newCaptcha: () => scope.run(({ auth }) => auth.newCaptcha()),
    sendCode: (recipient) => scope.run(({ auth }) => auth.sendCode(recipient)),
    resetPassword: (reset) => scope.run(({ auth }) => auth.resetPassword(reset)),
    logIn: (credentials) => scope.run(({ session }) => session.logIn(credentials)),
    register: (registration) => scope.run(({ session }) => session.register(registration)),
    logInDemo: () => scope.run(({ session }) => session.logInDemo()),
    logOut: () => scope.tell(({ session }) => session.logOut()),
  };
}
