/** The screens of following, which load together. */
export { FollowingsScreen } from './FollowingsScreen.tsx';
export { LeaderScreen } from './LeaderScreen.tsx';
export { RankingScreen } from './RankingScreen.tsx';
export { RankScreen } from './RankScreen.tsx';
