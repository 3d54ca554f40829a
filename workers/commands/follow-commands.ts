import type { FollowApi } from '../../src/contract/worker/follow-api.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { HttpClient } from '../transport/http-client.ts';
import type { CommandScope } from './command-scope.ts';
import { withCode } from './later-code.ts';

type FollowCalls = typeof import('../follow/follow-calls.ts');

/** The commands of leaders and of following them. Their code loads with the first of them. */
export function followCommands(scope: CommandScope): FollowApi {
  const run = <T>(call: (calls: FollowCalls, http: HttpClient) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    scope.run(({ http }) =>
      withCode(
        () => import('../follow/follow-calls.ts'),
        (calls) => call(calls, http),
      ),
    );
  return {
    leaders: () => run((calls, http) => calls.loadLeaders(http)),
    leader: (code) => run((calls, http) => calls.loadLeader(http, code)),
    leaderTrades: (code, page) => run((calls, http) => calls.loadLeaderTrades(http, code, page)),
    followings: () => run((calls, http) => calls.loadFollowings(http)),
    previewFollow: (terms) => run((calls, http) => calls.previewFollow(http, terms)),
    follow: (form) => run((calls, http) => calls.follow(http, form)),
    pauseFollowing: (code, paused) => run((calls, http) => calls.pauseFollowing(http, code, paused)),
    unfollow: (code, closes) => run((calls, http) => calls.unfollow(http, code, closes)),
    ownLeader: () => run((calls, http) => calls.loadOwnLeader(http)),
    publishLeader: (name) => run((calls, http) => calls.publishLeader(http, name)),
  };
}
