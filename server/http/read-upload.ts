import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { MAX_PICTURE_BYTES, readPicture, type Picture } from '../uploads/picture.ts';

const FIELD = 'file';
/** Fields beside the file, which some clients add, are let through unread. */
const MAX_FIELDS = 8;
const LONGEST_FIELD = 1_024;

export async function takeUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: {
      files: 1,
      fileSize: MAX_PICTURE_BYTES,
      fields: MAX_FIELDS,
      fieldSize: LONGEST_FIELD,
      parts: MAX_FIELDS + 1,
    },
  });
}

/** The one picture of a request. */
export async function readUpload(request: FastifyRequest): Promise<Result<Picture, Refusal>> {
  const bytes = await fileOf(request);
  return bytes.ok ? readPicture(bytes.value) : bytes;
}

async function fileOf(request: FastifyRequest): Promise<Result<Buffer, Refusal>> {
  if (!request.isMultipart()) return err(refusal('missing', { parameter: FIELD }));
  const files: Buffer[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === FIELD) files.push(bytes);
    }
  } catch (error) {
    return err(faultOf(error));
  }
  const [file] = files;
  return file ? ok(file) : err(refusal('missing', { parameter: FIELD }));
}

function faultOf(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refusal('pictureTooLarge');
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return refusal('repeated', { parameter: FIELD });
  return refusal('malformed', { parameter: FIELD });
}
