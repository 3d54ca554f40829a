import { describe, expect, it } from 'vitest';
import type { ClientMessage } from '../../src/contract/wire/socket.ts';
import { IgnoredPace } from '../../workers/flow-control/ignored-pace.ts';
import { TopicRegistry } from '../../workers/subscriptions/topic-registry.ts';

function heard(...times: readonly number[]): boolean {
  const pace = new IgnoredPace();
  for (const time of times) pace.note(time);
  return pace.isIgnored;
}

const each = (ms: number): number[] => Array.from({ length: 20 }, (_, index) => 1_000 + index * ms);

describe('the pace that a server is asked for', () => {
  it('is ignored where messages leave within the same few milliseconds', () => {
    expect(heard(...each(0))).toBe(true);
    expect(heard(...each(3))).toBe(true);
  });

  it('is kept by a message as often as is asked for at the most, also where some leave early', () => {
    const asked: ClientMessage[] = [];
    const topics = new TopicRegistry((message) => asked.push(message));
    topics.acquire('DAY_MARKET');
    topics.activate();
    const [{ every = Number.NaN } = {}] = asked as { readonly every?: number }[];
    expect(heard(...each(every))).toBe(false);
    expect(heard(...each(every / 2))).toBe(false);
    expect(heard(...each(every / 2 - 1))).toBe(true);
  });

  it('is not ignored by some that leave together', () => {
    expect(heard(1_000, 1_000, 1_001, 1_001, 1_002)).toBe(false);
    expect(heard(...each(0), 1_008)).toBe(false);
  });

  it('is judged anew where the server’s clock is set back', () => {
    expect(heard(5_000, ...each(8))).toBe(false);
  });
});
