import { useState } from 'react';

interface Identified {
  readonly id: string;
}

/** What is to be shown of a list that has become another meanwhile. */
interface Steady<Row> {
  readonly rows: readonly Row[];
  /** How many rows came on top and are not shown yet. */
  readonly newer: number;
}

/**
 * The rows as they were shown, each in its newest form: nothing moves under the reader's hand. Where none of the shown ones
 * is left, they stay as they were.
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
 * Rows that follow the traffic while nobody works on them.
 * @param scope another one (another filter) shows its rows at once
 * @param isHeld whether somebody reads or has chosen rows just now
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
