/** Pictures that were uploaded to this server and are shown in articles: everybody may see those. */
import { imageSize } from 'image-size';
import type { Queryable } from '../store/database.ts';
import { count, query } from '../store/typed-query.ts';
import { nameOfUpload, UPLOAD_NAME } from '../uploads/upload-name.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { changePictures, pictureAddresses, type PictureTag } from './picture-tags.ts';

/** Where readers get a picture of an article; the name of the upload follows. */
export const ARTICLE_PICTURE_PATH = '/api/news/picture/';

/** A picture of an article that is not there, or not any more. */
export class MissingPictureError extends Error {
  override readonly name = 'MissingPictureError';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * An article's HTML with the uploads in it at the address for readers, each with its width and height, so that a page can
 * leave room for it; those uploads stay from now on. A size that the author gives stands.
 * @throws MissingPictureError for an upload that is not there
 */
export async function withUploads(html: string, uploads: Uploads): Promise<string> {
  const sizes = new Map<string, Size>();
  for (const name of pictureAddresses(html).flatMap((address) => uploadIn(address) ?? [])) {
    const bytes = await uploads.claim(name);
    if (!bytes)
      throw new MissingPictureError(`There is no picture ${name}, or no more: one that nothing uses is deleted.`);
    sizes.set(name, shownSize(bytes));
  }
  return changePictures(html, (tag) => {
    const name = uploadIn(tag.src) ?? '';
    const size = sizes.get(name);
    return size && { src: `${ARTICLE_PICTURE_PATH}${name}`, ...sizeFor(tag, size) };
  });
}

/** The name of the upload at an address, be it that of its owner or that of readers. */
function uploadIn(address: string): string | undefined {
  if (!address.startsWith(ARTICLE_PICTURE_PATH)) return nameOfUpload(address);
  const name = address.slice(ARTICLE_PICTURE_PATH.length);
  return UPLOAD_NAME.test(name) ? name : undefined;
}

/** As it is shown: from orientation 5 on a camera lay on its side. */
function shownSize(bytes: Buffer): Size {
  const { width, height, orientation = 1 } = imageSize(bytes);
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** What the author gives, the rest in proportion. */
function sizeFor({ width, height }: PictureTag, size: Size): Pick<PictureTag, 'width' | 'height'> {
  const [wide, high] = [Number(width), Number(height)];
  if (wide > 0 && high > 0) return { width, height };
  const scale = wide > 0 ? wide / size.width : high > 0 ? high / size.height : 1;
  return { width: String(Math.round(size.width * scale)), height: String(Math.round(size.height * scale)) };
}

/** Whether an article that readers see at a time shows an upload. */
export async function isShownInArticle(queryable: Queryable, name: string, now: number): Promise<boolean> {
  const showing = query
    .selectFrom('news_texts')
    .where('content', 'like', `%${ARTICLE_PICTURE_PATH}${name}%`)
    .where('shown_from', '<=', now)
    .where('is_withdrawn', '=', false);
  return (await count(queryable, showing)) > 0;
}
