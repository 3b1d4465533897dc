import { useSyncExternalStore } from 'react';
import type { Space } from '../api/evaluations';

/** Environment of the open page, or the last one that was selected. */
interface Environment {
  readonly space: Space;
  /** Changes the environment of the open page; null if its data belongs to both. */
  readonly change: ((space: Space) => void) | null;
}

let current: Environment = { space: 'live', change: null };
const listeners = new Set<() => void>();

function set(next: Environment): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Connects a page to the environment switch. @returns a function that disconnects it */
export function connectEnvironment(space: Space, change: (space: Space) => void): () => void {
  set({ space, change });
  return () => {
    if (current.change === change) set({ space: current.space, change: null });
  };
}

/** Selects an environment: the open page changes, and links to other pages lead to it. */
export function chooseEnvironment(space: Space): void {
  const { change } = current;
  set({ space, change });
  change?.(space);
}

function onEnvironment(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the selected environment. */
export const useEnvironment = (): Space => useSyncExternalStore(onEnvironment, () => current.space);
