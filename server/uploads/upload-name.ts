/** Where a picture is asked for; the name follows. */
export const UPLOAD_PATH = '/api/common/image/';

/** The name of an upload: 160 random bits, and the kind of its content. */
export const UPLOAD_NAME = /^[0-9a-f]{40}\.(png|jpg|webp)$/;

/** The name in the address of an upload; undefined for every other text. */
export function nameOfUpload(url: string): string | undefined {
  const name = url.startsWith(UPLOAD_PATH) ? url.slice(UPLOAD_PATH.length) : '';
  return UPLOAD_NAME.test(name) ? name : undefined;
}
