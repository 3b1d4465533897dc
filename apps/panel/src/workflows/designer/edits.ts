import type { WorkflowDefinition, WorkflowNode } from '@assay/contract';
import { useState } from 'react';
import { useDraft } from '../../drafts/use-draft';

export type NodeType = WorkflowNode['type'];
/** Returns the connections of a node type. */
export type Way = 'next' | 'then' | 'else';

export const waysOf = ({ type }: WorkflowNode): readonly Way[] =>
  type === 'END' ? [] : type === 'CONDITION' ? ['then', 'else'] : ['next'];

/** Returns an unused ID: `selfie`, `selfie-2` … */
function freeId({ nodes }: WorkflowDefinition, type: NodeType): string {
  const base = type.toLowerCase().replaceAll('_', '-');
  const taken = new Set(nodes.map(({ id }) => id));
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(id)) return id;
  }
}

function newNode(id: string, type: NodeType): WorkflowNode {
  if (type === 'END') return { id, type, status: 'DERIVED' };
  if (type === 'CONDITION')
    return { id, type, when: [{ property: 'inputs.user_country', operator: 'exists' }] };
  if (type === 'EKYC') return { id, type, settings: { scheme: 'NIN' } };
  return { id, type };
}

const withNode = (
  definition: WorkflowDefinition,
  id: string,
  change: (node: WorkflowNode) => WorkflowNode,
): WorkflowDefinition => ({
  ...definition,
  nodes: definition.nodes.map((node) => (node.id === id ? change(node) : node)),
});

/** Removes a member instead of setting it to undefined, so that the saved and displayed values are equal. */
function without<T extends object, K extends keyof T>(object: T, member: K): Omit<T, K> {
  const { [member]: _, ...rest } = object;
  return rest;
}

/** @param to null for no connection */
export const connected = (
  definition: WorkflowDefinition,
  from: string,
  way: Way,
  to: string | null,
): WorkflowDefinition =>
  withNode(definition, from, (node) =>
    to === null ? (without(node, way) as WorkflowNode) : { ...node, [way]: to },
  );

/**
 * Adds a node. After another node, it takes over that node's connection.
 * @param after null adds it without a connection
 */
export function added(
  definition: WorkflowDefinition,
  type: NodeType,
  after: string | null,
): { readonly definition: WorkflowDefinition; readonly id: string } {
  const id = freeId(definition, type);
  let node = newNode(id, type);
  const before = definition.nodes.find((one) => one.id === after);
  const way = before && waysOf(before)[0];
  if (!before || !way) return { definition: { ...definition, nodes: [...definition.nodes, node] }, id };
  const followed = before[way];
  const [first, second] = waysOf(node);
  if (first && followed) node = { ...node, [first]: followed, ...(second ? { [second]: followed } : {}) };
  const index = definition.nodes.indexOf(before);
  const nodes = [...definition.nodes.slice(0, index + 1), node, ...definition.nodes.slice(index + 1)];
  return { definition: connected({ ...definition, nodes }, before.id, way, id), id };
}

/** Removes a node; its predecessors connect to its successor. */
export function removed(definition: WorkflowDefinition, id: string): WorkflowDefinition {
  const gone = definition.nodes.find((node) => node.id === id);
  if (!gone) return definition;
  const heir = gone[waysOf(gone)[0] ?? 'next'];
  const nodes = definition.nodes
    .filter((node) => node !== gone)
    .map((node) => {
      let changed = node;
      for (const way of waysOf(node)) {
        if (node[way] !== id) continue;
        changed =
          heir && heir !== node.id ? { ...changed, [way]: heir } : (without(changed, way) as WorkflowNode);
      }
      return changed;
    });
  const start = definition.start === id ? (heir ?? nodes[0]?.id ?? '') : definition.start;
  return { ...definition, start, nodes };
}

/** Renames a node in connections, the start and conditions. */
export function renamed(definition: WorkflowDefinition, id: string, to: string): WorkflowDefinition {
  const prefix = `steps.${id}.`;
  return {
    ...definition,
    start: definition.start === id ? to : definition.start,
    nodes: definition.nodes.map((node) => ({
      ...node,
      ...(node.id === id ? { id: to } : {}),
      ...Object.fromEntries(waysOf(node).flatMap((way) => (node[way] === id ? [[way, to]] : []))),
      ...(node.when
        ? {
            when: node.when.map((term) =>
              term.property.startsWith(prefix)
                ? { ...term, property: `steps.${to}.${term.property.slice(prefix.length)}` }
                : term,
            ),
          }
        : {}),
    })),
  };
}

export const changed = (
  definition: WorkflowDefinition,
  id: string,
  change: (node: WorkflowNode) => WorkflowNode,
): WorkflowDefinition => withNode(definition, id, change);

/** Changes a setting of a step. @param value undefined removes it */
export const withSetting = (node: WorkflowNode, name: string, value: unknown): WorkflowNode => {
  const { [name]: _, ...rest } = (node.settings ?? {}) as { readonly [name: string]: unknown };
  const settings = value === undefined ? rest : { ...rest, [name]: value };
  return Object.keys(settings).length === 0
    ? (without(node, 'settings') as WorkflowNode)
    : { ...node, settings: settings as NonNullable<WorkflowNode['settings']> };
};

/** Undo and redo history. */
interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export const NO_HISTORY = { past: [], future: [] } as const;
const MAX_STEPS = 200;

/** @param before value before the change */
export const remembered = <T>({ past }: History<T>, before: T): History<T> => ({
  past: [...past, before].slice(-MAX_STEPS),
  future: [],
});

/** Returns the value after undo or redo; null at the end of the history. */
export function stepped<T>(
  { past, future }: History<T>,
  present: T,
  direction: 'undo' | 'redo',
): { readonly history: History<T>; readonly present: T } | null {
  const to = direction === 'undo' ? past.at(-1) : future[0];
  if (to === undefined) return null;
  return direction === 'undo'
    ? { history: { past: past.slice(0, -1), future: [present, ...future] }, present: to }
    : { history: { past: [...past, present], future: future.slice(1) }, present: to };
}

/** Edited definition with undo and redo, stored as a draft until it is saved. */
export function useDesign(id: string, saved: WorkflowDefinition) {
  const draft = useDraft(`design of workflow ${id}`, { definition: saved });
  const { definition } = draft.value;
  const [history, setHistory] = useState<History<WorkflowDefinition>>(NO_HISTORY);
  const change = (to: WorkflowDefinition) => {
    setHistory(remembered(history, definition));
    draft.change({ definition: to });
  };
  const step = (direction: 'undo' | 'redo') => {
    const moved = stepped(history, definition, direction);
    if (!moved) return;
    setHistory(moved.history);
    draft.change({ definition: moved.present });
  };
  return {
    draft,
    definition,
    change,
    undo: () => step('undo'),
    redo: () => step('redo'),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
