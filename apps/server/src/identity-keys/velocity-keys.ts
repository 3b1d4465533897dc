import {
  type FraudRequest,
  type SubjectHashes,
  subjectHashes,
  VELOCITY_KEYS,
  type VelocityKey,
} from '@assay/contract';
import { normaliseListValue } from '@assay/rules';
import type { Hasher } from './hasher';

/** How each value is made comparable before it is hashed: the same thing written twice must meet itself. */
const lower = (value: string) => value.trim().toLowerCase();
const digits = (value: string) => value.replace(/\D/g, '').replace(/^00/, '');
const compact = (value: string) => value.replace(/[\s.-]/g, '').toUpperCase();
const exact = (value: string) => value;
/** IPv6 has many spellings (RFC 5952 §2); one that is no address is refused before it is counted. */
const address = (value: string) => normaliseListValue('ip', value) ?? lower(value);

function streetAddress(request: FraudRequest, prefix: 'user' | 'billing' | 'shipping'): string | undefined {
  const street = request[`${prefix}_street`];
  const place = request[`${prefix}_zip`] ?? request[`${prefix}_city`];
  if (!street || !place) return undefined;
  return [request[`${prefix}_country`], place, street, request[`${prefix}_street2`]]
    .map((part) => (part ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    .join('|');
}

interface KeySource {
  readonly value: (request: FraudRequest) => string | undefined;
  readonly normalise: (value: string) => string;
}

/** Every key under which a transaction can be found again, by the name that rules use. */
const KEY_SOURCES: { readonly [K in VelocityKey]: KeySource } = {
  user_id: { value: (r) => r.user_id, normalise: exact },
  email: { value: (r) => r.email, normalise: lower },
  phone_number: { value: (r) => r.phone_number, normalise: digits },
  ip: { value: (r) => r.ip, normalise: address },
  device_hash: { value: (r) => r.device_id, normalise: exact },
  cookie_hash: { value: () => undefined, normalise: exact },
  true_device_id: { value: () => undefined, normalise: exact },
  card_hash: { value: (r) => r.card_hash, normalise: exact },
  address: { value: (r) => streetAddress(r, 'user'), normalise: exact },
  billing_address: { value: (r) => streetAddress(r, 'billing'), normalise: exact },
  shipping_address: { value: (r) => streetAddress(r, 'shipping'), normalise: exact },
  user_bank_account: { value: (r) => r.user_bank_account, normalise: compact },
  password_hash: { value: (r) => r.password_hash, normalise: exact },
  session_id: { value: (r) => r.session_id, normalise: exact },
  idv_reference_id: { value: (r) => r.idv_reference_id, normalise: lower },
};

/** Kinds of keys whose lifetime is counted for `service_fraud_history`. */
export type HistoryKind = 'email' | 'phone_number' | 'ip';

/** The hashes under which a value of a kind is counted. */
export const keyHash = (hasher: Hasher, kind: VelocityKey, value: string): string =>
  hasher(kind, KEY_SOURCES[kind].normalise(value));

export type KeyHashes = { readonly [K in VelocityKey]?: string };

/** The hashed keys of a request; a key whose value was not sent is absent. What a device session proves goes before what the request states. */
export function velocityKeys(
  request: FraudRequest,
  hasher: Hasher,
  device: { readonly [K in VelocityKey]?: string } = {},
): KeyHashes {
  const hashes: { [K in VelocityKey]?: string } = {};
  for (const name of VELOCITY_KEYS) {
    const { value, normalise } = KEY_SOURCES[name];
    const normal = normalise(device[name] ?? value(request) ?? '');
    if (normal) hashes[name] = hasher(name, normal);
  }
  return hashes;
}

const HISTORY_KINDS: readonly HistoryKind[] = ['email', 'phone_number', 'ip'];

/** Keys whose lifetime is counted for this transaction: they were seen, whatever modules are on. */
export const sightedKeys = (hashes: KeyHashes): readonly string[] =>
  HISTORY_KINDS.flatMap((kind) => hashes[kind] ?? []);

/** The subjects that other transactions' distinct counts see in this one. */
export const subjectsOf = (hashes: KeyHashes): SubjectHashes => subjectHashes((subject) => hashes[subject]);
