import type { WorkflowDefinition } from '@assay/contract';
import { waysOf } from './edits';

interface Place {
  readonly x: number;
  readonly y: number;
}

const COLUMN = 260;
const ROW = 120;

/**
 * Returns the position of each node: its column is the longest path from the start, its row the order of
 * discovery. Loops are cut where they close; unreachable nodes are below.
 */
export function layoutOf({ start, nodes }: WorkflowDefinition): ReadonlyMap<string, Place> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const depth = new Map<string, number>();
  const order: string[] = [];
  const done = new Set<string>();
  const open = new Set<string>();
  const following = (id: string) => {
    const node = byId.get(id);
    return node ? waysOf(node).flatMap((way) => node[way] ?? []) : [];
  };
  // Adds nodes in postorder; reversed, every node follows its predecessors.
  const visit = (id: string): void => {
    if (done.has(id) || open.has(id) || !byId.has(id)) return;
    open.add(id);
    for (const next of following(id)) visit(next);
    open.delete(id);
    done.add(id);
    order.push(id);
  };
  visit(start);
  const place = new Map([...order].reverse().map((id, index) => [id, index]));
  depth.set(start, 0);
  for (const id of [...order].reverse()) {
    for (const next of following(id)) {
      if ((place.get(next) ?? -1) > (place.get(id) ?? 0))
        depth.set(next, Math.max(depth.get(next) ?? 0, (depth.get(id) ?? 0) + 1));
    }
  }
  const rows = new Map<number, number>();
  const places = new Map<string, Place>();
  for (const id of [...order].reverse()) {
    const column = depth.get(id) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    places.set(id, { x: column * COLUMN, y: row * ROW });
  }
  const below = Math.max(0, ...rows.values()) + 1;
  let column = 0;
  for (const { id } of nodes) {
    if (!places.has(id)) places.set(id, { x: column++ * COLUMN, y: below * ROW });
  }
  return places;
}
