import type { UploadRequest } from '../environment.ts';

/** Answers as `fetch` would, and reports how much of the form has been sent, which `fetch` does not.
 * @param onProgress hears the share that has been sent, from 0 to 1
 * @throws TypeError where the upload breaks off, as `fetch` does */
export function sendForm(
  upload: UploadRequest,
  { method, url, headers, signal }: Request,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) throw new DOMException('Given up before it began', 'AbortError');
    const fail = (): void => reject(new TypeError('The upload broke off'));
    upload.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    upload.addEventListener('load', () => resolve(new Response(upload.responseText, { status: upload.status })));
    upload.addEventListener('error', fail);
    upload.addEventListener('abort', fail);
    signal.addEventListener('abort', () => upload.abort());
    upload.open(method, url);
    headers.forEach((value, name) => upload.setRequestHeader(name, value));
    upload.send(form);
  });
}
