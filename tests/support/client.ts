import type { StartOptions } from '../../src/contract/worker/trading-api.ts';
import type { Environment } from '../../workers/environment.ts';
import { createClient, type ClientHandle } from '../../workers/client.ts';
import { testEnvironment } from './environment.ts';
import { FakePage } from './fake-page.ts';

export interface StartedClient extends ClientHandle {
  readonly page: FakePage;
  readonly environment: Environment;
  /** As when the worker is killed: nothing more comes from it. */
  readonly kill: () => void;
}

/** A client in this process, started against `apiBase`. */
export async function startClient(
  apiBase: string,
  change: Partial<Environment> = {},
  options: Partial<StartOptions> = {},
): Promise<StartedClient> {
  const life: Life = { ended: false, onEnd: [] };
  const environment = mortal(testEnvironment(change), life);
  const handle = createClient(environment);
  const page = new FakePage();
  const started = await handle.api.start(
    { apiBase, language: 'en', visible: true, online: true, ...options },
    page.channel,
  );
  if (!started.ok) throw new Error('The client did not start');
  return {
    ...handle,
    page,
    environment,
    kill: () => {
      life.ended = true;
      for (const end of life.onEnd) end();
      handle.stop();
      page.close();
    },
  };
}

interface Life {
  ended: boolean;
  readonly onEnd: (() => void)[];
}

/** Surroundings from which nothing comes and into which nothing goes once the worker is dead. */
function mortal(environment: Environment, life: Life): Environment {
  const never = new Promise<never>(() => {});
  return {
    ...environment,
    indexedDB: environment.indexedDB && mortalDatabases(environment.indexedDB, life),
    timers: { after: (ms, run) => environment.timers.after(ms, () => (life.ended ? undefined : run())) },
    fetch: async (input, init) => {
      if (life.ended) return never;
      const response = await environment.fetch(input, init);
      return life.ended ? never : response;
    },
  };
}

/** What was begun when the worker died comes to its end, as in a browser; nothing is begun after that. */
function mortalDatabases(factory: IDBFactory, life: Life): IDBFactory {
  const open: IDBFactory['open'] = (name, version) => {
    if (life.ended) throw new Error('The worker is dead');
    const request = factory.open(name, version);
    request.addEventListener('success', () => life.onEnd.push(() => request.result.close()));
    return request;
  };
  return new Proxy(factory, { get: (target, key) => (key === 'open' ? open : bound(target, key)) });
}

function bound(target: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key);
  return typeof value === 'function' ? value.bind(target) : value;
}
