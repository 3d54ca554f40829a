/** The elements of the page, and how the conversation is drawn into them. */
import type { WireChatState } from '../../../src/contract/wire/chat.ts';
import { messageBubble, pendingBubble, timeText, type PictureSource } from './bubble.ts';
import type { Conversation, Message } from './conversation.ts';
import type { Texts } from './texts.ts';

/** How near the end the reader must be for the log to follow, px. */
const NEAR_END = 80;
/** How long a sign of typing is good for, as on the server. */
const TYPING_MS = 8_000;

/** What the server says beside the messages. */
export type Status = Pick<WireChatState, 'office_read' | 'typing' | 'closed' | 'office_open' | 'opens_at'>;

export class View {
  readonly texts: Texts;
  readonly form = find('form', HTMLFormElement);
  readonly text = find('text', HTMLTextAreaElement);
  readonly file = find('file', HTMLInputElement);
  readonly older = find('older', HTMLButtonElement);
  readonly unchoose = find('unchoose', HTMLButtonElement);
  readonly log = find('log', HTMLElement);
  readonly #source: PictureSource;
  readonly #drawn = new Map<string, { readonly element: HTMLLIElement; readonly looks: string }>();
  #status: Status | undefined;
  #isOffline = false;
  #typingEnds: ReturnType<typeof setTimeout> | undefined;

  constructor(texts: Texts, source: PictureSource) {
    this.texts = texts;
    this.#source = source;
  }

  /** Draws what has changed; the reader stays where they are, unless that is the end. */
  draw(conversation: Conversation): void {
    const { log } = this;
    const wasAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
    const fromEnd = log.scrollHeight - log.scrollTop;
    const before = find('messages', HTMLElement).firstElementChild;
    const elements = [
      ...conversation.messages.map((message) => this.#message(message)),
      ...conversation.pending.map((message) =>
        this.#kept(`p${message.clientId}`, message.refusal, () => pendingBubble(message, this.texts)),
      ),
    ];
    find('hello', HTMLElement).hidden = elements.length > 0;
    this.#place(elements);
    if (wasAtEnd) log.scrollTop = log.scrollHeight;
    else if (before !== elements[0]) log.scrollTop = log.scrollHeight - fromEnd;
  }

  /** What the server says of the office. */
  status(status: Status): void {
    this.#status = status;
    this.#showTyping(Number(status.typing) === 1);
    this.#notice();
  }

  offline(isOffline: boolean): void {
    this.#isOffline = isOffline;
    if (isOffline) this.#showTyping(false);
    this.#notice();
  }

  fault(text: string): void {
    const fault = find('fault', HTMLElement);
    fault.textContent = text;
    fault.hidden = text === '';
  }

  /** The picture that goes with the next message. @param address empty for none */
  chosen(address: string): void {
    find('chosen', HTMLElement).hidden = address === '';
    find('preview', HTMLImageElement).src = address;
  }

  #message(message: Message): HTMLLIElement {
    const isRead = message.id <= Number(this.#status?.office_read ?? 0);
    const mark = message.from === 'office' ? '' : isRead ? this.texts.read : this.texts.sent;
    const kept = this.#drawn.get(`m${message.id}`);
    if (kept) {
      const shown = kept.element.querySelector('.mark');
      if (shown && shown.textContent !== mark) shown.textContent = mark;
      return kept.element;
    }
    return this.#kept(`m${message.id}`, '', () => messageBubble(message, mark, this.texts, this.#source));
  }

  #kept(key: string, looks: string, make: () => HTMLLIElement): HTMLLIElement {
    const kept = this.#drawn.get(key);
    if (kept?.looks === looks) return kept.element;
    const element = make();
    this.#drawn.set(key, { element, looks });
    return element;
  }

  /** Puts the elements in order and touches none that stands right, so that it is not read aloud again. */
  #place(elements: readonly HTMLElement[]): void {
    const list = find('messages', HTMLElement);
    const wanted = new Set<Element>(elements);
    for (const child of Array.from(list.children)) if (!wanted.has(child)) child.remove();
    elements.forEach((element, index) => {
      if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
    });
  }

  /** A sign of typing fades where no word of its end comes. */
  #showTyping(isShown: boolean): void {
    clearTimeout(this.#typingEnds);
    find('typing', HTMLElement).hidden = !isShown;
    if (isShown) this.#typingEnds = setTimeout(() => this.#showTyping(false), TYPING_MS);
  }

  #notice(): void {
    const notice = find('notice', HTMLElement);
    const text = this.#noticeText();
    if (notice.textContent !== text) notice.textContent = text;
    notice.hidden = text === '';
  }

  #noticeText(): string {
    const status = this.#status;
    if (this.#isOffline) return this.texts.offline;
    if (!status) return '';
    if (Number(status.office_open) !== 1) {
      const opens = timeText(Date.parse(status.opens_at ?? ''), this.texts.locale);
      return this.texts.away.replace('{time}', opens);
    }
    return Number(status.closed) === 1 ? this.texts.closed : '';
  }
}

function find<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`The page has no ${id}`);
  return element;
}
