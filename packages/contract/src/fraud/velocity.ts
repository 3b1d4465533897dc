/**
 * By what transactions are counted. A key must be selective: its value belongs to one person, device, card or place,
 * so that the events behind it are few. Names are those of the request and of `device_details`.
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
] as const satisfies readonly VelocityKey[];
export type VelocitySubject = (typeof VELOCITY_SUBJECTS)[number];

/** What a stored event holds beside its id, its transaction and its time. Each is a column of `velocity_event`. */
export const EVENT_COLUMNS = [
  'state',
  'amount',
  'currency',
  'action_type',
  'ip_country',
  'ekyc_result',
  'label',
  ...VELOCITY_SUBJECTS,
] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** Some columns of an event: the bit `1 << position` in `EVENT_COLUMNS` for each. */
export type EventColumnSet = number;

export const eventColumnSet = (columns: Iterable<EventColumn>): EventColumnSet => {
  let set = 0;
  for (const column of columns) set |= 1 << EVENT_COLUMNS.indexOf(column);
  return set;
};

export const ALL_EVENT_COLUMNS = eventColumnSet(EVENT_COLUMNS);

/** The hash of each subject that a transaction carries; null for one that it does not. */
export type SubjectHashes = { readonly [S in VelocitySubject]: string | null };

/** The subjects of an event that carries none. */
export const NO_SUBJECTS = Object.fromEntries(
  VELOCITY_SUBJECTS.map((subject) => [subject, null]),
) as SubjectHashes;

/** The hashes by subject; `hashOf` answers nothing where a subject is not carried. Made for every event that is read: all have one shape. */
export function subjectHashes(
  hashOf: (subject: VelocitySubject, position: number) => string | null | undefined,
): SubjectHashes {
  const hashes: { -readonly [S in VelocitySubject]: string | null } = { ...NO_SUBJECTS };
  for (let position = 0; position < VELOCITY_SUBJECTS.length; position++) {
    const subject = VELOCITY_SUBJECTS[position] as VelocitySubject;
    hashes[subject] = hashOf(subject, position) || null;
  }
  return hashes;
}
