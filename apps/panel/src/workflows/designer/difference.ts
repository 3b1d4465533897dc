import type { WorkflowDefinition, WorkflowNode } from '@assay/contract';

export interface NodeDifference {
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: WorkflowNode | null;
  readonly after: WorkflowNode | null;
}

/** JSON with its members in order: two forms of one value are one text. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, held]) => held !== undefined);
  return `{${members
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => `${JSON.stringify(name)}:${ordered(held)}`)
    .join(',')}}`;
}

/** What two versions of a workflow differ in, node by node. */
export function differencesOf(
  before: WorkflowDefinition,
  after: WorkflowDefinition,
): readonly NodeDifference[] {
  const [old, fresh] = [before, after].map(({ nodes }) => new Map(nodes.map((node) => [node.id, node])));
  const ids = [...new Set([...(old?.keys() ?? []), ...(fresh?.keys() ?? [])])];
  return ids.flatMap((id): NodeDifference[] => {
    const [was, is] = [old?.get(id) ?? null, fresh?.get(id) ?? null];
    if (was && is)
      return ordered(was) === ordered(is) ? [] : [{ id, kind: 'changed', before: was, after: is }];
    return [{ id, kind: was ? 'removed' : 'added', before: was, after: is }];
  });
}

/** Whether start or settings of the whole differ. */
export const wholeDiffers = (before: WorkflowDefinition, after: WorkflowDefinition): boolean =>
  before.start !== after.start || ordered(before.settings ?? {}) !== ordered(after.settings ?? {});
