import type { Identity } from '../../contract/worker/profile-api.ts';
import type { Notice } from '../../contract/worker/state.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { useAnswer, type Answer } from './use-answer.ts';
import { useOnNotice } from './use-on-notice.ts';

const ask = ({ command }: WorkerClient) => command('identity');
const isReviewed = ({ kind }: Notice): boolean => kind === 'verificationReviewed';

/** How far the verification is; asked for again when it has been decided. */
export function useIdentity(): Answer<Identity> {
  const answer = useAnswer(ask);
  useOnNotice(isReviewed, answer.again);
  return answer;
}
