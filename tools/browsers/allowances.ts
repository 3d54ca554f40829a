/** What the oldest browsers lack and the client has all the same, with the reason why nobody misses it there. */

const LOOKS = 'looks a little plainer without';
const ASKED_FOR = 'used where it is there';
const FOR_PUSH = 'called only where the browser has push messages';
const NOT_THE_BROWSERS = 'a method of a library, which has the name of one of the browser’s';

export const ALLOWANCES: Readonly<Record<string, string>> = {
  'cursor: pointer': LOOKS,
  'cursor: not-allowed': LOOKS,
  'field-sizing': 'the field of the chat has the height that its script gives it',
  'field-sizing: content': 'the field of the chat has the height that its script gives it',
  'hyphenate-limit-chars': LOOKS,
  'overflow-anchor': 'turns off what such browsers do not do',
  'overflow-anchor: none': 'turns off what such browsers do not do',
  resize: LOOKS,
  'resize: none': LOOKS,
  'resize: vertical': LOOKS,
  'scrollbar-width': LOOKS,
  'scrollbar-width: none': LOOKS,
  'text-wrap': LOOKS,
  'text-wrap: balance': LOOKS,
  hyphens: 'long words are broken only where they must be',

  '.createPolicy()': ASKED_FOR,
  '.databases()': ASKED_FOR,
  '.estimate()': 'where it is missing, the storage’s size is told as unknown',
  '.getAttributeType()': ASKED_FOR,
  '.getSubscription()': FOR_PUSH,
  '.getTextInfo()': ASKED_FOR,
  '.readText()': ASKED_FOR,
  '.requestFullscreen()': 'what is shown in full fills the page without it too',
  '.roundRect()': ASKED_FOR,
  '.showNotification()': FOR_PUSH,
  '.skipTransition()': ASKED_FOR,
  '.startViewTransition()': 'for an element of React that is used nowhere',
  '.throwIfAborted()': 'given to browsers that lack it by workers/older-browsers.ts',
  'AbortSignal.any': ASKED_FOR,
  Notification: FOR_PUSH,
  'Notification.permission': FOR_PUSH,
  'Notification.requestPermission': FOR_PUSH,
  'Symbol.dispose': 'names a method that nobody calls',
  'document.exitFullscreen': ASKED_FOR,
  'document.fullscreenElement': ASKED_FOR,
  navigation: ASKED_FOR,
  'navigator.connection': ASKED_FOR,
  'navigator.share': ASKED_FOR,
  'navigator.userAgentData': ASKED_FOR,
  requestIdleCallback: ASKED_FOR,
  setImmediate: ASKED_FOR,

  '.detached()': NOT_THE_BROWSERS,
  '.detect()': NOT_THE_BROWSERS,
  '.revoke()': NOT_THE_BROWSERS,
};
