import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';
import type { Space } from './evaluations';

export type LinksAnswer = Answer<'GET /links'>;
export type Linked = LinksAnswer['neighbours'][number];

const DAY_MS = 86_400_000;

interface Asked {
  readonly space: Space;
  /** `key` of a search or of a neighbour; or `evaluation:` and the id of a call. */
  readonly key: string;
  /** Only calls of so many last days. */
  readonly days: number | undefined;
  /** `next` of the page before; 0 for the first. */
  readonly skip: number;
}

export const CALL = 'evaluation:';

/** Who and what is linked with an identifier or a call: a page of them. */
export const linksPage = ({ space, key, days, skip }: Asked) =>
  queryOptions({
    queryKey: ['links', space, key, days, skip],
    queryFn: () =>
      call('GET /links', {
        query: {
          environment: space,
          ...(key.startsWith(CALL) ? { evaluation: key.slice(CALL.length) } : { key }),
          from: days === undefined ? undefined : new Date(Date.now() - days * DAY_MS).toISOString(),
          skip,
        },
      }),
    staleTime: 60_000,
  });
