import type { Space } from '../api/evaluations';

/** The address of the sessions page; a user's id stays out of it. */
interface SessionsSearch {
  readonly space: Space;
  readonly transaction?: string;
}

export function readSessionsSearch(search: { readonly [name: string]: unknown }): SessionsSearch {
  const { transaction } = search;
  const isNamed = (typeof transaction === 'string' && transaction !== '') || typeof transaction === 'number';
  return {
    space: search.space === 'test' ? 'test' : 'live',
    ...(isNamed ? { transaction: String(transaction) } : {}),
  };
}
