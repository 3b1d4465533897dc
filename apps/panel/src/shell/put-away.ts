import { useState } from 'react';

const PLACE = 'assay.put-away';

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** A note that was read in this browser, until it says something else. @param note what it says now */
export function usePutAway(note: string): { readonly isAway: boolean; readonly putAway: () => void } {
  const [away, setAway] = useState(kept);
  const putAway = () => {
    setAway(note);
    try {
      localStorage.setItem(PLACE, note);
    } catch {
      // A browser that keeps nothing shows it again.
    }
  };
  return { isAway: away === note, putAway };
}
