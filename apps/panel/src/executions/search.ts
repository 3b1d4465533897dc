import { EXECUTION_STATUSES, type ExecutionStatus } from '@assay/contract';
import type { Space } from '../api/evaluations';

/** What the executions page keeps in the address. */
interface ExecutionsSearch {
  readonly space: Space;
  readonly status?: ExecutionStatus;
  /** Id of the oldest one of the newer page. */
  readonly before?: string;
}

/** Reads the address; what cannot be meant is left out. */
export function readExecutionsSearch(search: { readonly [name: string]: unknown }): ExecutionsSearch {
  const status = EXECUTION_STATUSES.find((known) => known === search.status);
  const { before } = search;
  return {
    space: search.space === 'test' ? 'test' : 'live',
    ...(status ? { status } : {}),
    ...(typeof before === 'string' && before !== '' ? { before } : {}),
  };
}
