import type { PushApi } from '../../src/contract/worker/push-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { CommandScope } from './command-scope.ts';
import type { HttpClient } from '../transport/http-client.ts';
import { withCode } from './later-code.ts';

/** The commands of push messages. Their code loads with the first of them. */
export function pushCommands(scope: CommandScope): PushApi {
  type Calls = typeof import('../profile/profile-calls.ts');
  const run = <T>(use: (calls: Calls, http: HttpClient) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run(({ http }) =>
      withCode(
        () => import('../profile/profile-calls.ts'),
        (calls) => use(calls, http),
      ),
    );
  return {
    pushSettings: () => run((calls, http) => calls.loadPushSettings(http)),
    setPush: (request) => run((calls, http) => calls.putPush(http, request)),
  };
}
