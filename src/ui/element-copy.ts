/** A copy of what an element shows, as data: it can be kept on the device and drawn again without the code that made it. */

/** Text, or an element: its name, its attributes and what is in it. */
export type ElementCopy =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...ElementCopy[]];

/** What may stand in the place of an element. */
export type CopyEdit = (element: Element) => readonly ElementCopy[] | undefined;

/** What names an element, leads somewhere or speaks to assistive technology: a copy only shows. */
const LEFT_OUT = /^(id|role|href|name|title|tabindex|aria-label|aria-live|data-testid|data-code)$/;

/** What can be seen of an element; nothing where that is nothing. @param edit for its descendants, too */
export function copyOf(element: Element, edit: CopyEdit): readonly ElementCopy[] {
  if (!canBeSeen(element)) return [];
  return edit(element) ?? [plainCopyOf(element, edit)];
}

/** Of an element that can be seen. @param changes attributes that the copy has otherwise */
export function plainCopyOf(element: Element, edit: CopyEdit, changes: Record<string, string> = {}): ElementCopy {
  const parts = [...element.childNodes].flatMap((child) => partsOf(child, edit));
  return [element.localName, { ...attributesOf(element), ...changes }, ...parts];
}

export function attributesOf(element: Element): Record<string, string> {
  const kept = [...element.attributes].filter(({ name }) => !LEFT_OUT.test(name));
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

function partsOf(node: ChildNode, edit: CopyEdit): readonly ElementCopy[] {
  if (node instanceof Element) return copyOf(node, edit);
  return node instanceof Text && node.data !== '' ? [node.data] : [];
}

/** Of what is hidden, or placed below the screen, nothing is seen. Asks for no layout: a page that is being left would wait. */
function canBeSeen(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return true;
  const { display, insetBlockStart } = element.style;
  return !element.hidden && display !== 'none' && !(Number.parseFloat(insetBlockStart) > screen.height);
}
