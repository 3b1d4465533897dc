import type { Space } from '../api/evaluations';

/** What the links page keeps in the address. No person stands in it: a key is a keyed hash. */
export interface LinksSearch {
  readonly space: Space;
  readonly key?: string;
  /** Id of a call, in the place of a key. */
  readonly evaluation?: string;
  /** Only calls of so many last days. */
  readonly days?: number;
  readonly hubs?: 'hidden';
}

/** Periods that are offered, in days. */
export const PERIODS = [1, 7, 30, 90] as const;

/** Reads the address; what cannot be meant is left out. */
export function readLinksSearch(search: { readonly [name: string]: unknown }): LinksSearch {
  const { key, evaluation } = search;
  const days = PERIODS.find((known) => known === Number(search.days));
  return {
    space: search.space === 'test' ? 'test' : 'live',
    ...(typeof key === 'string' && key !== '' ? { key } : {}),
    ...(typeof evaluation === 'string' && evaluation !== '' ? { evaluation } : {}),
    ...(days === undefined ? {} : { days }),
    ...(search.hubs === 'hidden' ? { hubs: 'hidden' } : {}),
  };
}
