import { addressForm } from '@assay/addresses';
import {
  ADDRESS_TYPES,
  type AddressType,
  type FraudRequest,
  type SubjectHashes,
  subjectHashes,
  VELOCITY_KEYS,
  type VelocityKey,
} from '@assay/contract';
import { internationalNumber } from '@assay/enrichment';
import { customerNetwork, hasCustomerNetwork, readIp } from '@assay/networks';
import { mailboxOf, normaliseListValue } from '@assay/rules';
import { joinedKey, Remembered } from '../../platform/remembered';

/**
 * Turns an identifying value of a kind into its stored form: `keyHasher` of the store with the deployment's
 * pepper. The kind is part of the hash, so equal texts of two kinds get different hashes.
 */
export type Hasher = (kind: string, value: string) => string;

/** Prefix of the kinds of search terms. Most transactions share a few words, rules and countries. */
export const FIND_KIND = 'find ';
const STORED_OF_A_KIND = 1000;

/**
 * Returns a hasher that caches the newest hashes of search terms. Hashes of persons, cards and addresses
 * aren't cached. They repeat too rarely, and a cache lookup costs as much as a hash.
 */
export function rememberingHasher(hasher: Hasher): Hasher {
  const kinds = new Map<string, Remembered<string>>();
  return (kind, value) => {
    if (!kind.startsWith(FIND_KIND)) return hasher(kind, value);
    let known = kinds.get(kind);
    if (!known) {
      known = new Remembered(STORED_OF_A_KIND);
      kinds.set(kind, known);
    }
    return known.of(value, () => hasher(kind, value));
  };
}

/** Fields of the request that help to interpret another value. */
type Around = Pick<FraudRequest, 'user_country'>;

/** Normalizes a value before it is hashed, so that different spellings get the same hash. */
const lower = (value: string) => value.trim().toLowerCase();
/** Treats a domain in Unicode and in ASCII as the same. */
const spelledMail = (value: string) => normaliseListValue('email', value) ?? lower(value);
/** Maps all addresses of one mailbox to one. The owner of a mailbox can create any number of them. */
const mail = (value: string) => mailboxOf(spelledMail(value));
/** Returns the digits of a number, as far as its text alone shows them. */
const spelledPhone = (value: string) => normaliseListValue('phone_number', value) ?? '';
/**
 * Returns the international number if the number is possible and its text or the user's country identifies
 * it; otherwise the number as sent.
 */
const phone = (value: string, { user_country }: Around) =>
  internationalNumber(value, user_country) ?? spelledPhone(value);
const compact = (value: string) => value.replace(/[\s.-]/g, '').toUpperCase();
const exact = (value: string) => value;
/**
 * Normalizes an IP address, because IPv6 allows many spellings (RFC 5952 §2). An invalid address is rejected
 * before it is counted.
 */
const spelledIp = (value: string) => normaliseListValue('ip', value) ?? lower(value);
/**
 * Maps an IPv6 address to its customer network. An attacker can use another address for each request, and
 * honest devices change theirs daily.
 */
const ip = (value: string) => {
  const address = readIp(value.trim());
  return address && hasCustomerNetwork(address) ? customerNetwork(address) : spelledIp(value);
};

/**
 * Cache of normalized addresses. Addresses repeat, a request often contains the same one three times, and
 * parsing costs several times a cache lookup.
 */
const FORMS = new Remembered<string>(5_000);

/**
 * Normalizes an address to the form that all its spellings share, so that `12 Main Street, Apt 4` and `12
 * MAIN ST #4` are equal. Without a country it uses the letters and digits. Undefined without a street and a
 * place.
 */
function streetAddress(request: FraudRequest, prefix: AddressType): string | undefined {
  const street = request[`${prefix}_street`];
  const zip = request[`${prefix}_zip`];
  const city = request[`${prefix}_city`];
  if (!street || !(zip ?? city)) return undefined;
  const country = request[`${prefix}_country`] ?? '';
  const street2 = request[`${prefix}_street2`];
  const region = request[`${prefix}_region`];
  return FORMS.of(joinedKey(country, street, street2, city, region, zip), () => {
    const form = addressForm(country, { street, street2, city, region, zip });
    return form ?? spelledAddress(request, prefix);
  });
}

/** Returns an address as it was sent. Versions before 0.2 counted all addresses this way. */
function spelledAddress(request: FraudRequest, prefix: AddressType): string {
  const place = request[`${prefix}_zip`] ?? request[`${prefix}_city`];
  return [request[`${prefix}_country`], place, request[`${prefix}_street`], request[`${prefix}_street2`]]
    .map((part) => (part ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    .join('|');
}

const ADDRESS_KEYS = { user: 'address', billing: 'billing_address', shipping: 'shipping_address' } as const;

/** Returns the keys of a request's addresses as versions before 0.2 wrote them. */
const earlierAddressKeys = (request: FraudRequest, hasher: Hasher): readonly string[] =>
  ADDRESS_TYPES.flatMap((type) =>
    streetAddress(request, type) === undefined
      ? []
      : [hasher(ADDRESS_KEYS[type], spelledAddress(request, type))],
  );

/** Kinds of keys that have lifetime counters for `service_fraud_history`. */
export type HistoryKind = 'email' | 'phone_number' | 'ip';

const HISTORY_KINDS: readonly HistoryKind[] = ['email', 'phone_number', 'ip'];

/**
 * Normalizations of earlier versions: before addresses of one mailbox were merged, before domains were
 * converted to ASCII, and others.
 */
const EARLIER: { readonly [K in HistoryKind]: readonly ((value: string) => string)[] } = {
  email: [spelledMail, lower],
  phone_number: [(value) => value.replace(/\D/g, '').replace(/^00/, '')],
  ip: [spelledIp],
};

/** Returns the keys of a value as earlier versions made them, where they differ from the current one. */
function earlierKeysOf(kind: HistoryKind, value: string, around: Around, hasher: Hasher): readonly string[] {
  const present = KEY_SOURCES[kind].normalise(value, around);
  const forms = new Set(EARLIER[kind].map((form) => form(value)));
  return [...forms].filter((form) => form !== '' && form !== present).map((form) => hasher(kind, form));
}

/**
 * Returns the digits of a request's phone number as its text shows them, and its international number; null
 * if the two are equal.
 */
export function phoneSpellings(
  request: FraudRequest,
): { readonly spelled: string; readonly international: string } | null {
  if (request.phone_number === undefined) return null;
  const spelled = spelledPhone(request.phone_number);
  const international = phone(request.phone_number, request);
  return spelled === international ? null : { spelled, international };
}

/**
 * Returns the key of a phone number as spelled in the request, if it differs from the international number.
 * Transactions are counted under both. This way a search by the number as sent finds them, and data counted
 * by versions before 0.2 can be erased.
 */
export const spelledPhoneKeys = (request: FraudRequest, hasher: Hasher): readonly string[] => {
  const number = phoneSpellings(request);
  return number === null ? [] : [hasher('phone_number', number.spelled)];
};

/** Returns the keys with lifetime counters as earlier versions made them from a request. */
export const earlierSightedKeys = (request: FraudRequest, hasher: Hasher): readonly string[] =>
  HISTORY_KINDS.flatMap((kind) => {
    const value = request[kind];
    return value === undefined ? [] : earlierKeysOf(kind, value, request, hasher);
  });

/**
 * Returns the keys of a request as earlier versions made them. They are needed to label and erase what was
 * counted then.
 */
export const earlierKeys = (request: FraudRequest, hasher: Hasher): readonly string[] => [
  ...earlierAddressKeys(request, hasher),
  ...earlierSightedKeys(request, hasher),
];

interface KeySource {
  readonly value: (request: FraudRequest) => string | undefined;
  readonly normalise: (value: string, around: Around) => string;
}

/** All keys under which a transaction can be found again, by the name that rules use. */
const KEY_SOURCES: { readonly [K in VelocityKey]: KeySource } = {
  user_id: { value: (r) => r.user_id, normalise: exact },
  email: { value: (r) => r.email, normalise: mail },
  phone_number: { value: (r) => r.phone_number, normalise: phone },
  ip: { value: (r) => r.ip, normalise: ip },
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
  id_value: { value: (r) => r.id_value, normalise: compact },
  receiver_bank_account: { value: (r) => r.receiver_bank_account, normalise: compact },
  receiver_id: { value: (r) => r.receiver_id, normalise: exact },
  merchant_id: { value: (r) => r.merchant_id, normalise: exact },
  affiliate_id: { value: (r) => r.affiliate_id, normalise: exact },
  card_bin: { value: (r) => r.card_bin, normalise: exact },
  bonus_campaign_id: { value: (r) => r.bonus_campaign_id, normalise: exact },
  brand_id: { value: (r) => r.brand_id, normalise: exact },
};

/**
 * Returns the hash under which a value of a kind is counted.
 * @param around the request that contains the value, if there is one
 */
export const keyHash = (hasher: Hasher, kind: VelocityKey, value: string, around: Around = {}): string =>
  hasher(kind, KEY_SOURCES[kind].normalise(value, around));

const isHistoryKind = (kind: VelocityKey): kind is HistoryKind =>
  HISTORY_KINDS.some((known) => known === kind);

/**
 * Returns every hash under which transactions with a value may be stored, by this version or an earlier one.
 * @param around the request that contains the value, if there is one
 */
export const storedHashes = (
  hasher: Hasher,
  kind: VelocityKey,
  value: string,
  around: Around = {},
): readonly string[] => [
  keyHash(hasher, kind, value, around),
  ...(isHistoryKind(kind) ? earlierKeysOf(kind, value, around, hasher) : []),
];

/** Returns the canonical address of the mailbox that an email address reaches, regardless of spelling. */
export const mailboxOfText = mail;

export type KeyHashes = { readonly [K in VelocityKey]?: string };

/**
 * Returns the hashed keys of a request. A key whose value was not sent is absent. Values proved by a device
 * session take precedence over those stated in the request.
 */
export function velocityKeys(
  request: FraudRequest,
  hasher: Hasher,
  device: { readonly [K in VelocityKey]?: string } = {},
): KeyHashes {
  const hashes: { [K in VelocityKey]?: string } = {};
  for (const name of VELOCITY_KEYS) {
    const { value, normalise } = KEY_SOURCES[name];
    const normal = normalise(device[name] ?? value(request) ?? '', request);
    if (normal) hashes[name] = hasher(name, normal);
  }
  return hashes;
}

/** Returns the keys whose lifetime counters this transaction increments, regardless of the enabled modules. */
export const sightedKeys = (hashes: KeyHashes): readonly string[] =>
  HISTORY_KINDS.flatMap((kind) => hashes[kind] ?? []);

/** Returns the receiver's hashes as the sender's: they connect chains of payments. */
export function receiverHashes(
  { receiver_id: id, receiver_bank_account: account }: FraudRequest,
  hasher: Hasher,
): { readonly user: string | null; readonly account: string | null } {
  return {
    user: id ? keyHash(hasher, 'user_id', id) : null,
    account: account ? keyHash(hasher, 'user_bank_account', account) : null,
  };
}

/** Returns the subjects of this transaction that the distinct counts of other transactions use. */
export const subjectsOf = (hashes: KeyHashes): SubjectHashes => subjectHashes((subject) => hashes[subject]);
