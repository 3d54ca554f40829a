// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromChatFrame } from '../../src/contract/chat-frame.ts';
import type { CustomerService } from '../../src/contract/worker/chat-api.ts';
import { ok } from '../../src/lib/result.ts';
import { ChatScreen } from '../../src/screens/chat/ChatScreen.tsx';
import { FRAME_DEADLINE_MS } from '../../src/screens/chat/use-frame-phase.ts';
import { HelpRows } from '../../src/screens/user/UserRows.tsx';
import { failure } from '../support/page/fake-client.ts';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { settle, show, speak } from '../support/page/screen.tsx';

const LINK = 'https://service.example.com/room?x=1';
const OWN: CustomerService = { kind: 'chat', url: 'https://api.example.com/service/chat', token: 'secret' };

beforeAll(() => speak('en'));
beforeEach(() => freshPage());
afterEach(() => vi.useRealTimers());

async function open(service: CustomerService): Promise<ReturnType<typeof show>> {
  page.client.answer('openService', ok(service));
  const shown = show(<ChatScreen />, '/mine/chat');
  await settle();
  return shown;
}

describe('customer service', () => {
  it('that is a link is shown, to be copied or opened', async () => {
    await open({ kind: 'link', url: LINK });
    expect(screen.getByTestId('service-link').textContent).toBe(LINK);
    expect(screen.getByRole('button', { name: /copy.*link/i })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open the link' });
    expect(link.getAttribute('href')).toBe(LINK);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('that is none says so, and leads to the address to write to', async () => {
    await open({ kind: 'none' });
    expect(screen.getByRole('heading', { name: 'There is no chat at the moment' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/mine\/email$/);
  });

  it('elsewhere has its own origin in its frame, but not on ours', async () => {
    const { unmount } = await open({ kind: 'frame', url: LINK });
    const frame = screen.getByTestId('service-frame');
    expect(frame.getAttribute('sandbox')).toContain('allow-same-origin');
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    fireEvent.load(frame);
    expect(screen.getByRole('link').getAttribute('href')).toBe(LINK);
    unmount();
    freshPage();
    await open({ kind: 'frame', url: `${location.origin}/room` });
    expect(screen.getByTestId('service-frame').getAttribute('sandbox')).not.toContain('allow-same-origin');
  });

  it('that cannot be asked for says why, and is asked for again', async () => {
    page.client.answer('openService', failure('network'));
    const { user } = show(<ChatScreen />, '/mine/chat');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('The chat could not be loaded');
    page.client.answer('openService', ok({ kind: 'none' }));
    await user.click(screen.getByRole('button', { name: /try again/i }));
    await settle();
    expect(screen.getByRole('heading', { name: 'There is no chat at the moment' })).toBeTruthy();
  });

  it('whose frame says nothing has failed after a while, and is opened anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await open(OWN);
    await act(() => vi.advanceTimersByTimeAsync(FRAME_DEADLINE_MS - 1_000));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_001));
    expect(screen.getByRole('alert').textContent).toContain('does not answer');
    fireEvent.click(screen.getByRole('button', { name: /try again/i }));
    await settle();
    expect(screen.getByTestId('chat-frame')).toBeTruthy();
    expect(page.client.callsOf('openService')).toHaveLength(2);
  });
});

describe('the frame of our own chat', () => {
  const heard = (data: unknown, source: unknown): void => {
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: source as Window })));
  };
  const frameOf = () => screen.getByTestId<HTMLIFrameElement>('chat-frame');
  /** The frame's window, which the test's document does not make. */
  const inside = { postMessage: vi.fn<(message: unknown, target: string) => void>() };
  const openOwn = async (): Promise<void> => {
    await open(OWN);
    Object.defineProperty(frameOf(), 'contentWindow', { value: inside });
  };
  const tell = (message: FromChatFrame): void => heard(message, inside);

  it('has no origin, language and theme in its address, and its token where no server sees it', async () => {
    await open(OWN);
    expect(frameOf().getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    const { searchParams, hash } = new URL(frameOf().src);
    expect([...searchParams]).toEqual([
      ['lang', 'en'],
      ['theme', page.state.preferences.theme.peek()],
    ]);
    expect(hash).toBe('#secret');
  });

  it('keeps what is unsent by the worker, and counts what was read', async () => {
    await openOwn();
    const message = { clientId: 'one', text: 'Hello', picture: '' };
    page.client.answer('unsentMessages', ok([message]));
    const told = inside.postMessage;
    tell({ chat: 'ready' });
    await settle();
    expect(told).toHaveBeenCalledWith({ chat: 'unsent', messages: [message] }, '*');
    tell({ chat: 'keep', message });
    tell({ chat: 'sent', clientId: 'one' });
    tell({ chat: 'seen' });
    expect(page.client.tell.mock.calls).toEqual([['keepMessage', message], ['forgetMessage', 'one'], ['answersSeen']]);
    page.client.answer('openService', ok({ ...OWN, token: 'next' }));
    tell({ chat: 'expired' });
    await settle();
    expect(told).toHaveBeenLastCalledWith({ chat: 'token', token: 'next' }, '*');
  });

  it('is heard, and nobody else is', async () => {
    await openOwn();
    heard({ chat: 'seen' }, window);
    heard({ chat: 'seen' }, null);
    for (const nonsense of [null, 'seen', 7, {}, { chat: 'other' }]) heard(nonsense, inside);
    expect(page.client.tell).not.toHaveBeenCalled();
  });
});

describe('the row of customer service', () => {
  it('tells how many answers are unread, where there are any', async () => {
    show(<HelpRows />);
    expect(screen.queryByTestId('chat-unread')).toBeNull();
    act(() => applyFrames([{ state: { chatUnread: 3 } }]));
    await settle();
    expect(screen.getByRole('img', { name: 'Unread: 3' }).textContent).toBe('3');
  });
});
