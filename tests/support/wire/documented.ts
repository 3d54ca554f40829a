/** Holds what servers of tests really answer and send against the documents: whatever is not in them fails the test. */
import { DocumentChecker } from './document-checker.ts';

/** What has been seen by the tests of this file. */
export const documents = new DocumentChecker();

/** A request, as far as the documents tell it. */
export interface SentRequest {
  readonly method: 'GET' | 'POST';
  /** Looked at where the call succeeds; undefined for files and for bodies that are no form. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** @throws Error where the answer, or a parameter that was taken, is not as documented */
export function expectDocumented({ url, status, headers }: Response, sent: SentRequest, body?: unknown): void {
  const { method, parameters = {} } = sent;
  const path = new URL(url).pathname;
  const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
  const faults = documents.exchangeFaults({ method, path, status, mediaType, body });
  const succeeded = (body as { readonly code?: unknown } | undefined)?.code === 1;
  complain([...faults, ...(succeeded ? documents.parameterFaults(method, path, parameters) : [])]);
}

/** @throws Error where the message is not as documented */
export function expectDocumentedMessage(message: unknown): void {
  complain(documents.messageFaults('server', message));
}

/** Keeps which documented messages clients have sent; tests also send what is none. */
export function noteSent(message: unknown): void {
  if (typeof message === 'object' && !Buffer.isBuffer(message)) documents.messageFaults('client', message);
}

function complain(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`Not as documented: ${faults.join('; ')}`);
}
