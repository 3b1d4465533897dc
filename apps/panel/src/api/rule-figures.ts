import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';
import { timeZone } from './conventions';

export type RuleFigures = Answer<'GET /rule-metrics'>['rules'][number];
export type RuleHistory = Answer<'GET /rules/{id}/metrics'>;

/** Local dates, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** What each rule held for over days in this browser's time zone; rules that held for nothing are absent. */
export const ruleFigures = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['rule-figures', from, to],
    queryFn: () => call('GET /rule-metrics', { query: { from, to, time_zone: timeZone() } }),
    placeholderData: keepPreviousData,
  });

/** One rule over days in this browser's time zone. */
export const ruleHistory = (id: string, { from, to }: Days) =>
  queryOptions({
    queryKey: ['rule-figures', from, to, id],
    queryFn: () =>
      call('GET /rules/{id}/metrics', { params: { id }, query: { from, to, time_zone: timeZone() } }),
    placeholderData: keepPreviousData,
  });
