import type { CompiledRuleSet, VelocityValue } from '@assay/rules';
import type { Column } from './history/column';
import { velocityColumn } from './history/layout';
import type { HistoryRows } from './history/read';

type MutableVelocity = { value: number | boolean | null; lowerBound: boolean };

/** The velocity answers of one row after the other, in the order that a rule set's plan asks them. */
export class VelocityOfRow {
  readonly values: readonly VelocityValue[];
  readonly columns: readonly string[];
  private readonly written: readonly MutableVelocity[];
  private asked: readonly (Column | null)[] = [];

  constructor({ velocity }: CompiledRuleSet) {
    this.columns = velocity.definitions.map(({ id }) => velocityColumn(id));
    this.written = this.columns.map(() => ({ value: null, lowerBound: false }));
    this.values = this.written;
  }

  open(rows: HistoryRows): void {
    this.asked = this.columns.map((column) => rows.column(column));
  }

  /** @param onUnknown told of each answer that nobody asked for then, by its position. */
  show(row: number, onUnknown?: (position: number) => void): void {
    for (let i = 0; i < this.written.length; i++) {
      const value = this.asked[i]?.at(row) as number | boolean | undefined;
      const isUnknown = value === undefined || Number.isNaN(value);
      this.written[i]!.value = isUnknown ? null : value;
      if (isUnknown) onUnknown?.(i);
    }
  }
}
