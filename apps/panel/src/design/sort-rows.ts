export interface SortState {
  /** ID of the column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Returns rows in the order of a value. Rows without a value come last; equal rows stay in their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => string | number | null,
  direction: SortState['direction'],
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const a = sortValue(one);
    const b = sortValue(other);
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * String(a).localeCompare(String(b));
  });
}
