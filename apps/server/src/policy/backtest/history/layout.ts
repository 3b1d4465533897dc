import { createHash } from 'node:crypto';
import { policyCatalogue } from '../../versions/policies';

/**
 * Layout of packed history: one column for each path that rules can read, and a few for the decision itself.
 * Arrays and the customer's custom fields are stored whole.
 */
const FORMAT = 1;

/** Paths that are left out because they are long and no rule can read them. */
const LEFT_OUT = new Set(['session']);

/** Columns of the decision; a field's path never begins with `@`. */
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

/** A member of the facts, with the members that have separate columns. */
export interface LayoutNode {
  readonly key: string;
  readonly path: string;
  /** True if the value is stored whole; false if it is only split into members. */
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
    // Members of an array are read through the array.
    const whole = members.size === 0 || policyCatalogue.get(path)?.type === 'array';
    return { key, path, whole, members: whole ? [] : settle(members) };
  });
}

export const LAYOUT: readonly LayoutNode[] = settle(grow());

/** Name of this layout; blocks of another layout are packed again. */
export const LAYOUT_NAME: string = createHash('sha256')
  .update(JSON.stringify([FORMAT, LAYOUT]))
  .digest('hex')
  .slice(0, 16);

/** Returns the column that contains the value of a path, as a layout node; null when none does. */
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
