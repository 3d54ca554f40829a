import { describe, expect, it } from 'vitest';
import { CodePart, type PartEnvironment, type WhyMissing } from '../../../src/loading/code-part.ts';

/** A page whose time, events and visibility are in hand, and a part that loads when the test says so. */
class Bench {
  readonly timers: { readonly ms: number; readonly run: () => void }[] = [];
  readonly returns = new Set<() => void>();
  readonly states: string[] = [];
  hidden = false;
  why: WhyMissing = 'unreachable';
  tries = 0;
  missing = true;

  readonly page: PartEnvironment = {
    after: (ms, run) => {
      const timer = { ms, run };
      this.timers.push(timer);
      return () => this.timers.splice(this.timers.indexOf(timer), 1);
    },
    onReturn: (then) => {
      this.returns.add(then);
      return () => this.returns.delete(then);
    },
    isHidden: () => this.hidden,
    random: () => 0,
    reasonOf: () => Promise.resolve(this.why),
  };

  readonly part = new CodePart(() => {
    this.tries++;
    return this.missing ? Promise.reject(new Error('No file')) : Promise.resolve('code');
  }, this.page);

  constructor() {
    this.part.subscribe(() => {
      const { state } = this.part;
      this.states.push(state.phase === 'missing' && state.trying ? 'trying' : state.phase);
    });
  }

  /** The one timer that runs ends. */
  async timeOut(): Promise<void> {
    const [timer] = this.timers.splice(0, 1);
    timer?.run();
    await this.part.settled();
  }

  async comeBack(): Promise<void> {
    for (const then of this.returns) then();
    await this.part.settled();
  }
}

describe('a part', () => {
  it('loads once, however often it is wanted', async () => {
    const bench = new Bench();
    bench.missing = false;
    bench.part.want();
    bench.part.want();
    expect(await bench.part.ready()).toBe('code');
    bench.part.retry();
    expect([bench.tries, bench.states]).toEqual([1, ['ready']]);
    expect(bench.part.state).toEqual({ phase: 'ready', value: 'code' });
  });

  it('says that it is missing, and why, and is tried again less and less often', async () => {
    const bench = new Bench();
    expect(await bench.part.settled()).toBeUndefined();
    expect(bench.part.state).toEqual({ phase: 'missing', why: 'unreachable', trying: false });
    const waits: (number | undefined)[] = [];
    for (let i = 0; i < 7; i++) {
      waits.push(bench.timers[0]?.ms);
      await bench.timeOut();
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    bench.missing = false;
    await bench.timeOut();
    expect(bench.states.slice(-3)).toEqual(['missing', 'trying', 'ready']);
    expect([bench.timers.length, bench.returns.size]).toEqual([0, 0]);
  });

  it('is tried at once when the connection may be back, and waits on one timer only', async () => {
    const bench = new Bench();
    await bench.part.settled();
    await bench.comeBack();
    expect([bench.tries, bench.timers.length, bench.returns.size]).toEqual([2, 1, 1]);
    bench.missing = false;
    await bench.comeBack();
    expect(bench.part.state.phase).toBe('ready');
  });

  it('is tried when somebody presses, once for all presses', async () => {
    const bench = new Bench();
    await bench.part.settled();
    bench.part.retry();
    bench.part.retry();
    await bench.part.settled();
    expect(bench.tries).toBe(2);
  });

  it('is not tried while nobody sees the page, but when it is seen again', async () => {
    const bench = new Bench();
    await bench.part.settled();
    bench.hidden = true;
    await bench.timeOut();
    expect(bench.tries).toBe(1);
    bench.hidden = false;
    await bench.comeBack();
    expect(bench.tries).toBe(2);
  });

  it.each(['newRelease', 'broken'] as const)('is not tried on a timer where only a reload helps: %s', async (why) => {
    const bench = new Bench();
    bench.why = why;
    await bench.part.settled();
    expect(bench.part.state).toMatchObject({ why });
    expect([bench.timers.length, bench.returns.size]).toEqual([0, 1]);
  });

  it('comes to who waits for it, whenever it comes', async () => {
    const bench = new Bench();
    const code = bench.part.ready();
    await bench.part.settled();
    bench.missing = false;
    await bench.timeOut();
    expect(await code).toBe('code');
  });
});
