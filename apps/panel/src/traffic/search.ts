import type { Space, State } from '../api/evaluations';
import { FILTERS, type FilterName } from './filters';

/** What the traffic page keeps in the address: a link shows another person the same page. No person stands in it: addresses are logged. */
export type TrafficSearch = { readonly [name in FilterName]?: string } & {
  readonly space: Space;
  /** After labels and reviews. */
  readonly now?: State;
  readonly transaction?: string;
  /** `key` of something that a search found. */
  readonly key?: string;
  readonly tag?: string;
  readonly label?: string;
  /** `next` of the newer page. */
  readonly before?: string;
};

const STATES: readonly State[] = ['APPROVE', 'REVIEW', 'DECLINE'];
const TEXTS = ['transaction', 'key', 'tag', 'label', 'before', ...FILTERS.map(({ name }) => name)] as const;

const readSpace = (value: unknown): Space => (value === 'test' ? 'test' : 'live');

// The router reads digits in an address as a number.
const readText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

/** Reads the address; what cannot be meant is left out. */
export function readTrafficSearch(search: { readonly [name: string]: unknown }): TrafficSearch {
  const now = STATES.find((known) => known === search.now);
  const texts = TEXTS.map((name) => [name, readText(search[name])] as const).filter(([, text]) => text);
  return {
    // A saved view has `environment`.
    space: readSpace(search.environment ?? search.space),
    ...(now ? { now } : {}),
    ...Object.fromEntries(texts),
  };
}

/** A search with some members changed; undefined takes one away. Another filter starts again at the newest. */
export function changedSearch(
  { before: _, ...kept }: TrafficSearch,
  change: { readonly [name in keyof TrafficSearch]?: TrafficSearch[name] | undefined },
): TrafficSearch {
  const members = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(members) as unknown as TrafficSearch;
}

/** Whether the traffic is narrowed at all. */
export const isNarrowed = ({ space: _, before: __, ...narrowing }: TrafficSearch): boolean =>
  Object.keys(narrowing).length > 0;
