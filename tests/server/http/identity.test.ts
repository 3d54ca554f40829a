import { expect, it, beforeAll, afterAll } from 'vitest';
import { decideReview, newestReview } from '../../../server/identity/identity-reviews.ts';
import { png } from '../../support/server/pictures.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const SUBMIT = '/api/user_real/real_name';
const CENTER = '/api/user_real/center';

onEachDatabase('real-name verification', (use) => {
  let server: TestServer;
  let users = 0;
  beforeAll(async () => {
    server = await startTestServer(use());
  });
  afterAll(() => server.close());

  const member = (): Promise<RealUser> => realUser(use(), server.url, `member${++users}@example.com`);

  async function papersOf({ api }: RealUser): Promise<Record<string, string>> {
    const [front_pic, reverse_pic] = [await api.uploaded(png()), await api.uploaded(png())];
    return { name: '陳大文', card_id: 'A123456(7)', front_pic, reverse_pic };
  }

  async function decide(user: RealUser, status: 'certified' | 'rejected', reason = ''): Promise<void> {
    const review = await newestReview(use(), user.id);
    await decideReview(use(), review?.id ?? 0, { status, reason, now: 1 });
  }

  it('goes from nothing over waiting to finished', async () => {
    const user = await member();
    expect(await user.api.get(CENTER)).toEqual({ review_status: 0 });
    expect(await user.api.post(SUBMIT, await papersOf(user))).toMatchObject({ code: 1, data: null });
    expect(await user.api.get(CENTER)).toEqual({ review_status: 1 });
    expect((await user.api.post(SUBMIT, await papersOf(user))).code).toBe(3102);
    await decide(user, 'certified');
    expect(await user.api.get(CENTER)).toEqual({ review_status: 2 });
    expect((await user.api.post(SUBMIT, await papersOf(user))).code).toBe(3103);
    expect(await newestReview(use(), user.id)).toMatchObject({ name: '陳大文', cardId: 'A123456(7)' });
  });

  it('begins again after a rejection, which says why', async () => {
    const user = await member();
    const papers = await papersOf(user);
    await user.api.post(SUBMIT, papers);
    await decide(user, 'rejected', 'The back is blurred.');
    expect(await user.api.get(CENTER)).toEqual({ review_status: 0, reject_reason: 'The back is blurred.' });
    expect((await user.api.post(SUBMIT, papers)).code).toBe(1);
    expect(await user.api.get(CENTER)).toEqual({ review_status: 1 });
  });

  it('takes one of many that come at once', async () => {
    const user = await member();
    const papers = await papersOf(user);
    const answers = await Promise.all(Array.from({ length: 8 }, () => user.api.post(SUBMIT, papers)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([1, ...Array.from({ length: 7 }, () => 3102)]);
    const rows = await use().query('SELECT id FROM identity_reviews WHERE user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
  });

  it('takes two different pictures of the user, and whole papers', async () => {
    const [user, other] = [await member(), await member()];
    const papers = await papersOf(user);
    const foreign = await other.api.uploaded(png());
    const codeWith = async (change: Readonly<Record<string, string>>): Promise<number> =>
      (await user.api.post(SUBMIT, { ...papers, ...change })).code;
    expect(await codeWith({ reverse_pic: papers['front_pic'] ?? '' })).toBe(3104);
    expect(await codeWith({ reverse_pic: foreign })).toBe(3101);
    expect(await codeWith({ front_pic: foreign })).toBe(3101);
    expect(await codeWith({ front_pic: `/api/common/image/${'0'.repeat(40)}.png` })).toBe(3101);
    for (const url of ['https://example.com/a.png', '/logo/EURUSD.svg', '../../a.png', `${server.url}${foreign}`]) {
      expect(await codeWith({ front_pic: url }), url).toBe(1002);
    }
    for (const name of ['name', 'card_id', 'front_pic', 'reverse_pic'])
      expect(await codeWith({ [name]: '' })).toBe(1001);
    expect(await codeWith({ name: '   ' })).toBe(1004);
    expect(await codeWith({ name: 'x'.repeat(129) })).toBe(1004);
    expect(await codeWith({ card_id: 'x'.repeat(65) })).toBe(1004);
    expect(await codeWith({ name: 'A\u0000B' })).toBe(1002);
    expect(await user.api.get(CENTER)).toEqual({ review_status: 0 });
    // What was refused has not taken hold of the other's picture.
    expect(await use().query('SELECT used_at FROM uploads WHERE user_id = $1', [other.id])).toEqual([
      { used_at: null },
    ]);
  });

  it('is not for visitors and demo users', async () => {
    const api = new Api(server.url);
    expect([(await api.post(SUBMIT)).code, (await api.call(CENTER)).code]).toEqual([1008, 1008]);
    await api.signIn();
    expect([(await api.post(SUBMIT)).code, (await api.call(CENTER)).code]).toEqual([3001, 3001]);
  });
});
