import {
  ApiError,
  type Details,
  type DeviceDetails,
  type ModuleName,
  type SessionMonitoringDetails,
} from '@assay/contract';
import { RESERVED_ADDRESSES } from './data/addresses';
import { PLAIN_DEVICE, PLAIN_STREAM } from './data/bases';
import {
  RESERVED_EKYC_IDS,
  RESERVED_EKYC_USERS,
  RESERVED_FULL_NAMES,
  RESERVED_ID_VALUES,
  RESERVED_USERS,
} from './data/decisions';
import { RESERVED_BANK_DETAILS, RESERVED_NAMES } from './data/screening';
import { RESERVED_DEVICE_SESSIONS, RESERVED_STREAMS } from './data/sessions';
import { RESERVED_BINS, RESERVED_EMAILS, RESERVED_IPS, RESERVED_PHONES } from './data/targets';
import type {
  ReservedEntry,
  ReservedField,
  ReservedOutcome,
  ReservedStory,
  ReservedValue,
} from './reserved-value';

/** All values reserved for test keys, in the order of the published page. */
export const RESERVED_VALUES: readonly ReservedValue[] = [
  ...RESERVED_USERS,
  ...RESERVED_EKYC_USERS,
  ...RESERVED_FULL_NAMES,
  ...RESERVED_NAMES,
  ...RESERVED_ID_VALUES,
  ...RESERVED_EKYC_IDS,
  ...RESERVED_EMAILS,
  ...RESERVED_PHONES,
  ...RESERVED_IPS,
  ...RESERVED_BINS,
  ...RESERVED_ADDRESSES,
  ...RESERVED_BANK_DETAILS,
  ...RESERVED_DEVICE_SESSIONS,
  ...RESERVED_STREAMS,
];

const RETRY_AFTER_SECONDS = 1;
const slot = (field: string, value: string) => `${field}\0${value}`;
const OUTCOMES = new Map<string, ReservedOutcome>(
  RESERVED_VALUES.map((entry) => [slot(entry.field, entry.value), entry.outcome]),
);
const FIELDS = [...new Set(RESERVED_VALUES.map(({ field }) => field))];

/** Normalizes a value to the spelling of the table. */
function spelling(field: ReservedField, value: string): string {
  if (field === 'phone_number') return value.replace(/\D/g, '');
  if (field === 'user_fullname' || field === 'user_bank_name') return value.trim().replace(/\s+/g, ' ');
  if (field === 'user_bank_account' || field === 'user_bank_swift') {
    return value.replace(/[\s-]/g, '').toUpperCase();
  }
  if (field === 'id_value') return value.replace(/[\s./-]/g, '').toUpperCase();
  if (field.endsWith('_street')) return value.trim().replace(/\s+/g, ' ');
  return field === 'email' ? value.trim().toLowerCase() : value;
}

/** Returns the meaning of a value for a test key; undefined if it isn't reserved. */
const reservedOutcome = (field: ReservedField, value: string): ReservedOutcome | undefined =>
  OUTCOMES.get(slot(field, spelling(field, value)));

/** Returns the reserved values of a request and their meaning, in order of precedence. */
export function reservedIn(request: { readonly [F in ReservedField]?: string }): readonly {
  readonly field: ReservedField;
  readonly outcome: ReservedOutcome;
}[] {
  return FIELDS.flatMap((field) => {
    const value = request[field];
    const outcome = value === undefined ? undefined : reservedOutcome(field, value);
    return outcome ? [{ field, outcome }] : [];
  });
}

/**
 * Checks the request of a test key for values that simulate a failure.
 * @throws ApiError if the request contains such a value
 */
export function refuseReserved(request: { readonly [F in ReservedField]?: string }): void {
  for (const { outcome } of reservedIn(request)) {
    if ('error' in outcome)
      throw new ApiError(outcome.error, undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

/** Returns a copy of `target` with the member at a dotted path replaced. Missing members are not created. */
function withMember(target: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...target, [name]: value };
  const child = (target as { readonly [key: string]: unknown })[name];
  return typeof child === 'object' && child !== null
    ? { ...target, [name]: withMember(child, rest.join('.'), value) }
    : target;
}

const withMembers = (facts: object, members: { readonly [path: string]: unknown }): object =>
  Object.entries(members).reduce((changed, [path, value]) => withMember(changed, path, value), facts);

/** Returns the result of a module with the facts of a reserved value; a disabled module stays off. */
export function withReservedFacts<N extends ModuleName>(
  name: N,
  outcomes: readonly ReservedOutcome[],
  found: Details[N],
): Details[N] {
  let facts: Details[N] = found;
  for (const outcome of outcomes) {
    if (facts === null) return facts;
    if ('silent' in outcome && outcome.silent === name) return null as Details[N];
    if ('module' in outcome && outcome.module === name) {
      // The tests of the table check its members against the published schema.
      facts = withMembers(facts as object, outcome.members) as Details[N];
    }
  }
  return facts;
}

function plainWith<T extends object>(base: T, outcome: ReservedOutcome | undefined): T | null {
  return outcome && 'members' in outcome ? (withMembers(base, outcome.members) as T) : null;
}

/** Returns the device of a reserved session text; null for other texts. */
export const reservedDevice = (session: string): DeviceDetails | null =>
  plainWith(PLAIN_DEVICE, reservedOutcome('session', session));

/** Returns the details of a reserved stream; null for other ids. */
export const reservedStream = (streamId: string): SessionMonitoringDetails | null =>
  plainWith(PLAIN_STREAM, reservedOutcome('stream_id', streamId));

/** Lists and media stories that contain a reserved name or bank detail. */
export interface ReservedListing {
  readonly listed: readonly ReservedEntry[];
  readonly stories: readonly ReservedStory[];
}

/**
 * Returns the screening result of a reserved name or bank detail: `silent` if the search is to time out, null
 * if it isn't reserved.
 */
export function reservedListing(
  field: 'user_fullname' | 'user_bank_account' | 'user_bank_swift' | 'user_bank_name',
  value: string,
): ReservedListing | 'silent' | null {
  const outcome = reservedOutcome(field, value);
  if (!outcome) return null;
  if ('silent' in outcome) return 'silent';
  return 'listed' in outcome ? { listed: outcome.listed, stories: outcome.stories ?? [] } : null;
}
