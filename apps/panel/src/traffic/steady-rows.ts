import { useState } from 'react';

interface Identified {
  readonly id: string;
}

/** Displayed rows of a list that changed in the meantime. */
interface Steady<Row> {
  readonly rows: readonly Row[];
  /** Number of new rows that are not shown yet. */
  readonly newer: number;
}

/**
 * Returns the displayed rows with updated values, so that rows don't move while the user reads. If none of
 * them remains, they stay unchanged.
 */
export function steadyRows<Row extends Identified>(
  shown: readonly Row[],
  fresh: readonly Row[],
): Steady<Row> {
  const latest = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const firstKnown = fresh.findIndex(({ id }) => known.has(id));
  return {
    rows: shown.map((row) => latest.get(row.id) ?? row),
    newer: firstKnown < 0 ? fresh.length : firstKnown,
  };
}

/**
 * Updates the rows while the user doesn't work with them.
 * @param scope a changed scope (another filter) shows its rows immediately
 * @param isHeld true while the user reads or has selected rows
 */
export function useSteadyRows<Row extends Identified>(
  fresh: readonly Row[] | undefined,
  scope: string,
  isHeld: () => boolean,
): { readonly rows: readonly Row[] | undefined; readonly newer: number; readonly showNewer: () => void } {
  const [kept, setKept] = useState({ fresh, shown: fresh, scope });
  let current = kept;
  if (kept.fresh !== fresh || kept.scope !== scope) {
    const follows = kept.scope !== scope || kept.shown === undefined || !isHeld();
    current = { fresh, scope, shown: follows ? fresh : kept.shown };
    setKept(current);
  }
  const steady = current.shown && fresh ? steadyRows(current.shown, fresh) : { rows: fresh, newer: 0 };
  return { ...steady, showNewer: () => setKept({ fresh, shown: fresh, scope }) };
}
