import { type JSX, useEffect } from 'react';

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

interface ScreenTitleProps {
  readonly title: string;
  /** The screen stands beside the one that is in front. */
  readonly beside?: boolean;
  readonly className?: string | undefined;
}

/** The one heading of a screen: it names the document, and takes the focus when one comes to the screen. */
export function ScreenTitle({ title, beside = false, className }: ScreenTitleProps): JSX.Element {
  useDocumentTitle(beside ? undefined : title);
  if (beside) return <h2 className={className}>{title}</h2>;
  return (
    <h1 tabIndex={-1} className={className}>
      {title}
    </h1>
  );
}
