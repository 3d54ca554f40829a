/** The bench's own line to a page or worker, whose messages travel inside its parent's. */
import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { TargetSession, type DevtoolsSession } from '../../bench/browser/target-session.ts';

const ID = 'session-1';

class FakeParent extends EventEmitter {
  readonly sent: { id: number; method: string; params: unknown }[] = [];

  async send(_: string, { sessionId, message }: { sessionId: string; message: string }): Promise<void> {
    expect(sessionId).toBe(ID);
    this.sent.push(JSON.parse(message) as FakeParent['sent'][number]);
  }

  receive(message: object, sessionId = ID): void {
    this.emit('Target.receivedMessageFromTarget', { sessionId, message: JSON.stringify(message) });
  }
}

let parent: FakeParent;
let session: TargetSession;

beforeEach(() => {
  parent = new FakeParent();
  session = new TargetSession(parent as unknown as DevtoolsSession, ID);
});

describe('calls', () => {
  it('are answered by their ids, in any order', async () => {
    const first = session.send('Runtime.evaluate', { expression: '1' });
    const second = session.send('Page.enable');
    expect(parent.sent).toEqual([
      { id: 1, method: 'Runtime.evaluate', params: { expression: '1' } },
      { id: 2, method: 'Page.enable', params: {} },
    ]);
    parent.receive({ id: 2, result: 'two' });
    parent.receive({ id: 1, result: 'one' });
    expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  });

  it('fail with what the browser says', async () => {
    const call = session.send('Page.navigate');
    parent.receive({ id: 1, error: { message: 'Cannot navigate' } });
    await expect(call).rejects.toThrow('Cannot navigate');
  });

  it('are not answered by another target', async () => {
    const call = session.send('Page.enable');
    parent.receive({ id: 1, result: 'theirs' }, 'session-2');
    parent.receive({ id: 1, result: 'ours' });
    expect(await call).toBe('ours');
  });

  it('are over once they are sent, where no answer comes', async () => {
    await session.tell('Input.dispatchMouseEvent', { type: 'mousePressed' });
    expect(parent.sent).toEqual([{ id: 1, method: 'Input.dispatchMouseEvent', params: { type: 'mousePressed' } }]);
    session.dispose();
  });

  it('fail when the target is closed', async () => {
    const call = session.send('Page.enable');
    await Promise.resolve();
    session.dispose();
    await expect(call).rejects.toThrow('closed');
    expect(parent.listenerCount('Target.receivedMessageFromTarget')).toBe(0);
  });
});

it('hands events to those who listen', () => {
  const heard: unknown[] = [];
  const listener = (params: unknown): void => void heard.push(params);
  session.on('Tracing.dataCollected', listener);
  parent.receive({ method: 'Tracing.dataCollected', params: { value: 1 } });
  parent.receive({ method: 'Tracing.tracingComplete', params: {} });
  session.off('Tracing.dataCollected', listener);
  parent.receive({ method: 'Tracing.dataCollected', params: { value: 2 } });
  expect(heard).toEqual([{ value: 1 }]);
});
