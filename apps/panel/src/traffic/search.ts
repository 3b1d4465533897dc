import type { Space, State } from '../api/evaluations';
import { english, locale, type Sentence } from '../i18n/language';
import { readSpace } from '../page-searches';

/** Filter in addition to decision, tag and label. */
interface Filter {
  /** Parameter name in the API. */
  readonly name: string;
  readonly label: Sentence;
  readonly kind: 'text' | 'number' | 'moment';
  /** Example value. */
  readonly example?: string;
}

/** Filters in display order. */
export const FILTERS = [
  { name: 'from', label: english('From'), kind: 'moment' },
  { name: 'to', label: english('To'), kind: 'moment' },
  { name: 'amount_from', label: english('Minimum amount'), kind: 'number' },
  { name: 'amount_to', label: english('Maximum amount'), kind: 'number' },
  { name: 'currency', label: english('Currency'), kind: 'text', example: 'EUR' },
  { name: 'action_type', label: english('Action'), kind: 'text', example: 'purchase' },
  { name: 'country', label: english('Country'), kind: 'text', example: 'DE' },
  { name: 'rule', label: english('Rule'), kind: 'text', example: 'HC401' },
  { name: 'score_from', label: english('Minimum score'), kind: 'number' },
  { name: 'score_to', label: english('Maximum score'), kind: 'number' },
  { name: 'card_bin', label: english('Card BIN'), kind: 'text', example: '424242' },
  { name: 'email_domain', label: english('Email domain'), kind: 'text', example: 'gmail.com' },
  { name: 'payment_mode', label: english('Payment'), kind: 'text', example: 'card' },
  { name: 'merchant_id', label: english('Merchant'), kind: 'text' },
] as const satisfies readonly Filter[];
export type FilterName = (typeof FILTERS)[number]['name'];

const dated = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a filter value. */
export const shownValue = (kind: Filter['kind'], value: string): string =>
  kind === 'moment' && !Number.isNaN(Date.parse(value)) ? dated().format(new Date(value)) : value;

/**
 * URL parameters of the transactions page, so that links show the same page. They contain no personal data,
 * because URLs are logged.
 */
export type TrafficSearch = { readonly [name in FilterName]?: string } & {
  readonly space: Space;
  /** Decision after labels and reviews. */
  readonly now?: State;
  readonly transaction?: string;
  /** `key` of a search result. */
  readonly key?: string;
  readonly tag?: string;
  readonly label?: string;
  /** `next` of the newer page. */
  readonly before?: string;
  /** ID of the evaluation in the drawer. */
  readonly open?: string;
};

const STATES: readonly State[] = ['APPROVE', 'REVIEW', 'DECLINE'];
const TEXTS = [
  'transaction',
  'key',
  'tag',
  'label',
  'before',
  'open',
  ...FILTERS.map(({ name }) => name),
] as const;

// The router parses digits as a number.
const readText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;

/** Parses the URL parameters; ignores invalid values. */
export function readTrafficSearch(search: { readonly [name: string]: unknown }): TrafficSearch {
  const now = STATES.find((known) => known === search.now);
  const texts = TEXTS.map((name) => [name, readText(search[name])] as const).filter(([, text]) => text);
  return {
    space: readSpace(search),
    ...(now ? { now } : {}),
    ...Object.fromEntries(texts),
  };
}

/** Changed parameters; undefined removes one. */
export type SearchChange = { readonly [name in keyof TrafficSearch]?: TrafficSearch[name] | undefined };

const withoutEmpty = (members: SearchChange): TrafficSearch =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as unknown as TrafficSearch;

/** Returns changed parameters. Changed filters start at the newest page and close the drawer. */
export const changedSearch = (
  { before: _, open: __, ...kept }: TrafficSearch,
  change: SearchChange,
): TrafficSearch => withoutEmpty({ ...kept, ...change });

/** Returns the parameters with another open row; undefined closes the drawer. */
export const openedSearch = (search: TrafficSearch, open: string | undefined): TrafficSearch =>
  withoutEmpty({ ...search, open });

/** Parameters that select transactions. */
type Narrowing = Omit<TrafficSearch, 'space' | 'before' | 'open'>;

export const narrowingOf = ({ space: _, before: __, open: ___, ...narrowing }: TrafficSearch): Narrowing =>
  narrowing;

/** Returns true if any filter is active. */
export const isNarrowed = (search: TrafficSearch): boolean => Object.keys(narrowingOf(search)).length > 0;

/**
 * Returns the view with the most filters that the parameters contain; null if none applies. The parameters may
 * have more filters than the view.
 */
export function viewWithin<View extends { readonly search: TrafficSearch }>(
  search: TrafficSearch,
  views: readonly View[],
): View | null {
  const current = new Map<string, unknown>(Object.entries(narrowingOf(search)));
  const within = views.filter(
    (view) =>
      view.search.space === search.space &&
      Object.entries(narrowingOf(view.search)).every(([name, value]) => current.get(name) === value),
  );
  const size = (view: View) => Object.keys(narrowingOf(view.search)).length;
  return within.reduce<View | null>((best, view) => (best && size(best) >= size(view) ? best : view), null);
}
