/** Velocity vocabulary, in addition to the keys and subjects of the contract. */

/** Event fields that a velocity filter may read. `transaction_amount` is also the field that sums use. */
export const EVENT_FIELDS = {
  transaction_amount: 'number',
  transaction_currency: 'string',
  action_type: 'string',
  ip_country: 'string',
  ekyc_result: 'string',
  label: 'string',
  labelled: 'string',
  state: 'string',
  event: 'string',
  direction: 'string',
} as const satisfies Record<string, 'number' | 'string'>;

export type EventField = keyof typeof EVENT_FIELDS;

/** Event columns that `distinct` and `seen_before` accept in addition to the subjects. */
export const DISTINCT_EVENT_FIELDS = [
  'transaction_currency',
  'action_type',
  'ip_country',
] as const satisfies readonly EventField[];

/** Kind of `of` operand that each aggregate requires. */
export const AGGREGATE_OPERANDS = {
  count: 'none',
  distinct: 'subject',
  sum: 'amount',
  min: 'amount',
  max: 'amount',
  avg: 'amount',
  median: 'amount',
  percentile: 'amount',
  stddev: 'amount',
  first_amount: 'none',
  last_amount: 'none',
  since_last: 'none',
  since_first: 'none',
  seen_before: 'subject',
} as const;

/** Minimum and maximum window, milliseconds: 1 minute to 365 days. */
export const MIN_WINDOW_MS = 60_000;
export const MAX_WINDOW_MS = 365 * 86_400_000;

/** Maximum number of events that are read for one key of one transaction; also the maximum count threshold. */
export const MAX_EVENTS_PER_KEY = 5_000;
