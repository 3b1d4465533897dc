import { useSyncExternalStore } from 'react';

/** Notices that the user dismissed in this browser, by ID. An ID includes what changed, so news appear again. */
const PLACE = 'assay.dismissed';

function stored(): readonly string[] {
  try {
    return (localStorage.getItem(PLACE) ?? '').split('\n').filter((id) => id !== '');
  } catch {
    return [];
  }
}

let dismissed: readonly string[] = stored();
const listeners = new Set<() => void>();

/** Dismisses a notice in this browser. */
export function dismissNotice(id: string): void {
  dismissed = [...dismissed.filter((one) => one !== id), id];
  try {
    localStorage.setItem(PLACE, dismissed.join('\n'));
  } catch {
    // Without local storage, the notice appears again at the next visit.
  }
  for (const listener of listeners) listener();
}

function onDismissed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the IDs of the dismissed notices. */
export const useDismissed = (): readonly string[] => useSyncExternalStore(onDismissed, () => dismissed);
