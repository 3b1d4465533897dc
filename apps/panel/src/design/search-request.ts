/** Receives a search text, and opens the global search with it. */
type Opener = (text: string) => void;

let opener: Opener | null = null;

/** Opens the global search (Ctrl+K) with a text. Values stay out of URLs, because they can be personal data. */
export const requestSearch = (text: string): void => opener?.(text);

/** Registers the global search. @returns a function that removes it */
export function onSearchRequest(open: Opener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = null;
  };
}
