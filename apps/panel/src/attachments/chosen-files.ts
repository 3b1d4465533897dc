import { useState } from 'react';
import { useDraftOwner } from '../drafts/draft-owner';

/** Files that were chosen and not sent: they outlive the form and the session, and go with the tab. */
const chosen = new Map<string, File>();

/**
 * The file that somebody chose for a thing, as drafts keep what is typed: nobody else gets it in the same tab.
 * @param thing names it, the same when its form comes back
 */
export function useChosenFile(thing: string): readonly [File | null, (file: File | null) => void] {
  const key = `${useDraftOwner()} ${thing}`;
  const [file, setFile] = useState(chosen.get(key) ?? null);
  const choose = (next: File | null) => {
    if (next) chosen.set(key, next);
    else chosen.delete(key);
    setFile(next);
  };
  return [file, choose];
}
