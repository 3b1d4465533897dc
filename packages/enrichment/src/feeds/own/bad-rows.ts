/** A row that does not read: its number in the file, and which part of it is wrong. Never quotes the row. */
interface RowFault {
  /** 1-based line of the file. */
  readonly row: number;
  readonly fault: string;
}

/** Rows that were left out: how many, and the first of them by name. */
export interface BadRows {
  readonly count: number;
  readonly first: readonly RowFault[];
}

/** The named rows in words: `row 3 (network), row 9 (type)`. */
export function namedRows({ count, first }: BadRows): string {
  const named = first.map(({ row, fault }) => `row ${row} (${fault})`).join(', ');
  return count > first.length ? `${named} and ${count - first.length} more` : named;
}
