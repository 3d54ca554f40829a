import { expect } from 'vitest';
import type { RunningServer } from '../../../../server/start-server.ts';
import { png } from '../../../support/server/pictures.ts';
import { HARMFUL } from './harm.ts';

export type Parameters = Readonly<Record<string, string>>;

interface Answer {
  readonly text: string;
  readonly code: number | undefined;
}

const UPLOAD = 'POST /api/common/image_upload';

/** Makes calls with what belongs to somebody else. */
export class Attempts {
  readonly #server: RunningServer;
  readonly #belongings: ReadonlyMap<string, string>;

  constructor(server: RunningServer, belongings: ReadonlyMap<string, string>) {
    this.#server = server;
    this.#belongings = belongings;
  }

  /** The harmful ways of making a call: each parameter once with each of its values. */
  at(route: string): readonly Parameters[] {
    const [method, path] = route.split(' ');
    const call = this.#server.calls.find((one) => one.method === method && one.path === path);
    const names = Object.keys(call?.parameters.entries ?? {});
    for (const name of names) expect(HARMFUL, `say in HARMFUL what another's ${name} is`).toHaveProperty(name);
    const valueOf = (name: string, turn: number): string => {
      const values = HARMFUL[name] ?? [''];
      const value = values[turn % values.length] ?? '';
      return this.#belongings.get(value) ?? value;
    };
    const turns = Math.max(1, ...names.map((name) => HARMFUL[name]?.length ?? 1));
    return Array.from({ length: turns }, (_, turn) =>
      Object.fromEntries(names.map((name) => [name, valueOf(name, turn)]).filter(([, value]) => value !== '')),
    );
  }

  async make(route: string, parameters: Parameters, token: string): Promise<Answer> {
    const [method = 'GET', pattern = ''] = route.split(' ');
    const path = pattern
      .replace(':name', this.#belongings.get('$picture')?.split('/').at(-1) ?? '')
      .replace(':token', 'x'.repeat(20));
    const query = method === 'GET' ? `?${new URLSearchParams(parameters).toString()}` : '';
    const file = new FormData();
    file.append('file', new File([new Uint8Array(png())], 'a.png'));
    const body = method === 'GET' ? {} : { body: route === UPLOAD ? file : new URLSearchParams(parameters) };
    const headers = token === '' ? {} : { authorization: token };
    const response = await fetch(`${this.#server.url}${path}${query}`, { method, headers, ...body });
    const text = await response.text();
    const isEnvelope = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { text, code: isEnvelope ? (JSON.parse(text) as { code: number }).code : undefined };
  }
}
