import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';
import { timeZone } from './conventions';
import type { Space } from './evaluations';

export type Dashboard = Answer<'GET /dashboard'>;
export type DashboardPeriod = Dashboard['current'];
export type Segment = 'state' | 'country' | 'action' | 'currency' | 'merchant';

const REFRESH_MS = 60_000;

interface DashboardAsked {
  readonly space: Space;
  /** Local dates, both included. */
  readonly from: string;
  readonly to: string;
  readonly segment: Segment | undefined;
  readonly compared: boolean;
}

/** Sums of a range of days in the account's time zone. */
export const dashboard = ({ space, from, to, segment, compared }: DashboardAsked) =>
  queryOptions({
    queryKey: ['dashboard', space, from, to, segment, compared],
    queryFn: () =>
      call('GET /dashboard', {
        query: {
          environment: space,
          from,
          to,
          segment,
          time_zone: timeZone(),
          ...(compared ? { compare: 'previous' as const } : {}),
        },
      }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
