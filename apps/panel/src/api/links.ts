import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';
import type { Space } from './evaluations';

export type Linked = Answer<'GET /links'>['neighbours'][number];

const DAY_MS = 86_400_000;

interface Asked {
  readonly space: Space;
  /** `key` of a search or of a neighbour. */
  readonly key?: string | undefined;
  /** Id of a call, in the place of a key. */
  readonly evaluation?: string | undefined;
  /** Only calls of so many last days. */
  readonly days?: number | undefined;
}

/** Who and what is linked with an identifier or a call. */
export const linksOf = ({ space, key, evaluation, days }: Asked) =>
  infiniteQueryOptions({
    queryKey: ['links', space, key, evaluation, days],
    queryFn: ({ pageParam }) =>
      call('GET /links', {
        query: {
          space,
          key,
          evaluation: key === undefined ? evaluation : undefined,
          from: days === undefined ? undefined : new Date(Date.now() - days * DAY_MS).toISOString(),
          skip: pageParam,
        },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    enabled: key !== undefined || evaluation !== undefined,
  });
