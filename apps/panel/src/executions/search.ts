import { EXECUTION_STATUSES, type ExecutionStatus } from '@assay/contract';
import type { Space } from '../api/evaluations';

/** What the executions page keeps in the address. Persons are in it as keyed hashes only. */
export interface ExecutionsSearch {
  readonly space: Space;
  readonly status?: ExecutionStatus;
  readonly workflow?: string;
  readonly key?: string;
  /** RFC 3339. */
  readonly from?: string;
  readonly to?: string;
  /** `next` of the newer page. */
  readonly before?: string;
}

const TEXTS = ['workflow', 'key', 'before'] as const;
const MOMENTS = ['from', 'to'] as const;

/** Reads the address; what cannot be meant is left out. */
export function readExecutionsSearch(search: { readonly [name: string]: unknown }): ExecutionsSearch {
  const status = EXECUTION_STATUSES.find((known) => known === search.status);
  const texts = TEXTS.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  const moments = MOMENTS.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? [[name, value] as const] : [];
  });
  return {
    space: search.space === 'test' ? 'test' : 'live',
    ...(status ? { status } : {}),
    ...Object.fromEntries([...texts, ...moments]),
  };
}
