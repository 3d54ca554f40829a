/** The chat's page: shows the conversation of the token behind `#`, and sends what is written. */
import type { FromChatFrame, ToChatFrame, UnsentMessage } from '../../../src/contract/chat-frame.ts';
import type { WireChatMessage, WireChatState } from '../../../src/contract/wire/chat.ts';
import { ChatClient } from './chat-client.ts';
import { Conversation } from './conversation.ts';
import { Outbox } from './outbox.ts';
import { Pause, pauseAfter } from './retry.ts';
import type { Texts } from './texts.ts';
import { View } from './view.ts';

/** Seconds for which the server may hold an answer back. */
const WAIT = 25;
const TYPING_EVERY_MS = 4_000;
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Texts;
const client = new ChatClient(location.hash.slice(1), texts.language);
const conversation = new Conversation();
const view = new View(texts, pictureOf);
const polling = new Pause();
const sending = new Pause();
let chosen: { readonly base64: string } | undefined;
let state = '';
let readUpTo = 0;
let saidTypingAt = 0;

const outbox = new Outbox({
  send: (message) => client.send(message),
  keep: (message) => tell({ chat: 'keep', message }),
  forget: (clientId) => tell({ chat: 'sent', clientId }),
  onSent: (message) => {
    conversation.took(message);
    view.draw(conversation);
  },
  onRefused: (clientId, reason) => {
    conversation.refused(clientId, reason);
    view.draw(conversation);
  },
  onExpired: () => tell({ chat: 'expired' }),
  pause: (failures) => sending.wait(pauseAfter(failures, Math.random())),
});

function tell(message: FromChatFrame): void {
  // Nothing secret: the reader's own words, for the page around this one, whose origin a frame without one cannot know.
  if (parent !== window) parent.postMessage(message, '*');
}

function hear(event: MessageEvent<ToChatFrame>): void {
  if (event.source !== parent) return;
  if (event.data.chat === 'token') {
    client.token = event.data.token;
    tryAgain();
    return;
  }
  if (event.data.chat !== 'unsent') return;
  for (const message of event.data.messages) conversation.sending(message);
  view.draw(conversation);
  outbox.restore(event.data.messages);
}

async function poll(): Promise<void> {
  for (let failures = 0; ;) {
    const answer = await client.poll(conversation.newest, state, state === '' ? 0 : WAIT);
    if (answer.kind === 'done') {
      failures = 0;
      show(answer.data);
      continue;
    }
    if (answer.kind === 'expired') tell({ chat: 'expired' });
    else view.offline(true);
    await polling.wait(pauseAfter(++failures, Math.random()));
  }
}

function show(answer: WireChatState): void {
  view.offline(false);
  if (state === '') view.older.hidden = Number(answer.older) !== 1;
  state = answer.state;
  conversation.polled(messagesOf(answer));
  view.status(answer);
  view.draw(conversation);
  markRead();
}

function messagesOf(answer: WireChatState): readonly WireChatMessage[] {
  return answer.messages as readonly WireChatMessage[];
}

/** Answers are read when they are on screen. */
function markRead(): void {
  const last = conversation.lastAnswer;
  if (document.hidden || last <= readUpTo) return;
  readUpTo = last;
  void client.read(last).then(({ kind }) => {
    if (kind === 'done') tell({ chat: 'seen' });
    else if (readUpTo === last) readUpTo = 0;
  });
}

async function loadOlder(): Promise<void> {
  view.older.disabled = true;
  const answer = await client.older(conversation.oldest);
  view.older.disabled = false;
  if (answer.kind !== 'done') return;
  for (const message of messagesOf(answer.data)) conversation.took(message);
  view.older.hidden = Number(answer.data.older) !== 1;
  view.draw(conversation);
}

function submit(): void {
  const text = view.text.value.trim();
  if (text === '' && !chosen) return;
  const message: UnsentMessage = { clientId: newClientId(), text, picture: chosen?.base64 ?? '' };
  view.text.value = '';
  choose(undefined, '');
  conversation.sending(message);
  view.draw(conversation);
  view.log.scrollTop = view.log.scrollHeight;
  view.text.focus();
  outbox.add(message);
}

/** A random UUID, also where the frame is not taken for a secure context. */
function newClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

async function pick(file: File | undefined): Promise<void> {
  view.file.value = '';
  if (!file) return;
  if (!PICTURE_TYPES.includes(file.type)) return view.fault(texts.notAPicture);
  if (file.size > MAX_PICTURE_BYTES) return view.fault(texts.tooLarge);
  const address = await dataAddress(file);
  const base64 = address.slice(address.indexOf(',') + 1);
  choose({ base64: base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') }, address);
}

function choose(picture: typeof chosen, address: string): void {
  chosen = picture;
  view.fault('');
  view.chosen(address);
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}

async function pictureOf(id: number): Promise<string | undefined> {
  const answer = await client.picture(id);
  return answer.kind === 'done' ? `data:${answer.data.type};base64,${answer.data.data}` : undefined;
}

function sayTyping(): void {
  const now = Date.now();
  if (view.text.value.trim() === '' || now - saidTypingAt < TYPING_EVERY_MS) return;
  saidTypingAt = now;
  void client.typing();
}

function tryAgain(): void {
  polling.wake();
  sending.wake();
}

function listen(): void {
  window.addEventListener('message', hear);
  window.addEventListener('online', tryAgain);
  window.addEventListener('offline', () => view.offline(true));
  document.addEventListener('visibilitychange', markRead);
  view.form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  view.text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  view.text.addEventListener('input', sayTyping);
  view.file.addEventListener('change', () => void pick(view.file.files?.[0]));
  view.unchoose.addEventListener('click', () => choose(undefined, ''));
  view.older.addEventListener('click', () => void loadOlder());
}

listen();
tell({ chat: 'ready' });
void poll();
