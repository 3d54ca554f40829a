import { LANGUAGE_TAGS, type Language } from '../catalogue/languages.ts';
import { CHAT_TEXTS } from './chat-texts.ts';

const RIGHT_TO_LEFT: readonly Language[] = ['ar'];

/** The document of the chat: what its scripts fill, and the texts with which they do. */
export function chatDocument(language: Language, theme: 'light' | 'dark'): string {
  const texts = CHAT_TEXTS[language];
  const direction = RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
  // A text that holds a tag's end must not end the element around it.
  const embedded = JSON.stringify({ ...texts, language, locale: LANGUAGE_TAGS[language] }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[language]}" dir="${direction}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(texts.title)}</title>
<link rel="stylesheet" href="/service/chat/chat.css">
<script type="application/json" id="texts">${embedded}</script>
<script type="module" src="/service/chat/main.ts" crossorigin="anonymous"></script>
</head>
<body>
<p id="notice" role="status" hidden></p>
<main id="log" role="log" aria-label="${escaped(texts.messages)}" tabindex="0">
<button id="older" type="button" hidden>${escaped(texts.older)}</button>
<p id="hello">${escaped(texts.hello)}</p>
<ol id="messages"></ol>
<p id="typing" hidden>${escaped(texts.typing)}</p>
</main>
<form id="form">
<p id="fault" role="alert" hidden></p>
<div id="chosen" hidden><img id="preview" alt="${escaped(texts.picture)}"><button id="unchoose" type="button">${escaped(texts.removePicture)}</button></div>
<div class="row">
<label class="icon"><input id="file" type="file" accept="image/png,image/jpeg,image/webp" aria-label="${escaped(texts.addPicture)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16v12H4zM4 15l4-4 4 4 3-3 5 5"/></svg></label>
<textarea id="text" rows="1" maxlength="2000" dir="auto" aria-label="${escaped(texts.write)}" placeholder="${escaped(texts.write)}"></textarea>
<button id="send" type="submit" class="icon" aria-label="${escaped(texts.send)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 12h15M13 6l6 6-6 6"/></svg></button>
</div>
</form>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
