import { describe, expect, it } from 'vitest';
import { parseArguments, UsageError } from '../../../server/admin/parse-arguments.ts';
import { watch } from '../../../server/admin/watch.ts';

describe('a watch', () => {
  it('says what is new, and nothing that it has said', async () => {
    const answers = ['one', 'one', 'two', 'two', 'one'];
    const said: string[] = [];
    await watch({
      ask: () => Promise.resolve(answers.shift() ?? ''),
      say: (text) => void said.push(text),
      wait: () => Promise.resolve(answers.length > 0),
    });
    expect(said).toEqual(['one', 'two', 'one']);
  });

  it('is of commands that change nothing and show nothing private', () => {
    expect(parseArguments(['withdraw', 'list', '--watch']).watch).toBe(true);
    expect(parseArguments(['withdraw', 'list']).watch).toBe(false);
    for (const words of [
      ['withdraw', 'approve', '7', '--watch'],
      ['deposit', 'show', '7', '--watch'],
    ])
      expect(() => parseArguments(words), words.join(' ')).toThrow(UsageError);
  });
});
