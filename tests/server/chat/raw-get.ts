import { get, type IncomingMessage } from 'node:http';

/** A GET with headers of one's own, the host too. */
export function rawGet(url: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      answer.resume();
      resolve(answer);
    }).once('error', reject);
  });
}
