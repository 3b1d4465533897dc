import { createHash } from 'node:crypto';
import { policyCatalogue } from '../../versions/policies';

/**
 * Columns of packed history: one for every path that rules can read, and a few of the decision itself. Values that are
 * arrays, or the customer's own fields, are kept whole.
 */
const FORMAT = 1;

/** Too long, and nothing that a rule could ask. */
const LEFT_OUT = new Set(['session']);

/** Of the decision; `@` cannot begin a field's path. */
export const DECISION = {
  ids: '@ids',
  at: '@at',
  state: '@state',
  score: '@score',
  policy: '@policy',
  listHits: '@list_hits',
} as const;
const VELOCITY = '@velocity:';
export const velocityColumn = (id: string): string => VELOCITY + id;

/** A member of the facts, with its members that are columns of their own. */
export interface LayoutNode {
  readonly key: string;
  readonly path: string;
  /** The value is kept as it is; false: it only parts into members. */
  readonly whole: boolean;
  readonly members: readonly LayoutNode[];
}

interface Growing {
  readonly key: string;
  readonly path: string;
  readonly members: Map<string, Growing>;
}

function grow(): ReadonlyMap<string, Growing> {
  const roots = new Map<string, Growing>();
  for (const path of policyCatalogue.keys()) {
    if (LEFT_OUT.has(path)) continue;
    let level = roots;
    let walked = '';
    for (const key of path.split('.')) {
      walked = walked === '' ? key : `${walked}.${key}`;
      const known = level.get(key) ?? { key, path: walked, members: new Map<string, Growing>() };
      level.set(key, known);
      level = known.members;
    }
  }
  return roots;
}

function settle(nodes: ReadonlyMap<string, Growing>): readonly LayoutNode[] {
  return [...nodes.values()].map(({ key, path, members }) => {
    // What lies within an array is read through it.
    const whole = members.size === 0 || policyCatalogue.get(path)?.type === 'array';
    return { key, path, whole, members: whole ? [] : settle(members) };
  });
}

export const LAYOUT: readonly LayoutNode[] = settle(grow());

/** Names this layout: blocks of another one are packed anew. */
export const LAYOUT_NAME: string = createHash('sha256')
  .update(JSON.stringify([FORMAT, LAYOUT]))
  .digest('hex')
  .slice(0, 16);

/** The column in which the value of a path stands, and the node; null when there is none. */
export function columnOf(path: string): LayoutNode | null {
  let level = LAYOUT;
  let found: LayoutNode | null = null;
  for (const key of path.split('.')) {
    const next = level.find((node) => node.key === key);
    if (!next) return null;
    found = next;
    if (next.whole) return next;
    level = next.members;
  }
  return found;
}
