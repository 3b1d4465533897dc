import type { Column } from './history/column';
import { columnOf } from './history/layout';
import type { HistoryRows } from './history/read';

type Values = Record<string, unknown>;

/** Place of a column's value in the facts of a row. */
interface Leaf {
  readonly column: string;
  readonly holder: Values;
  readonly key: string;
  /** An object whose presence alone is read. */
  readonly object: Values | null;
}

/** Placeholder in an object whose presence alone is read, because an empty object counts as missing. */
const THERE = { there: true };

/**
 * The facts of the current row, in one object that is reused for all rows and contains only what is read.
 * Rules and features must read it before the next row is shown.
 */
export class FactsView {
  readonly facts: Values = {};
  readonly columns: readonly string[];
  private readonly leaves: Leaf[] = [];
  private values: (Column | null)[] = [];

  /** @param paths that rules or features read */
  constructor(paths: Iterable<string>) {
    const added = new Set<string>();
    // Members are added first, so that an object whose presence is read already contains them.
    for (const path of [...paths].sort((a, b) => b.length - a.length)) {
      const node = columnOf(path);
      if (!node || added.has(node.path)) continue;
      added.add(node.path);
      const keys = node.path.split('.');
      let holder = this.facts;
      for (const key of keys.slice(0, -1)) {
        holder[key] ??= {};
        holder = holder[key] as Values;
      }
      const object = node.whole ? null : ((holder[node.key] as Values | undefined) ?? THERE);
      this.leaves.push({ column: node.path, holder, key: node.key, object });
    }
    this.columns = this.leaves.map(({ column }) => column);
  }

  open(rows: HistoryRows): void {
    this.values = this.leaves.map(({ column }) => rows.column(column));
  }

  show(row: number): void {
    for (let i = 0; i < this.leaves.length; i++) {
      const { holder, key, object } = this.leaves[i] as Leaf;
      const value = this.values[i]?.at(row);
      holder[key] = object === null ? value : value === undefined ? null : object;
    }
  }
}
