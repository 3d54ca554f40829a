import type { JSX } from 'react';
import { useDocumentTitle } from './document-title.ts';

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
