/** Nothing that anyone can send ends the server, keeps it from answering, or fills its log. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../server/feed/random.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { MalformedRequests } from '../../support/server/malformed.ts';
import { malformedMessages } from '../../support/server/malformed-messages.ts';
import { sendRaw, severalAtOnce } from '../../support/server/raw-client.ts';
import { ServerProcess } from '../../support/server/server-process.ts';
import { TestSocket } from '../../support/server/socket.ts';

const REQUESTS = 4_000;
const AT_ONCE = 32;
const SEED = 12;
/** A few lines are fair; one for each request is not. */
const MOST_LOGGED = 4_000;

describe('malformed input from the network', () => {
  let server: ServerProcess;

  endChildrenAfterAll();
  beforeAll(async () => {
    // A limit that is never reached, so that what counts requests is in their way, too.
    server = await ServerProcess.start({ INSTRUMENTS: '48', RATE_LIMIT: '1000000', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  async function expectWell(): Promise<void> {
    expect(await new Api(server.url).get('/api/default/area_list')).toBeInstanceOf(Array);
    expect(server.output.length, server.output.slice(0, 2_000)).toBeLessThan(MOST_LOGGED);
  }

  it.each(['//', '//[', 'http://[', '///:', '//@', '\\\\', '*', '//v1/ws', '?', '/%'])(
    'an upgrade to %s is refused, and the connection ends',
    async (target) => {
      const upgrade = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
      expect(await sendRaw(server.url, upgrade)).toMatch(/^HTTP\/1.1 40[04] /);
      await expectWell();
    },
  );

  it('thousands of requests, bodies and upgrades are each answered or hung up on', async () => {
    const malformed = new MalformedRequests(createRandom(SEED));
    const requests = Array.from({ length: REQUESTS }, () => malformed.next());
    const answers = await severalAtOnce(requests, AT_ONCE, (request) => sendRaw(server.url, request));
    const failed = answers.flatMap((answer, position) =>
      answer === undefined || /^HTTP\/1.1 5(?!05)/m.test(answer)
        ? [{ request: requests[position]?.toString('latin1'), answer }]
        : [],
    );
    expect(failed).toEqual([]);
    const answered = answers.filter((answer) => answer?.startsWith('HTTP/1.1 ') === true);
    expect(answered.length).toBeGreaterThan(REQUESTS / 2);
    await expectWell();
  });

  it('thousands of messages leave a socket open and others served', async () => {
    const [sender, other] = [await TestSocket.open(server.url), await TestSocket.open(server.url)];
    other.subscribe('DAY_MARKET');
    const messages = malformedMessages(createRandom(SEED), REQUESTS);
    for (const message of messages) sender.send(message);
    await other.until('prices', () => other.data('DAY_MARKET').length > 2);
    await other.roundTrip();
    expect(sender.closeCode).toBeUndefined();
    expect(sender.messages.filter(({ type }) => type !== 'login_result')).toEqual([]);
    for (const socket of [sender, other]) socket.close();
    await expectWell();
  });
});
