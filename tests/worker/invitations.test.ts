import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { startMember } from '../support/member.ts';

const PATH = 'user/invitations';
const ROW = {
  id: 2,
  name: 'j•••@e•••.com',
  registered_at: '2026-01-05T08:30:00.000Z',
  verified_at: '2026-01-06T08:30:00.000Z',
  reward_status: 1,
  reward: '25.500000',
  remark: '',
};
const SUMS = { verified: 1, paid: '25.500000', waiting: '0.000000', offer: '30' };

let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  client = await startMember(backend);
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

describe('invitations', () => {
  it('come by page, exact, with the sums of all', async () => {
    const plain = { id: 1, name: 'ada', registered_at: '', verified_at: null };
    backend.answers.set(PATH, () => ({ code: 1, msg: '', data: { data: [ROW, plain, {}], total: 41, ...SUMS } }));
    expect(await client.api.invitations(3)).toEqual({
      ok: true,
      value: {
        items: [
          {
            id: 2,
            name: 'j•••@e•••.com',
            registeredAt: ROW.registered_at,
            verifiedAt: ROW.verified_at,
            reward: { status: 'finished', amount: decimal('25.500000'), remark: '' },
          },
          { id: 1, name: 'ada', registeredAt: '', verifiedAt: '', reward: undefined },
        ],
        total: 41,
        sums: { verified: 1, paid: decimal('25.500000'), waiting: decimal('0.000000'), offer: decimal('30') },
      },
    });
    expect(backend.callsOf('/invitations').at(-1)?.search).toContain('page=3');
  });

  it('are refused by a server that knows nothing of them', async () => {
    backend.answers.set(PATH, () => ({ code: 1005, msg: 'There is no such call.', data: null }));
    expect(await client.api.invitations(1)).toMatchObject({ ok: false, error: { kind: 'refused' } });
  });
});
