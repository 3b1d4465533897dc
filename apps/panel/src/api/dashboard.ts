import { queryOptions } from '@tanstack/react-query';
import { timeZone } from './account';
import { type Answer, call, SHOWING_LAST_DATA } from './client';
import type { Space } from './evaluations';

type Stats = Answer<'GET /stats'>;
export type DayCount = Stats['days']['counts'][number];
export type FiredRule = Stats['rules']['matched'][number];

const STATS_REFRESH_MS = 30_000;

/** Decisions per day and top matched rules of the last days. */
export const stats = (space: Space, days: number) =>
  queryOptions({
    queryKey: ['stats', space, days],
    queryFn: () => call('GET /stats', { query: { environment: space, days } }),
    refetchInterval: STATS_REFRESH_MS,
  });

export type RuleMetrics = Answer<'GET /rule-metrics'>['rules'][number];
export type RuleHistory = Answer<'GET /rules/{id}/metrics'>;

/** Local dates, both inclusive. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Metrics of each rule for days in the browser's time zone; rules without matches are absent. */
export const ruleFigures = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['rule-figures', from, to],
    queryFn: () => call('GET /rule-metrics', { query: { from, to, time_zone: timeZone() } }),
    ...SHOWING_LAST_DATA,
  });

/** Metrics of one rule for days in the browser's time zone. */
export const ruleHistory = (id: string, { from, to }: Days) =>
  queryOptions({
    queryKey: ['rule-figures', from, to, id],
    queryFn: () =>
      call('GET /rules/{id}/metrics', { params: { id }, query: { from, to, time_zone: timeZone() } }),
    ...SHOWING_LAST_DATA,
  });

export type FirstSteps = Answer<'GET /first-steps'>;

/** Completed and open setup steps. */
export const firstSteps = queryOptions({
  queryKey: ['first-steps'],
  queryFn: () => call('GET /first-steps'),
});

export type Dashboard = Answer<'GET /dashboard'>;
export type DashboardPeriod = Dashboard['current'];
export type Segment = 'state' | 'country' | 'action' | 'currency' | 'merchant';

const REFRESH_MS = 60_000;

interface DashboardAsked {
  readonly space: Space;
  /** Local dates, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly segment: Segment | undefined;
  readonly compared: boolean;
}

/** Metrics of a date range in the account's time zone. */
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
    ...SHOWING_LAST_DATA,
  });
