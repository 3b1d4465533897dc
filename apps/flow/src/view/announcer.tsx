import { useEffect, useRef, useState } from 'preact/hooks';

const LEAST_MS = 1_500;

/** A text that changes at most every 1.5 seconds: faster, nobody could follow it, by ear or by eye. */
export function useUnhurried(text: string): string {
  const [shown, setShown] = useState(text);
  const changed = useRef(0);
  useEffect(() => {
    if (text === shown) return;
    const wait = Math.max(0, changed.current + LEAST_MS - performance.now());
    const timer = setTimeout(() => {
      changed.current = performance.now();
      setShown(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, shown]);
  return shown;
}
