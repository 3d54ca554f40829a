/** One message on the screen. What people wrote is only ever text. */
import type { Message, PendingMessage } from './conversation.ts';
import type { Texts } from './texts.ts';

/** Gives the address of a message's picture. */
export type PictureSource = (id: number) => Promise<string | undefined>;

/** A message that the server has. @param mark whether it has been read, where it is the customer's */
export function messageBubble(message: Message, mark: string, texts: Texts, source: PictureSource): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset['from'] = message.from;
  item.dataset['id'] = String(message.id);
  if (message.hasPicture) item.append(pictureButton(message.id, texts, source));
  if (message.text !== '') item.append(textOf(message.text));
  const time = document.createElement('time');
  time.dateTime = new Date(message.at).toISOString();
  time.textContent = timeText(message.at, texts.locale);
  item.append(facts(time, mark));
  return item;
}

/** A message that is on its way, or was refused. */
export function pendingBubble({ clientId, text, picture, refusal }: PendingMessage, texts: Texts): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset['from'] = 'customer';
  item.dataset['pending'] = clientId;
  if (text !== '') item.append(textOf(text));
  if (picture !== '') item.append(textOf(`[${texts.picture}]`));
  if (refusal === '') {
    item.append(facts(document.createElement('span'), texts.sending));
    return item;
  }
  const trouble = document.createElement('p');
  trouble.className = 'trouble';
  trouble.textContent = `${texts.notSent} ${refusal}`;
  item.append(trouble);
  return item;
}

function textOf(text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'text';
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

function facts(time: HTMLElement, mark: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'facts';
  const marked = document.createElement('span');
  marked.className = 'mark';
  marked.textContent = mark;
  element.append(time, marked);
  return element;
}

/** The picture comes when it is wanted: it may be megabytes, and the line may be slow. */
function pictureButton(id: number, texts: Texts, source: PictureSource): HTMLElement {
  const place = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'picture';
  button.textContent = texts.showPicture;
  button.addEventListener('click', () => {
    button.disabled = true;
    void source(id).then((address) => {
      button.disabled = false;
      if (address === undefined) return;
      const image = document.createElement('img');
      image.alt = texts.picture;
      image.src = address;
      place.replaceChildren(image);
    });
  });
  place.append(button);
  return place;
}

/** Today the time, else the day too, as the reader's language and time zone have it. */
export function timeText(at: number, locale: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const form = isToday ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(locale, form).format(at);
}
