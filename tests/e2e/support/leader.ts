/** A demo account on another device, which others may follow. */
import { randomUUID } from 'node:crypto';
import { Api } from '../../support/server/api.ts';

export interface TestLeader {
  readonly api: Api;
  readonly code: string;
  /** Opens a position in EURUSD; its number. */
  open(lots: string): Promise<string>;
  close(id: string): Promise<void>;
}

/** @param url of the server */
export async function leaderOn(url: string, name: string): Promise<TestLeader> {
  const api = new Api(url);
  await api.signIn();
  await api.post('/api/follow/publish', { on: '1', name });
  const { code } = await api.get<{ code: string }>('/api/follow/own');
  return {
    api,
    code,
    open: async (lots) => String((await api.submit({ cont: lots, client_id: randomUUID() })).Id),
    close: async (id) => void (await api.get('/v1/api/forex/close', { id })),
  };
}
