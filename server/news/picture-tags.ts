/** The tags of pictures in an article's HTML. */

/** What a picture's tag says. */
export interface PictureTag {
  readonly src: string;
  readonly width: string;
  readonly height: string;
}

const TAG = /<img\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** The addresses of the pictures, in their order. */
export function pictureAddresses(html: string): readonly string[] {
  return [...html.matchAll(TAG)].map(([, attributes = '']) => attributesOf(attributes).get('src') ?? '');
}

/** The HTML with what `change` says of a picture in its tag; tags of which it says nothing stay as they are. */
export function changePictures(html: string, change: (tag: PictureTag) => PictureTag | undefined): string {
  return html.replace(TAG, (tag: string, written: string) => {
    const attributes = attributesOf(written);
    const [src = '', width = '', height = ''] = ['src', 'width', 'height'].map((name) => attributes.get(name));
    const changed = change({ src, width, height });
    return changed ? tagOf(new Map([...attributes, ...Object.entries(changed)])) : tag;
  });
}

/** Names in lower case; of one that comes twice the first counts, as in browsers. */
function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return attributes;
}

function tagOf(attributes: ReadonlyMap<string, string>): string {
  const written = Array.from(attributes, ([name, value]) => `${name}="${value.replaceAll('"', '&quot;')}"`);
  return `<img ${written.join(' ')}>`;
}
