/**
 * Keys by which transactions are counted. A key must be selective: its value belongs to one person, device,
 * card, place or business, so it has few events. The names are those of the request and of `device_details`.
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
  'idv_reference_id',
  'id_value',
  'receiver_bank_account',
  'receiver_id',
  'merchant_id',
  'affiliate_id',
  'card_bin',
  'bonus_campaign_id',
  'brand_id',
] as const;
export type VelocityKey = (typeof VELOCITY_KEYS)[number];

/**
 * Subjects that every stored event carries as opaque hashes, so that distinct ones can be counted. Each is a column of
 * `velocity_event`.
 */
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
  'receiver_bank_account',
  'receiver_id',
  'merchant_id',
  'affiliate_id',
  'card_bin',
  'user_bank_account',
] as const satisfies readonly VelocityKey[];
export type VelocitySubject = (typeof VELOCITY_SUBJECTS)[number];

/**
 * Data of a stored event other than its id, its transaction and its time. Each is a column of
 * `velocity_event`.
 */
export const EVENT_COLUMNS = [
  'state',
  'amount',
  'currency',
  'action_type',
  'ip_country',
  'ekyc_result',
  'label',
  ...VELOCITY_SUBJECTS,
  'event',
  'direction',
  'custom',
] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** A set of event columns: bit `1 << position` in `EVENT_COLUMNS` for each. */
export type EventColumnSet = number;

export const eventColumnSet = (columns: Iterable<EventColumn>): EventColumnSet => {
  let set = 0;
  for (const column of columns) set |= 1 << EVENT_COLUMNS.indexOf(column);
  return set;
};

export const ALL_EVENT_COLUMNS = eventColumnSet(EVENT_COLUMNS);

/** Hash of each subject of a transaction; null for a subject that it lacks. */
export type SubjectHashes = { readonly [S in VelocitySubject]: string | null };

/** Indexed custom field as a key or subject: its path in the request. */
export type CustomFieldPath = `custom_fields.${string}`;

/** Maximum number of indexed custom fields of an account. */
export const MAX_INDEXED_FIELDS = 8;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Returns the tag of an indexed custom field in the column `custom`: FNV-1a, 32 bits, of its path. The tag
 * stays the same when other fields are added or removed.
 * @see https://www.rfc-editor.org/rfc/rfc9923
 */
export function customFieldTag(path: CustomFieldPath): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(path)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return String(hash >>> 0);
}

/** Direction of a payment, seen from the account of the user. */
export type Direction = 'inflow' | 'outflow';

/** Subjects of an event without subjects. */
export const NO_SUBJECTS = Object.fromEntries(
  VELOCITY_SUBJECTS.map((subject) => [subject, null]),
) as SubjectHashes;

/** Builds the hashes by subject; `hashOf` returns null or undefined for a missing subject. */
export function subjectHashes(
  hashOf: (subject: VelocitySubject) => string | null | undefined,
): SubjectHashes {
  const hashes: { -readonly [S in VelocitySubject]: string | null } = { ...NO_SUBJECTS };
  for (const subject of VELOCITY_SUBJECTS) hashes[subject] = hashOf(subject) || null;
  return hashes;
}
