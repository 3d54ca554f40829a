import { useEffect, useRef, type RefObject } from 'react';

/**
 * What is typed into stays in view where the room for it shrinks: the keyboard comes, or a failure is told.
 * @param form what holds the fields; returned is the part of it that scrolls
 */
export function useFocusInView(form: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (form.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    });
    for (const { current } of [form, scroller]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [form]);
  return scroller;
}
