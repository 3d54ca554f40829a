/** What a user's own rooms ask for: identity, pictures, news, the address to write to. */
import * as v from 'valibot';
import { integerSchema, textSchema, tolerantArray } from './scalars.ts';

const plainTextSchema = v.pipe(
  textSchema,
  v.transform((text) => text ?? ''),
);

/** `user_real/center`; `reject_reason` is ours: why the last submission was refused. */
export const identitySchema = v.object({ review_status: integerSchema, reject_reason: plainTextSchema });
export type WireIdentity = v.InferInput<typeof identitySchema>;

/** `common/image_upload`. */
export const imageSchema = v.object({ url: v.pipe(v.string(), v.minLength(1)) });

/** One row of `news/list`; `created_at` is ours. */
export const newsSchema = v.object({
  id: integerSchema,
  title: plainTextSchema,
  desc: plainTextSchema,
  logo: plainTextSchema,
  created_at: plainTextSchema,
});
export type WireNews = v.InferInput<typeof newsSchema>;

/** `news/list`. */
export const newsPageSchema = v.object({ data: tolerantArray(newsSchema), total: integerSchema });

/** `news/info`; `content` is HTML of somebody else's. */
export const articleSchema = v.object({ ...newsSchema.entries, content: plainTextSchema });
export type WireArticle = v.InferInput<typeof articleSchema>;

/** `complaint/email`. */
export const supportSchema = v.object({ email: plainTextSchema });
