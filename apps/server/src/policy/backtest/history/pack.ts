import { type CompiledRuleSet, compileRuleSet, DEFAULT_THRESHOLDS } from '@assay/rules';
import { type KeptEvaluationRecord, STATE_NAMES } from '@assay/store';
import { readStoredDecision } from '../../../scoring/index';
import { policyCatalogue } from '../../versions/active-document';
import { packColumn } from './column';
import { DECISION, LAYOUT, type LayoutNode, velocityColumn } from './layout';

/** The rules that decided an evaluation, by the version of the policy; null when they are gone. */
export type RulesOf = (version: number) => Promise<CompiledRuleSet | null>;

const UUID_BYTES = 16;

/** Stands in for rules that are gone: then the velocity answers have no names any more. */
const NO_RULES = compileRuleSet(
  { rules: [], categories: [], lists: [], thresholds: DEFAULT_THRESHOLDS },
  policyCatalogue,
).compiled;

/** The values of a block by column name, one per row. */
class Columns {
  readonly values = new Map<string, unknown[]>();

  constructor(private readonly rows: number) {}

  put(name: string, row: number, value: unknown): void {
    let column = this.values.get(name);
    if (!column) {
      column = new Array<unknown>(this.rows).fill(undefined);
      this.values.set(name, column);
    }
    column[row] = value;
  }

  /** Everything of a layout that an object holds. */
  putMembers(nodes: readonly LayoutNode[], object: Readonly<Record<string, unknown>>, row: number): void {
    for (const node of nodes) {
      const value = object[node.key];
      if (value === undefined || value === null || value === '') continue;
      if (node.whole) this.put(node.path, row, value);
      else if (typeof value === 'object') {
        // That the object was there at all is a column too: rules may ask for it.
        this.put(node.path, row, true);
        this.putMembers(node.members, value as Readonly<Record<string, unknown>>, row);
      }
    }
  }
}

/** Packs evaluations, oldest first. */
export async function packRows(
  records: readonly KeptEvaluationRecord[],
  rulesOf: RulesOf,
): Promise<ReadonlyMap<string, Buffer>> {
  const columns = new Columns(records.length);
  const ids = Buffer.alloc(records.length * UUID_BYTES);
  for (const [row, record] of records.entries()) {
    const compiled = await rulesOf(record.policyVersion);
    const { input, seen } = readStoredDecision(record, compiled ?? NO_RULES);
    columns.putMembers(LAYOUT, input.facts, row);
    for (const [i, { id }] of (compiled ?? NO_RULES).velocity.definitions.entries()) {
      const value = input.velocity[i]?.value;
      if (value !== null && value !== undefined) columns.put(velocityColumn(id), row, value);
    }
    columns.put(DECISION.at, row, seen.at);
    columns.put(DECISION.state, row, STATE_NAMES.indexOf(record.state));
    columns.put(DECISION.score, row, record.fraudScore);
    columns.put(DECISION.policy, row, record.policyVersion);
    if (seen.list_hits.length > 0) columns.put(DECISION.listHits, row, seen.list_hits);
    ids.write(record.id.replaceAll('-', ''), row * UUID_BYTES, 'hex');
  }
  const packed = new Map<string, Buffer>([[DECISION.ids, ids]]);
  for (const [name, values] of columns.values) {
    const column = packColumn(values);
    if (column) packed.set(name, column);
  }
  return packed;
}

const UUID_TEXT = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** The ids of a block, in order. */
export class BlockIds {
  constructor(private readonly bytes: Buffer) {}

  get rows(): number {
    return this.bytes.length / UUID_BYTES;
  }

  at(row: number): string {
    return this.bytes
      .toString('hex', row * UUID_BYTES, (row + 1) * UUID_BYTES)
      .replace(UUID_TEXT, '$1-$2-$3-$4-$5');
  }

  /** The row of an id; -1 when the block does not have it. */
  rowOf(id: string): number {
    const wanted = Buffer.from(id.replaceAll('-', ''), 'hex');
    let low = 0;
    let high = this.rows - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = this.bytes.compare(wanted, 0, UUID_BYTES, middle * UUID_BYTES, (middle + 1) * UUID_BYTES);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
