import {
  type CompiledRuleSet,
  childrenOf,
  guessOf,
  type ListPort,
  pathsOfList,
  type RuleNode,
} from '@assay/rules';
import { signalsBetween } from '@assay/store';
import type { Column } from './history/column';
import type { HistoryRows, HistorySource } from './history/read';

function collect(node: RuleNode, into: Set<string>): void {
  if (node.op === 'field') into.add(node.path);
  const guess = node.op === 'field' ? guessOf(node.path) : null;
  if (guess !== null) into.add(guess);
  // The conditions of a velocity node are about other transactions.
  if (node.op === 'velocity') return;
  for (const child of childrenOf(node)) collect(child.node, into);
}

/**
 * Returns every path that a decision by a rule set reads: those of its conditions, its lists and its list
 * actions.
 */
export function pathsOf({ rules, allowLists, blockLists }: CompiledRuleSet): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { rule, listAction } of rules) {
    collect(rule.when, paths);
    if (listAction) for (const path of pathsOfList(listAction.field)) paths.add(path);
  }
  for (const { list } of [...allowLists, ...blockLists]) {
    for (const path of pathsOfList(list.field)) paths.add(path);
  }
  return paths;
}

/** Returns the label of each row: -1 fraud, 1 legitimate, 0 not labeled. */
export async function signalsOf(source: HistorySource, rows: HistoryRows): Promise<Int8Array> {
  const signals = new Int8Array(rows.rows);
  const { database, environmentId } = source;
  for (const { evaluationId, signal } of await signalsBetween(
    database,
    environmentId,
    rows.firstId,
    rows.lastId,
  )) {
    const row = rows.ids.rowOf(evaluationId);
    if (row >= 0) signals[row] = signal;
  }
  return signals;
}

/**
 * Returns the seed for drawing canary rules for a row, from the random end of its id. It differs from the
 * original draw, but the share of rows is the same.
 */
export const canarySeedOfRow = (id: string): number => Number.parseInt(id.slice(-8), 16);

/** The lists that each policy version contained. */
export class KnownLists {
  private readonly byVersion = new Map<number, ReadonlySet<string>>();

  constructor(private readonly source: HistorySource) {}

  async load(versions: Column | null): Promise<void> {
    for (const version of versions?.values() ?? []) {
      if (typeof version !== 'number' || this.byVersion.has(version)) continue;
      const compiled = await this.source.rulesOf(version);
      this.byVersion.set(version, new Set(compiled?.set.lists.map((list) => list.id)));
    }
  }

  has(version: unknown, list: string): boolean {
    return this.byVersion.get(version as number)?.has(list) ?? false;
  }
}

export type ListHits = readonly (readonly [list: string, value: string])[];

/** Returns membership at the time of the row for lists that existed then, and current membership for others. */
export class ListsOfRow implements ListPort {
  version: unknown;
  hits: ListHits | undefined;

  constructor(
    private readonly known: KnownLists,
    private readonly now: ListPort,
  ) {}

  has(list: string, value: string): boolean | null {
    if (this.hits?.some(([id, held]) => id === list && held === value)) return true;
    return this.known.has(this.version, list) ? false : this.now.has(list, value);
  }
}
