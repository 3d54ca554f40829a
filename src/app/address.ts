/** The address of the page, and the one that is rendered, which follows it a little later. */
import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** Whether the address is another than the one that is rendered. */
export function isBeingLeft({ pathname, search, hash }: Location): boolean {
  const target = addressed();
  return target !== '' && `/${target.replace(/^\//, '')}` !== pathname + search + hash;
}

/**
 * The router reads the address when it is first rendered, and listens when that has been painted. On a slow phone there
 * is time between, in which a notification may be tapped: nobody would follow it.
 */
export function useAddressSinceRender(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const followed = useRef(false);
  useEffect(() => {
    if (!followed.current && isBeingLeft(location)) void navigate(addressed(), { replace: true });
    followed.current = true;
  }, [location, navigate]);
}

function addressed(): string {
  return window.location.hash.slice(1);
}
