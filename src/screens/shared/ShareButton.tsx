import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/Button.tsx';
import { MenuIcon } from '../../ui/menu-icons.tsx';
import { useCopy } from './CopyButton.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
  readonly testId: string;
}

/** Opens the device's own sheet of whom to send a link to; nothing where the device has none. */
export function ShareButton({ title, url, testId }: ShareButtonProps): JSX.Element | null {
  const { t } = useTranslation();
  const copy = useCopy();
  if (typeof navigator.share !== 'function') return null;
  return (
    <Button tone="quiet" onClick={() => void share({ title, url }, copy)} data-testid={testId}>
      <MenuIcon name="share" size={20} />
      {t('invite.share')}
    </Button>
  );
}

async function share(link: Pick<ShareButtonProps, 'title' | 'url'>, copy: (text: string) => void): Promise<void> {
  try {
    await navigator.share(link);
  } catch (error) {
    // Who closes the device's own sheet has not failed. One that did not open says nothing.
    if (!(error instanceof DOMException && error.name === 'AbortError')) copy(link.url);
  }
}
