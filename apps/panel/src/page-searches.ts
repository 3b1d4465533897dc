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

/** URL parameters of the policy page. */
interface PolicySearch {
  /** Versions older than this one. */
  readonly before?: number;
}

/** Parses the URL parameters; ignores invalid values. */
export function readPolicySearch({ before }: { readonly [name: string]: unknown }): PolicySearch {
  return typeof before === 'number' && Number.isSafeInteger(before) && before > 0 ? { before } : {};
}

/** URL parameters of the page to create a rule. */
interface NewRuleSearch {
  /** ID of a template. */
  readonly template?: string;
}

/** Parses the URL parameters; ignores invalid values. */
export const readNewRuleSearch = ({ template }: { readonly [name: string]: unknown }): NewRuleSearch =>
  typeof template === 'string' && template !== '' ? { template } : {};

/** URL parameters of the queue page; a reload returns to the item. */
export interface QueueSearch {
  readonly queue?: string;
  readonly item?: string;
  /** Only overdue items. */
  readonly only?: 'overdue';
}

/** Parses the URL parameters; ignores invalid values. */
export function readQueueSearch({ queue, item, only }: { readonly [name: string]: unknown }): QueueSearch {
  return {
    ...(typeof queue === 'string' && queue !== '' ? { queue } : {}),
    ...(typeof item === 'string' && item !== '' ? { item } : {}),
    ...(only === 'overdue' ? { only } : {}),
  };
}

/** URL parameters of the sessions page; they don't contain user IDs. */
export interface SessionsSearch {
  readonly space: Space;
  readonly transaction?: string;
  /** Only sessions with a high, or with a medium or high risk. */
  readonly risk?: 'high' | 'raised' | undefined;
}

export function readSessionsSearch(search: { readonly [name: string]: unknown }): SessionsSearch {
  const { transaction, risk } = search;
  const isNamed = (typeof transaction === 'string' && transaction !== '') || typeof transaction === 'number';
  return {
    space: readSpace(search),
    ...(isNamed ? { transaction: String(transaction) } : {}),
    ...(risk === 'high' || risk === 'raised' ? { risk } : {}),
  };
}

/** Jobs shown on the models page; in the URL, so that a reload shows them again. */
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

/** URL parameters of the person page. The key is a keyed hash, so the URL contains no personal data. */
interface PersonSearch {
  readonly space: Space;
  /** `key` of a user ID or email address. */
  readonly key: string;
}

/** Parses the URL parameters; an invalid key shows an empty page. */
export const readPersonSearch = (search: { readonly [name: string]: unknown }): PersonSearch => ({
  space: readSpace(search),
  key: typeof search.key === 'string' ? search.key : '',
});

/** Returns true if the key identifies a person. */
export const isPersonKey = (key: string): boolean => /^(?:user_id|email):/.test(key);

/** URL parameters of the links page. Keys are keyed hashes, so the URL contains no personal data. */
export interface LinksSearch {
  readonly space: Space;
  readonly key?: string;
  /** Evaluation ID, instead of a key. */
  readonly evaluation?: string;
  /** Only transactions of this many last days. */
  readonly days?: number;
  readonly hubs?: 'hidden';
  /** Only suggested clusters that share an identifier of this kind. */
  readonly shared?: string;
  /** Only suggested clusters with declined transactions, or with fraud labels. */
  readonly risk?: ClusterRisk;
}

/** Filters of the suggested clusters by risk. */
export const CLUSTER_RISKS = ['declined', 'fraud'] as const;
type ClusterRisk = (typeof CLUSTER_RISKS)[number];

/** Selectable periods, in days. */
export const PERIODS = [1, 7, 30, 90] as const;

/** Parses the URL parameters; ignores invalid values. */
export function readLinksSearch(search: { readonly [name: string]: unknown }): LinksSearch {
  const { key, evaluation } = search;
  const days = PERIODS.find((known) => known === Number(search.days));
  const risk = CLUSTER_RISKS.find((known) => known === search.risk);
  return {
    space: readSpace(search),
    ...(typeof key === 'string' && key !== '' ? { key } : {}),
    ...(typeof evaluation === 'string' && evaluation !== '' ? { evaluation } : {}),
    ...(days === undefined ? {} : { days }),
    ...(search.hubs === 'hidden' ? { hubs: 'hidden' } : {}),
    ...(typeof search.shared === 'string' && search.shared !== '' ? { shared: search.shared } : {}),
    ...(risk === undefined ? {} : { risk }),
  };
}

/** URL parameters of the verifications page. People appear only as keyed hashes. */
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

/** Parses the URL parameters; ignores invalid values. */
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

/** URL parameters of the typology pages: the open run on past transactions. */
interface RunSearch {
  readonly run?: string;
}

/** Parses the URL parameters; ignores invalid values. */
export const readRunSearch = ({ run }: { readonly [name: string]: unknown }): RunSearch =>
  typeof run === 'string' && run !== '' ? { run } : {};
