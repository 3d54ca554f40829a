import { expect, it } from 'vitest';
import { nextTask } from '../../../src/app/next-task.ts';

it('what other messages have waiting comes before', async () => {
  const done: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done.push('message');
  port2.postMessage(null);
  await nextTask();
  done.push('next task');
  port1.close();
  expect(done).toEqual(['message', 'next task']);
});
