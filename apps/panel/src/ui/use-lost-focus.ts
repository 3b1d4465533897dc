import { type RefObject, useEffect } from 'react';

/** Whether this page was reached from another one: on the first, Tab begins at the top, where the skip link is. */
let hasCome = false;

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives a page's heading the focus where what held it went with the page before: the next Tab goes on from here, and a
 * screen reader says where one is.
 */
export function useLostFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (hasCome && isLost()) heading.current?.focus({ preventScroll: true });
    hasCome = true;
  }, [heading]);
}
