/**
 * Which addresses the server sends to. They come from devices, so an address counts only where it is of a push service
 * that is known: nobody can have the server call a machine of their choice, or one beside it.
 */
const LONGEST_ENDPOINT = 1_024;

/** One service: `host`, `*.host` for those below it, or an origin whose scheme and port are written out. */
const ENTRY = /^(?:https?:\/\/[\w.-]+(?::\d{1,5})?|(?:\*\.)?[\w-]+(?:\.[\w-]+)+)$/;

export function isPushHost(entry: string): boolean {
  return ENTRY.test(entry);
}

/** The entry that an address belongs to; undefined for one that is nobody's. */
export function serviceOf(endpoint: string, entries: readonly string[]): string | undefined {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return entries.find((entry) => (entry.includes('://') ? new URL(entry).origin === url.origin : isOfHost(url, entry)));
}

function isOfHost({ protocol, hostname, port }: URL, entry: string): boolean {
  if (protocol !== 'https:' || port !== '') return false;
  return entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry;
}
