/** What the profile screens ask for: identity, pictures, news, the address to write to. */
import * as v from 'valibot';
import { integerSchema, pageSchema, plainTextSchema } from './scalars.ts';

/** `review_status`: nothing submitted or rejected, waiting; every other number is certified. */
export const REVIEW = { none: 0, waiting: 1 } as const;

/** `user_real/center`. */
export const identitySchema = v.object({ review_status: integerSchema, reject_reason: plainTextSchema });
/** The review as it comes. */
export type WireIdentity = v.InferInput<typeof identitySchema>;

/** `common/image_upload`. */
export const imageSchema = v.object({ url: v.pipe(v.string(), v.minLength(1)) });

/** One row of `news/list`. */
export const newsSchema = v.object({
  id: integerSchema,
  title: plainTextSchema,
  desc: plainTextSchema,
  logo: plainTextSchema,
  created_at: plainTextSchema,
});
/** A row as it comes. */
export type WireNews = v.InferInput<typeof newsSchema>;

/** `news/list`. */
export const newsPageSchema = pageSchema(newsSchema);

/** `news/info`; `content` is HTML and untrusted. */
export const articleSchema = v.object({ ...newsSchema.entries, content: plainTextSchema });
/** An article as it comes. */
export type WireArticle = v.InferInput<typeof articleSchema>;

/** `complaint/email`. */
export const supportSchema = v.object({ email: plainTextSchema });
