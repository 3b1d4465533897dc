/**
 * What velocity can be asked about. A key must be selective: its value belongs to one person, device, card
 * or place, so that the events behind it are few. Names are those of the request and of `device_details`.
 */

/** Keys under which earlier transactions are found. */
export const VELOCITY_KEYS = [
  'user_id',
  'email',
  'phone_number',
  'ip',
  'device_hash',
  'cookie_hash',
  'true_device_id',
  'card_hash',
  'address',
  'billing_address',
  'shipping_address',
  'user_bank_account',
  'password_hash',
  'session_id',
] as const;

export type VelocityKey = (typeof VELOCITY_KEYS)[number];

/** Subjects that every stored event carries as opaque hashes, so that distinct ones can be counted. */
export const VELOCITY_SUBJECTS = [
  'user_id',
  'email',
  'phone_number',
  'ip',
  'device_hash',
  'cookie_hash',
  'card_hash',
  'address',
  'true_device_id',
] as const;

export type VelocitySubject = (typeof VELOCITY_SUBJECTS)[number];

/** Plain columns of an event: what a velocity filter may read. `transaction_amount` is also what is summed. */
export const EVENT_FIELDS = {
  transaction_amount: 'number',
  transaction_currency: 'string',
  action_type: 'string',
  ip_country: 'string',
  state: 'string',
} as const satisfies Record<string, 'number' | 'string'>;

export type EventField = keyof typeof EVENT_FIELDS;

/** Event columns that `distinct` and `seen_before` accept beside the subjects. */
export const DISTINCT_EVENT_FIELDS = [
  'transaction_currency',
  'action_type',
  'ip_country',
] as const satisfies readonly EventField[];

/** What each aggregate needs in `of`. */
export const AGGREGATE_OPERANDS = {
  count: 'none',
  distinct: 'subject',
  sum: 'amount',
  min: 'amount',
  max: 'amount',
  avg: 'amount',
  since_last: 'none',
  since_first: 'none',
  seen_before: 'subject',
} as const;

/** Shortest and longest window, milliseconds: 1 minute to 365 days. */
export const MIN_WINDOW_MS = 60_000;
export const MAX_WINDOW_MS = 365 * 86_400_000;

/** Most events that are ever read for one key of one transaction; also the largest legal count threshold. */
export const MAX_EVENTS_PER_KEY = 5_000;
