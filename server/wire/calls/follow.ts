import * as v from 'valibot';
import {
  copyPreviewSchema,
  followingSchema,
  followingsSchema,
  leaderDetailSchema,
  leaderTradesSchema,
  leadersSchema,
  ownLeaderSchema,
} from '../../../src/contract/wire/follow.ts';
import { declareCall } from '../declaration.ts';
import {
  amountParameter,
  choiceParameter,
  clientIdParameter,
  filledTextParameter,
  lotsParameter,
  pageParameter,
} from '../parameters.ts';

const LONGEST_NAME = 32;
const LONGEST_CODE = 32;
const codeParameter = filledTextParameter(LONGEST_CODE);
const CODE = ['The leader’s `code`.', 'K7QM2XRA'] as const;

export const LEADERS = declareCall({
  method: 'GET',
  path: '/api/follow/list',
  caller: 'visitorOrUser',
  title: 'Lists the traders that can be followed.',
  notes:
    'Without a session, those of demo accounts and of the house. Figures come from deals and transfers alone; three weeks are the last 21 × 24 h. Nothing closed: 0.',
  parameters: v.object({}),
  texts: {},
  answer: leadersSchema,
  refusals: [],
});

export const LEADER = declareCall({
  method: 'GET',
  path: '/api/follow/detail',
  caller: 'visitorOrUser',
  title: 'Shows one of them, with the curve of its account, what each month brought and how much of it is at risk.',
  parameters: v.object({ code: codeParameter }),
  texts: { code: CODE },
  answer: leaderDetailSchema,
  refusals: ['unknownLeader'],
});

export const LEADER_TRADES = declareCall({
  method: 'GET',
  path: '/api/follow/trades',
  caller: 'visitorOrUser',
  title: 'Lists what a leader has closed, newest first, twenty a page.',
  parameters: v.object({ code: codeParameter, page: pageParameter }),
  texts: { code: CODE, page: ['From 1.', '1'] },
  answer: leaderTradesSchema,
  refusals: ['unknownLeader'],
});

export const MY_FOLLOWINGS = declareCall({
  method: 'GET',
  path: '/api/follow/mine',
  caller: 'user',
  title: 'Lists whom one follows, newest first.',
  notes: '`status`: 1 runs, 2 paused, 3 ended; `profit` is realised and open profit less fees of the copied positions.',
  parameters: v.object({}),
  texts: {},
  answer: followingsSchema,
  refusals: [],
});

export const FOLLOW = declareCall({
  method: 'POST',
  path: '/api/follow/follow',
  caller: 'user',
  title: 'Begins to follow a leader.',
  notes:
    'What the leader opens from now on is opened here too, at this account’s next price: in mode `fixed` the leader’s lots times `multiple`, in mode `equity` that times one’s own equity over the leader’s; at most `max_cont`, rounded down to the lot step. Below the least lots, or beyond the free margin, it is skipped, and the reason is kept. Stops, partial closes and closes follow the leader’s. A demo account follows demo leaders and strategies of the house, a real one real leaders and those.',
  parameters: v.object({
    code: codeParameter,
    mode: choiceParameter(['fixed', 'equity']),
    multiple: amountParameter,
    max_cont: v.optional(lotsParameter),
    stop_loss: v.optional(amountParameter),
    client_id: v.optional(clientIdParameter),
  }),
  texts: {
    code: CODE,
    mode: ['`fixed` or `equity`.', 'fixed'],
    multiple: ['Above 0, at most 100.', '1'],
    max_cont: ['Lots of one copy at most; without it there is no limit.', '0.50'],
    stop_loss: [
      'Loss, in the account’s money, at which following ends and its positions close; without it there is none.',
      '200',
    ],
    client_id: [
      'A UUID that the client makes for each intent: the same id finds the same following.',
      '2f6b5f6e-64b0-4a0f-9a39-9f5d1c1f0c55',
    ],
  },
  answer: followingSchema,
  refusals: ['unknownLeader', 'ownAccount', 'followCircle', 'alreadyFollowing', 'tooManyFollowings', 'clientIdTaken'],
});

export const FOLLOW_PREVIEW = declareCall({
  method: 'GET',
  path: '/api/follow/preview',
  caller: 'user',
  title: 'Tells what one would hold if everything that a leader has open at this moment were copied.',
  notes:
    'Nothing is kept. `margin` is that of all copies at the prices of this moment, `free_margin` what the account has.',
  parameters: v.object({
    code: codeParameter,
    mode: choiceParameter(['fixed', 'equity']),
    multiple: amountParameter,
    max_cont: v.optional(lotsParameter),
  }),
  texts: {
    code: CODE,
    mode: ['`fixed` or `equity`.', 'fixed'],
    multiple: ['Above 0, at most 100.', '1'],
    max_cont: ['Lots of one copy at most; without it there is no limit.', '0.50'],
  },
  answer: copyPreviewSchema,
  refusals: ['unknownLeader'],
});

export const PAUSE_FOLLOWING = declareCall({
  method: 'POST',
  path: '/api/follow/pause',
  caller: 'user',
  title: 'Pauses following, or goes on with it.',
  notes: 'While it pauses, nothing new is copied; positions that are open follow their leader on.',
  parameters: v.object({ code: codeParameter, on: choiceParameter(['0', '1']) }),
  texts: { code: CODE, on: ['1 pauses, 0 goes on.', '1'] },
  answer: null,
  refusals: ['notFollowing'],
});

export const UNFOLLOW = declareCall({
  method: 'POST',
  path: '/api/follow/unfollow',
  caller: 'user',
  title: 'Ends following.',
  parameters: v.object({ code: codeParameter, close: choiceParameter(['0', '1']) }),
  texts: {
    code: CODE,
    close: ['1 closes the copied positions, 0 leaves them to their owner.', '1'],
  },
  answer: null,
  refusals: ['notFollowing'],
});

export const PUBLISH = declareCall({
  method: 'POST',
  path: '/api/follow/publish',
  caller: 'user',
  title: 'Lets others follow the account, or no longer.',
  notes: 'Who steps back is followed by nobody any more; the copies stay with those who have them.',
  parameters: v.object({
    on: choiceParameter(['0', '1']),
    name: v.optional(filledTextParameter(LONGEST_NAME)),
  }),
  texts: { on: ['1 or 0.', '1'], name: ['What the account is called; needed with `on` 1.', 'Ada'] },
  answer: null,
  refusals: ['missing'],
});

export const OWN_LEADER = declareCall({
  method: 'GET',
  path: '/api/follow/own',
  caller: 'user',
  title: 'Says whether others may follow the account, and under which name.',
  parameters: v.object({}),
  texts: {},
  answer: ownLeaderSchema,
  refusals: [],
});
