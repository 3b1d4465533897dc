import type { Condition, ExecutionStatus, WorkflowDefinition, WorkflowNode } from '@assay/contract';
import { nodeIdOf } from './state';
import type { ExecutionState } from './state-shape';

/** Returns a value of the state by its path, own members only; undefined = missing. */
function propertyOf(state: ExecutionState, path: string): unknown {
  const [root, ...names] = path.split('.');
  let value: unknown;
  if (root === 'inputs') value = state.inputs;
  else {
    const step = state.steps[names.shift() ?? ''];
    if (!step?.decided) return undefined;
    value = {
      status: step.status,
      duplicatesFound: step.duplicatesFound,
      result: Object.fromEntries(step.findings.map(({ subCheck, result }) => [subCheck, result])),
      data: step.extracted,
    };
  }
  for (const name of names) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as { readonly [name: string]: unknown })[name];
  }
  return value;
}

const comparable = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function holds(state: ExecutionState, { property, operator, value, values = [] }: Condition): boolean {
  const found = propertyOf(state, property);
  // A missing value never matches, so the other branch is taken.
  if (found === undefined || found === null) return false;
  switch (operator) {
    case 'exists':
      return true;
    case 'equals':
      return found === value;
    case 'not_equals':
      return found !== value;
    case 'in':
      return values.some((one) => one === found);
    case 'greater':
      return comparable(found) && comparable(value) && typeof found === typeof value && found > value;
    case 'less':
      return comparable(found) && comparable(value) && typeof found === typeof value && found < value;
  }
}

const nodeOf = (definition: WorkflowDefinition, id: string): WorkflowNode => {
  const node = definition.nodes.find((one) => one.id === id);
  // A validated workflow contains every node it references.
  if (!node) throw new Error(`the workflow has no node ${id}`);
  return node;
};

/** Resolves conditions and returns the next step or end node. */
export function settle(definition: WorkflowDefinition, state: ExecutionState, from: string): WorkflowNode {
  let node = nodeOf(definition, from);
  while (node.type === 'CONDITION') {
    const terms = node.when ?? [];
    const isMet =
      node.match === 'any'
        ? terms.some((term) => holds(state, term))
        : terms.every((term) => holds(state, term));
    node = nodeOf(definition, (isMet ? node.then : node.else) ?? '');
  }
  return node;
}

/** Returns the current node of an execution. */
export const presentNode = (definition: WorkflowDefinition, state: ExecutionState): WorkflowNode =>
  nodeOf(definition, nodeIdOf(state));

const SEVERITY = ['ERROR', 'DECLINED', 'REVIEW', 'APPROVED'] as const;

/** Returns the status derived from the checks: ERROR > DECLINED > REVIEW > APPROVED. */
export function derivedStatus(state: ExecutionState): ExecutionStatus {
  const statuses = Object.values(state.steps)
    .filter((step) => step.decided)
    .map((step) => (step.status === 'RETRY_REQUIRED' ? 'DECLINED' : step.status));
  return SEVERITY.find((status) => statuses.includes(status)) ?? 'APPROVED';
}

/** Returns the status set by an end node. */
export const endStatus = (end: WorkflowNode, state: ExecutionState): ExecutionStatus =>
  end.status === undefined || end.status === 'DERIVED' ? derivedStatus(state) : end.status;
