import * as v from 'valibot';
import { imageSchema } from '../../../src/contract/wire/profile.ts';
import { UPLOAD_NAME, UPLOAD_PATH } from '../../uploads/upload-name.ts';
import { declareCall } from '../declaration.ts';

/** Of one address; each user's are counted besides. */
const UPLOADS_PER_MINUTE = 30;

export const UPLOAD = declareCall({
  method: 'POST',
  path: '/api/common/image_upload',
  caller: 'realUser',
  title: 'Uploads a picture.',
  notes:
    'PNG, JPEG or WebP by content, 5 MB at most, as `multipart/form-data`. It is kept without its metadata. One that nothing refers to is deleted after a day.',
  perMinute: UPLOADS_PER_MINUTE,
  parametersIn: 'files',
  parameters: v.object({ file: v.pipe(v.blob(), v.metadata({ type: 'string', format: 'binary' })) }),
  texts: { file: ['The picture.'] },
  answer: imageSchema,
  refusals: ['notAPicture', 'pictureTooLarge', 'tooManyPixels', 'tooManyUploads'],
});

export const PICTURE = declareCall({
  method: 'GET',
  path: `${UPLOAD_PATH}:name`,
  caller: 'user',
  title: 'Gives a picture back to whoever uploaded it.',
  notes: 'HTTP status 401 without a session, 404 for another’s picture.',
  parametersIn: 'path',
  parameters: v.object({ name: v.pipe(v.string(), v.regex(UPLOAD_NAME)) }),
  texts: { name: ['The end of the `url` that the upload answered.', '1f0c9a7be2d34856a1b2c3d4e5f60718293a4b5c.png'] },
  answer: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'] },
  refusals: ['unknownCall'],
});
