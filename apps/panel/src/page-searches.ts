import { EXECUTION_STATUSES, type ExecutionStatus } from '@assay/contract';
import type { Space } from './api/evaluations';

/** Name of the `environment` parameter in links of earlier versions. */
const OLD_ENVIRONMENT = 'space';

/** Returns the environment of a page's URL or of a saved view. */
export const readSpace = (search: { readonly [name: string]: unknown }): Space =>
  (search.environment ?? search[OLD_ENVIRONMENT]) === 'test' ? 'test' : 'live';

export interface DecisionSearch {
  readonly space: Space;
}

export const readDecisionSearch = (search: { readonly [name: string]: unknown }): DecisionSearch => ({
  space: readSpace(search),
});

/** What the policy page keeps in the address. */
interface PolicySearch {
  /** Versions older than this one. */
  readonly before?: number;
}

/** Reads the address; what cannot be meant is left out. */
export function readPolicySearch({ before }: { readonly [name: string]: unknown }): PolicySearch {
  return typeof before === 'number' && Number.isSafeInteger(before) && before > 0 ? { before } : {};
}

/** What the queue page keeps in the address: a reload comes back to the item. */
export interface QueueSearch {
  readonly queue?: string;
  readonly item?: string;
  /** Only what is past its deadline. */
  readonly only?: 'overdue';
}

/** Reads the address; what cannot be meant is left out. */
export function readQueueSearch({ queue, item, only }: { readonly [name: string]: unknown }): QueueSearch {
  return {
    ...(typeof queue === 'string' && queue !== '' ? { queue } : {}),
    ...(typeof item === 'string' && item !== '' ? { item } : {}),
    ...(only === 'overdue' ? { only } : {}),
  };
}

/** The address of the sessions page; a user's id stays out of it. */
interface SessionsSearch {
  readonly space: Space;
  readonly transaction?: string;
}

export function readSessionsSearch(search: { readonly [name: string]: unknown }): SessionsSearch {
  const { transaction } = search;
  const isNamed = (typeof transaction === 'string' && transaction !== '') || typeof transaction === 'number';
  return {
    space: readSpace(search),
    ...(isNamed ? { transaction: String(transaction) } : {}),
  };
}

/** Work that the models page follows; in the address, so that it is found again. */
export interface ModelsSearch {
  readonly training?: string;
  readonly suggestions?: string;
  readonly backtest?: string;
}

const NAMES = ['training', 'suggestions', 'backtest'] as const;

export const readModelsSearch = (search: { readonly [name: string]: unknown }): ModelsSearch =>
  Object.fromEntries(
    NAMES.filter((name) => typeof search[name] === 'string' && search[name] !== '').map((name) => [
      name,
      search[name],
    ]),
  );

/** Whose page it is. A key is a keyed hash: no person stands in the address. */
interface PersonSearch {
  readonly space: Space;
  /** `key` of a user id or an e-mail address. */
  readonly key: string;
}

/** Reads the address; a key that is none leads to nobody. */
export const readPersonSearch = (search: { readonly [name: string]: unknown }): PersonSearch => ({
  space: readSpace(search),
  key: typeof search.key === 'string' ? search.key : '',
});

/** Whether a key is one of those that a person's page is shown for. */
export const isPersonKey = (key: string): boolean => /^(?:user_id|email):/.test(key);

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
    space: readSpace(search),
    ...(typeof key === 'string' && key !== '' ? { key } : {}),
    ...(typeof evaluation === 'string' && evaluation !== '' ? { evaluation } : {}),
    ...(days === undefined ? {} : { days }),
    ...(search.hubs === 'hidden' ? { hubs: 'hidden' } : {}),
  };
}

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
    space: readSpace(search),
    ...(status ? { status } : {}),
    ...Object.fromEntries([...texts, ...moments]),
  };
}
