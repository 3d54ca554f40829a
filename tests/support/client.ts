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
  const life = { ended: false };
  const environment = mortal(testEnvironment(change), life);
  const handle = createClient(environment);
  const page = new FakePage();
  const started = await handle.api.start(
    { apiBase, language: 'en', visible: true, online: true, ...options },
    page.port,
  );
  if (!started.ok) throw new Error('The client did not start');
  return {
    ...handle,
    page,
    environment,
    kill: () => {
      life.ended = true;
      handle.stop();
      page.close();
    },
  };
}

/** Surroundings from which nothing comes and into which nothing goes once the worker is dead. */
function mortal(environment: Environment, life: { ended: boolean }): Environment {
  const never = new Promise<never>(() => {});
  return {
    ...environment,
    timers: { after: (ms, run) => environment.timers.after(ms, () => (life.ended ? undefined : run())) },
    fetch: async (input, init) => {
      if (life.ended) return never;
      const response = await environment.fetch(input, init);
      return life.ended ? never : response;
    },
  };
}
