import { useEffect, useState } from 'react';

/** Height below the top of the window in which a heading counts as reached, in pixels. */
const REACHED_PX = 160;

/**
 * Returns the ID of the section that is read now: the last one whose top passed the top of the window, or the
 * last one at the end of the page.
 * @param ids in the order of the page
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  // The page loads its data first, so the browser finds no section when it opens a link to one.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  useEffect(() => {
    const names = all.split(' ');
    const find = () => {
      const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const reached = names.filter((id) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= REACHED_PX;
      });
      setCurrent(isAtEnd ? names.at(-1) : (reached.at(-1) ?? names[0]));
    };
    find();
    window.addEventListener('scroll', find, { passive: true });
    return () => window.removeEventListener('scroll', find);
  }, [all]);
  return current;
}
