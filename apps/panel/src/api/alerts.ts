import type { ManagementApi } from '@assay/management-api';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';

type AlertPage = Answer<'GET /alerts'>;
export type AlertSummary = AlertPage['alerts'][number];
export type Alert = Answer<'GET /alerts/{id}'>;
export type AlertStatus = AlertSummary['status'];
export type AlertDisposition = NonNullable<AlertSummary['disposition']>;
export type PartyKind = Alert['parties'][number]['kind'];

const ALERTS = ['alerts'] as const;
const alertKey = (id: string) => ['alert', id] as const;
const A_PAGE = 50;
const LOOK_AGAIN_MS = 30_000;

/** First members of the other queries that a changed alert affects. */
const AFFECTED = ['typologies', 'queues', 'queue-items', 'queue-item', 'reviewers'] as const;

type AlertQuery = Omit<
  NonNullable<ManagementApi['GET /alerts']['query']>,
  'limit' | 'before' | 'environment'
>;
/** Filters of the list of alerts. */
export type AlertFilter = { readonly [name in keyof AlertQuery]?: AlertQuery[name] | undefined };

/** Alerts of the live environment, newest first or by deadline. */
export const alertList = (filter: AlertFilter) =>
  infiniteQueryOptions({
    queryKey: [...ALERTS, filter],
    queryFn: ({ pageParam }) =>
      call('GET /alerts', { query: { ...filter, limit: A_PAGE, before: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AlertPage) => page.next,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const alertById = (id: string) =>
  queryOptions({ queryKey: alertKey(id), queryFn: () => call('GET /alerts/{id}', { params: { id } }) });

export const alertCase = (id: string) =>
  queryOptions({
    queryKey: [...ALERTS, 'case', id],
    queryFn: () => call('GET /alert-cases/{id}', { params: { id } }),
  });

/** Returns a function that shows a changed alert at once and reloads the lists. */
function useAlertChanged() {
  const client = useQueryClient();
  return (changed: Alert | null) => {
    if (changed) client.setQueryData(alertKey(changed.id), changed);
    else void client.invalidateQueries({ queryKey: ['alert'] });
    for (const key of AFFECTED) void client.invalidateQueries({ queryKey: [key] });
    return client.invalidateQueries({ queryKey: ALERTS });
  };
}

/** Change of an alert: assignee, snooze, deadline or comment. */
export type AlertChange = Sent<'PATCH /alerts/{id}'>;

export function useChangeAlert(id: string) {
  const changed = useAlertChanged();
  return useMutation({
    mutationFn: (body: AlertChange) => call('PATCH /alerts/{id}', { params: { id }, body }),
    onSuccess: changed,
  });
}

/** Closes an alert, or proposes its disposition if two users must agree. */
export function useCloseAlert(id: string) {
  const changed = useAlertChanged();
  return useMutation({
    mutationFn: (body: Sent<'POST /alerts/{id}/close'>) =>
      call('POST /alerts/{id}/close', { params: { id }, body }),
    onSuccess: changed,
    // Another user may have closed it in the meantime.
    onError: () => changed(null),
  });
}

export function useMergeAlerts() {
  const changed = useAlertChanged();
  return useMutation({
    mutationFn: (body: Sent<'POST /alert-cases'>) => call('POST /alert-cases', { body }),
    onSuccess: () => changed(null),
  });
}

/** The alert or the case of alerts whose file is downloaded. */
export interface CaseFileOf {
  readonly kind: 'alert' | 'case';
  readonly id: string;
}

/** Loads a signed case file. */
export const caseFile = ({ kind, id }: CaseFileOf): Promise<Answer<'GET /alerts/{id}/file'>> =>
  kind === 'alert'
    ? call('GET /alerts/{id}/file', { params: { id } })
    : call('GET /alert-cases/{id}/file', { params: { id } });
