import type { FollowRefusalName } from '../refusal.ts';
import type { NumberedText } from './message-text.ts';

/** Refusals about following others, with their numbers on the wire. */
export const FOLLOW_REFUSALS: Readonly<Record<FollowRefusalName, NumberedText>> = {
  unknownLeader: [5001, { en: 'There is no such trader to follow.', hk: '找不到可跟隨的交易員。' }],
  ownAccount: [5002, { en: 'You cannot follow yourself.', hk: '不能跟隨自己。' }],
  followCircle: [
    5003,
    { en: 'This trader already copies you, directly or through others.', hk: '此交易員已直接或間接跟隨您。' },
  ],
  alreadyFollowing: [5004, { en: 'You already follow this trader.', hk: '您已跟隨此交易員。' }],
  notFollowing: [5005, { en: 'You do not follow this trader.', hk: '您並未跟隨此交易員。' }],
  tooManyFollowings: [
    5006,
    { en: 'You can follow {maximum} traders at most at a time.', hk: '最多可同時跟隨 {maximum} 位交易員。' },
  ],
};
