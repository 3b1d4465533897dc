import { useSyncExternalStore } from 'react';

/** Row heights of tables: 36 px (compact) or 44 px (comfortable). */
export type Density = 'compact' | 'comfortable';

const PLACE = 'assay.density';
const listeners = new Set<() => void>();
let current: Density = 'compact';

function show(density: Density): void {
  current = density;
  document.documentElement.dataset.density = density;
  for (const listener of listeners) listener();
}

/** Applies the density stored in this browser. */
export function startDensity(): void {
  try {
    show(localStorage.getItem(PLACE) === 'comfortable' ? 'comfortable' : 'compact');
  } catch {
    show('compact');
  }
}

/** Changes the density and stores it in this browser. */
export function chooseDensity(density: Density): void {
  show(density);
  try {
    localStorage.setItem(PLACE, density);
  } catch {
    // Without local storage, the next visit uses the default.
  }
}

function onDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the current density. */
export const useDensity = (): Density => useSyncExternalStore(onDensity, () => current);
