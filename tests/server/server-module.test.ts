import { describe, expect, it, vi } from 'vitest';
import {
  closeModules,
  countInMemory,
  startModules,
  tidyModules,
  type ServerModule,
} from '../../server/server-module.ts';

/** Three modules that note what is asked of them. */
function modules(): { readonly list: readonly ServerModule[]; readonly done: readonly string[] } {
  const done: string[] = [];
  const note = (step: string) => async () => {
    await Promise.resolve();
    done.push(step);
  };
  const list = ['database', 'market', 'http'].map((name) => ({
    start: note(`start ${name}`),
    stop: note(`stop ${name}`),
    close: note(`close ${name}`),
    tidy: [note(`tidy ${name}`)],
    inMemory: () => ({ [name]: name.length }),
  }));
  return { list: [...list, {}], done };
}

describe('the modules of the server', () => {
  it('start in their order, each when those before it run', async () => {
    const { list, done } = modules();
    await startModules(list);
    expect(done).toEqual(['start database', 'start market', 'start http']);
  });

  it('all stop before the first is closed, and the one that was opened first is closed last', async () => {
    const { list, done } = modules();
    await closeModules(list);
    expect(done).toEqual(['stop database', 'stop market', 'stop http', 'close http', 'close market', 'close database']);
  });

  it('are tidied whatever becomes of the others, what refers to a thing before the thing', async () => {
    const { list, done } = modules();
    const fault = new Error('the disk');
    const onError = vi.fn();
    await tidyModules([...list, { tidy: [() => Promise.reject(fault)] }], onError);
    expect(done).toEqual(['tidy http', 'tidy market', 'tidy database']);
    expect(onError.mock.calls).toEqual([[fault]]);
  });

  it('say together what they keep in memory', () => {
    expect(countInMemory(modules().list)).toEqual({ database: 8, market: 6, http: 4 });
  });
});
