/** Writes an element's one text node, which is kept: a new one would have to be built into the page anew. */
export function keptText(host: Element | null): (text: string) => void {
  if (!host) return () => undefined;
  const kept = host.firstChild;
  const node = kept instanceof Text ? kept : document.createTextNode('');
  if (node !== kept) host.append(node);
  return (text) => {
    if (node.data !== text) node.data = text;
  };
}
