import * as v from 'valibot';
import type { Failure, Outcome } from '../../src/contract/worker/failure.ts';
import type { Identity, ProfileApi } from '../../src/contract/worker/profile-api.ts';
import { accountDetailSchema } from '../../src/contract/wire/account.ts';
import {
  articleSchema,
  identitySchema,
  imageSchema,
  newsPageSchema,
  supportSchema,
} from '../../src/contract/wire/profile.ts';
import { subtract } from '../../src/domain/decimal.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { Answer, HttpClient, Query } from '../transport/http-client.ts';

const CATEGORY = { guide: 1, announcement: 2 } as const;
const REVIEW = { none: 0, waiting: 1 } as const;

/** The commands of a user's own rooms: each is one call. */
export function profileCommands(
  http: () => HttpClient | undefined,
  notStarted: Failure,
): Omit<ProfileApi, 'clearCache'> {
  type Call<T> = (client: HttpClient) => Promise<Outcome<Answer<T>>>;
  const ask = async <T, R>(call: Call<T>, use: (data: T, message: string) => R): Promise<Outcome<R>> => {
    const client = http();
    if (!client) return err(notStarted);
    const answer = await call(client);
    return answer.ok ? ok(use(answer.value.data, answer.value.message)) : answer;
  };
  const get = <S extends v.GenericSchema, R>(
    path: string,
    schema: S,
    use: (data: v.InferOutput<S>) => R,
    query: Query = {},
  ): Promise<Outcome<R>> => ask((client) => client.get(path, { schema, query }), use);
  const send = (path: string, form: Query): Promise<Outcome<string>> =>
    ask(
      (client) => client.post(path, { form, schema: v.unknown() }),
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
        (client) => client.upload('api/common/image_upload', options),
        ({ url }) => url,
      );
      port.close();
      return uploaded;
    },
    news: (kind, page) =>
      get('api/news/list', newsPageSchema, ({ data, total }) => ({ items: data, total }), {
        category_id: CATEGORY[kind],
        page,
      }),
    article: (id) => get('api/news/info', articleSchema, (article) => article, { id }),
    supportEmail: () => get('api/complaint/email', supportSchema, ({ email }) => email),
    changePassword: ({ newPassword, code, by }) =>
      send('api/user/amend_password', { new_password: newPassword, auth_code: code, type: by }),
    accountDetail: () =>
      get('v1/api/main/account/forexDetail', accountDetailSchema, ({ balance, lock_balance: locked }) => ({
        balance,
        locked,
        available: locked && subtract(balance, locked),
      })),
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
