import DOMPurify, { type Config } from 'dompurify';
import { allowedHosts, allowedTarget } from '../shared/allowed-hosts.ts';
import { assetUrl } from '../../worker-client/api-base.ts';

const TAGS =
  'p h2 h3 h4 ul ol li blockquote pre code hr br div span bdi strong em b i u s sub sup small a img figure figcaption ' +
  'table thead tbody tr th td';

/** Attributes that hold no address, so that the rule for addresses is not theirs. */
const PLAIN_ATTRIBUTES = ['alt', 'width', 'height', 'colspan', 'rowspan', 'dir', 'lang'];

/** What an article may be made of: nothing that runs, loads a page, takes input or styles what is not its own. */
const RULES = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ['href', 'src', ...PLAIN_ATTRIBUTES],
  ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLAnchorElement) mendLink(node);
  if (node instanceof HTMLImageElement) mendPicture(node);
  else forgetSize(node);
});

/** The harmless part of HTML that came from outside. Its parser's input passes through the library's Trusted Types policy. */
export function cleanHtml(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...RULES, RETURN_DOM_FRAGMENT: true });
}

const WRITES_OR_CALLS = /^(?:mailto|tel):/i;

/** Leads out of the product in a tab of its own, which gets no hold on this one; only to hosts that we allow. */
function mendLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const hosts = allowedHosts('link-hosts', import.meta.env['VITE_LINK_HOSTS']);
  const isAllowed =
    WRITES_OR_CALLS.test(href) || allowedTarget(href, { href: location.href, allowedHosts: hosts }) !== undefined;
  if (!isAllowed) {
    link.removeAttribute('href');
    return;
  }
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function mendPicture(picture: HTMLImageElement): void {
  const source = picture.getAttribute('src') ?? '';
  picture.src = assetUrl(source);
  picture.loading = 'lazy';
  picture.referrerPolicy = 'no-referrer';
  // One that its author says nothing of is decoration.
  picture.alt = picture.getAttribute('alt') ?? '';
  reserveRoom(picture);
}

const PLAUSIBLE_PIXELS = /^[1-9]\d{0,3}$/;

/**
 * Keeps a size that a picture can have, and its ratio as a rule of its own: by the attributes alone a picture whose author
 * was mistaken would change its height when it has come. One without a size gets the frame of the style sheet.
 */
function reserveRoom(picture: HTMLImageElement): void {
  const [width, height] = [picture.getAttribute('width') ?? '', picture.getAttribute('height') ?? ''];
  if (PLAUSIBLE_PIXELS.test(width) && PLAUSIBLE_PIXELS.test(height)) picture.style.aspectRatio = `${width} / ${height}`;
  else forgetSize(picture);
}

/** Only pictures have sizes of their own. */
function forgetSize(element: Element): void {
  element.removeAttribute('width');
  element.removeAttribute('height');
}
