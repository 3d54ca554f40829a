const PAGE = '<!doctype html><title>Free Wi-Fi</title><h1>Accept our terms to go online</h1>';

/** What a captive portal says to every request, and to a socket that wants to be opened. */
export const PORTAL_ANSWER = [
  'HTTP/1.1 200 OK',
  'content-type: text/html; charset=utf-8',
  `content-length: ${Buffer.byteLength(PAGE)}`,
  'connection: close',
  '',
  PAGE,
].join('\r\n');
