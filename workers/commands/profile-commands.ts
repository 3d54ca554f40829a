import * as v from 'valibot';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { Identity, ProfileApi } from '../../src/contract/worker/profile-api.ts';
import { accountDetailSchema } from '../../src/contract/wire/account.ts';
import { identitySchema, imageSchema, REVIEW, supportSchema } from '../../src/contract/wire/profile.ts';
import { ok } from '../../src/lib/result.ts';
import { clearCaches } from '../storage/clear-caches.ts';
import type { Answer, HttpClient, Query } from '../transport/http-client.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of the profile screens: each is one call, but for clearing the device's caches. */
export function profileCommands(scope: CommandScope): ProfileApi {
  type Call<T> = (http: HttpClient) => Promise<Outcome<Answer<T>>>;
  const ask = <T, R>(call: Call<T>, use: (data: T, message: string) => R): Promise<Outcome<R>> =>
    scope.run(async ({ http }) => {
      const answer = await call(http);
      return answer.ok ? ok(use(answer.value.data, answer.value.message)) : answer;
    });
  const get = <S extends v.GenericSchema, R>(
    path: string,
    schema: S,
    use: (data: v.InferOutput<S>) => R,
    query: Query = {},
  ): Promise<Outcome<R>> => ask((http) => http.get(path, { schema, query }), use);
  const send = (path: string, form: Query): Promise<Outcome<string>> =>
    ask(
      (http) => http.post(path, { form, schema: v.unknown() }),
      (_, message) => message,
    );

  return {
    identity: () => get('api/user_real/center', identitySchema, toIdentity),
    submitIdentity: ({ name, cardId, frontPicture, backPicture }) =>
      send('api/user_real/real_name', { name, card_id: cardId, front_pic: frontPicture, reverse_pic: backPicture }),
    async uploadImage(file, port) {
      const abort = new AbortController();
      port.onmessage = () => abort.abort();
      const onProgress = (share: number): void => port.postMessage(share);
      const options = { file: file as Blob, schema: imageSchema, signal: abort.signal, onProgress };
      const uploaded = await ask(
        (http) => http.upload('api/common/image_upload', options),
        ({ url }) => url,
      );
      port.close();
      return uploaded;
    },
    supportEmail: () => get('api/complaint/email', supportSchema, ({ email }) => email),
    changePassword: ({ newPassword, code, by }) =>
      send('api/user/amend_password', { new_password: newPassword, auth_code: code, type: by }),
    accountDetail: () =>
      get('v1/api/main/account/forexDetail', accountDetailSchema, ({ balance, lock_balance: locked }) => ({
        balance,
        locked,
      })),
    // Before the start nothing has been opened that could be cleared.
    clearCache: async () => (scope.client ? clearCaches(scope.client.storage) : ok(null)),
    sendFeedback: ({ content, picture, email }) =>
      send('api/feedback/submit', { content, ...(picture && { picture }), ...(email && { email }) }),
  };
}

/** A reason beside "not submitted" is that of a submission which was turned down. */
function toIdentity({ review_status: status, reject_reason: reason }: v.InferOutput<typeof identitySchema>): Identity {
  if (status === REVIEW.waiting) return { status: 'waiting', reason: '' };
  if (status !== REVIEW.none) return { status: 'finished', reason: '' };
  return { status: reason === '' ? 'none' : 'rejected', reason };
}
