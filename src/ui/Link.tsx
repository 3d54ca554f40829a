import type { ComponentProps, JSX } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the product. */
  readonly to: string;
  /** In place of the present entry of the history. */
  readonly replace?: boolean;
}

/** A way to another screen. The router's own link brings the loading of pages of a server along, which nobody here has. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps): JSX.Element {
  const navigate = useLinkClickHandler(to, { replace });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(press) => {
        onClick?.(press);
        if (!press.defaultPrevented) navigate(press);
      }}
    />
  );
}
