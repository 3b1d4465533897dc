import type { AlertFilter, AlertStatus } from '../api/alerts';

const STATUSES: readonly AlertStatus[] = ['OPEN', 'SNOOZED', 'CLOSED'];

/**
 * URL parameters of the alerts page, so that links show the same list. They contain no personal data: entities
 * appear as keyed hashes.
 */
export interface AlertsSearch {
  /** Without a status, the page shows open alerts. */
  readonly status?: AlertStatus | 'ALL';
  readonly typology?: string;
  readonly assignee?: string;
  readonly only?: 'overdue';
  /** Minimum score in percent. */
  readonly score?: number;
  /** RFC 3339. */
  readonly from?: string;
  /** RFC 3339, exclusive. */
  readonly to?: string;
  /** ID of a case of alerts. */
  readonly case?: string;
  /** Key of an entity. */
  readonly entity?: string;
  /** Alert in the drawer. */
  readonly alert?: string;
}

type Raw = { readonly [name: string]: unknown };

const texts = (search: Raw, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = search[name];
    const isText = (typeof value === 'string' && value !== '') || typeof value === 'number';
    return isText ? [[name, String(value)] as const] : [];
  });

const moments = (search: Raw, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = search[name];
    return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? [[name, value] as const] : [];
  });

/** Parses the URL parameters; ignores invalid values. */
export function readAlertsSearch(search: Raw): AlertsSearch {
  const status = [...STATUSES, 'ALL' as const].find((known) => known === search.status);
  const score = Number(search.score);
  return {
    ...(status ? { status } : {}),
    ...(search.only === 'overdue' ? { only: 'overdue' } : {}),
    ...(score > 0 && score <= 100 ? { score } : {}),
    ...Object.fromEntries([
      ...texts(search, ['typology', 'assignee', 'case', 'entity', 'alert']),
      ...moments(search, ['from', 'to']),
    ]),
  };
}

/** Returns the filter of the API. The alerts of a case or an entity are shown with any status. */
export function filterOf(search: AlertsSearch): AlertFilter {
  const { status = search.case || search.entity ? 'ALL' : 'OPEN', score } = search;
  return {
    status: status === 'ALL' ? undefined : status,
    typology: search.typology,
    assignee: search.assignee,
    only: search.only,
    min_score: score === undefined ? undefined : score / 100,
    from: search.from,
    to: search.to,
    case_id: search.case,
    entity_key: search.entity,
    // Closed alerts have no deadline to work on.
    order: status === 'OPEN' ? 'deadline' : undefined,
  };
}

/** Returns true if any filter other than the status is set. */
export const isNarrowed = ({ status: _, alert: __, ...narrowing }: AlertsSearch): boolean =>
  Object.keys(narrowing).length > 0;

/** Change of the parameters; undefined removes one. */
export type SearchChange = { readonly [name in keyof AlertsSearch]?: AlertsSearch[name] | undefined };

/** Returns changed parameters, without those that are undefined. */
export const changedSearch = (search: AlertsSearch, change: SearchChange): AlertsSearch =>
  Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined));
