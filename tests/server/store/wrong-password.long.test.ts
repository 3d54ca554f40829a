/** A PostgreSQL that asks for a password, and operators who get it wrong. */
import { expect, it } from 'vitest';
import { describeOnPostgres } from '../../support/server/own-postgres.ts';
import { launch } from '../../support/server/server-process.ts';

const PASSWORD = 'correct-heron';
const STACK = /^\s+at /m;

describeOnPostgres(
  'a PostgreSQL with a password',
  (postgres) => {
    it('lets a server with the right one start', async () => {
      const server = await postgres.startServer();
      expect(await server.stop()).toBe(0);
    });

    it.each([
      ['a wrong password', 'pipframe:mistaken-egret@', 'the user or the password'],
      ['a user who is not there', `nobody:${PASSWORD}@`, 'the user or the password'],
      ['no password', 'pipframe@', 'asks for a password'],
    ])('ends the start with %s by a sentence that gives nothing away', async (_, credentials, sentence) => {
      const server = await launch({ DATABASE_URL: postgres.url.replace(`pipframe:${PASSWORD}@`, credentials) });
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(sentence);
      expect(server.output()).toContain('DATABASE_URL');
      expect(server.output()).not.toMatch(STACK);
      expect(server.output()).not.toMatch(/heron|egret/);
    });
  },
  PASSWORD,
);
