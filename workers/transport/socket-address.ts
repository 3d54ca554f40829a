const SOCKET_PATH = '/v1/ws';

/** The live socket's address on the api host: `wss` under https, `ws` otherwise. */
export function socketAddress(apiBase: string): string {
  const url = new URL(SOCKET_PATH, apiBase);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
