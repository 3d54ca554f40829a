import { useEffect } from 'react';

export const PRODUCT = 'Pipframe';

/** Names the screen in the title of the document. */
export function nameDocument(screen: string): void {
  const title = `${screen} · ${PRODUCT}`;
  if (document.title !== title) document.title = title;
}

/** Names the document while the screen is in front; undefined leaves it to another. */
export function useDocumentTitle(screen: string | undefined): void {
  useEffect(() => {
    if (screen !== undefined) nameDocument(screen);
  }, [screen]);
}
