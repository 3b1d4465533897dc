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
 * Turns an identifying value of a kind into what is stored of it: `keyHasher` of the store with the deployment's pepper.
 * The kind is part of the hash, so that equal texts of two kinds do not meet.
 */
export type Hasher = (kind: string, value: string) => string;

/** What the kinds of terms that calls are found by begin with: few words, rules and countries stand behind most calls. */
export const FIND_KIND = 'find ';
const KEPT_OF_A_KIND = 1000;

/**
 * A hasher that knows the newest hashes of terms. Those of persons, cards and addresses are made anew each time: they come back too
 * seldom, and a look among many costs as much as a hash.
 */
export function rememberingHasher(hasher: Hasher): Hasher {
  const kinds = new Map<string, Remembered<string>>();
  return (kind, value) => {
    if (!kind.startsWith(FIND_KIND)) return hasher(kind, value);
    let known = kinds.get(kind);
    if (!known) {
      known = new Remembered(KEPT_OF_A_KIND);
      kinds.set(kind, known);
    }
    return known.of(value, () => hasher(kind, value));
  };
}

/** What of a request tells how a value beside it is meant. */
type Around = Pick<FraudRequest, 'user_country'>;

/** How each value is made comparable before it is hashed: the same thing written twice must meet itself. */
const lower = (value: string) => value.trim().toLowerCase();
/** A domain in the letters of its language and in ASCII are one. */
const spelledMail = (value: string) => normaliseListValue('email', value) ?? lower(value);
/** Who has a mailbox has all of its addresses, as many as are wanted: they are one. */
const mail = (value: string) => mailboxOf(spelledMail(value));
/** A number by its digits, as far as its text alone shows them. */
const spelledPhone = (value: string) => normaliseListValue('phone_number', value) ?? '';
/** A number as it is called from anywhere, where it can exist and its text or the country of the user tells; else as it was sent. */
const phone = (value: string, { user_country }: Around) =>
  internationalNumber(value, user_country) ?? spelledPhone(value);
const compact = (value: string) => value.replace(/[\s.-]/g, '').toUpperCase();
const exact = (value: string) => value;
/** IPv6 has many spellings (RFC 5952 §2); one that is no address is refused before it is counted. */
const spelledIp = (value: string) => normaliseListValue('ip', value) ?? lower(value);
/** Who has an IPv6 network takes another of its addresses for each call, and honest devices do so daily: they are one. */
const ip = (value: string) => {
  const address = readIp(value.trim());
  return address && hasCustomerNetwork(address) ? customerNetwork(address) : spelledIp(value);
};

/** Addresses come back, one call often names one thrice, and to read one costs several times a look among these. */
const FORMS = new Remembered<string>(5_000);

/**
 * An address by the form that all its spellings share, so that `12 Main Street, Apt 4` and `12 MAIN ST #4` meet; without a
 * country by its letters and digits. Undefined without a street and a place.
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

/** An address as it was sent: how the versions before 0.2 counted all of them. */
function spelledAddress(request: FraudRequest, prefix: AddressType): string {
  const place = request[`${prefix}_zip`] ?? request[`${prefix}_city`];
  return [request[`${prefix}_country`], place, request[`${prefix}_street`], request[`${prefix}_street2`]]
    .map((part) => (part ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    .join('|');
}

const ADDRESS_KEYS = { user: 'address', billing: 'billing_address', shipping: 'shipping_address' } as const;

/** Keys of a request's addresses as versions before 0.2 wrote them. */
const earlierAddressKeys = (request: FraudRequest, hasher: Hasher): readonly string[] =>
  ADDRESS_TYPES.flatMap((type) =>
    streetAddress(request, type) === undefined
      ? []
      : [hasher(ADDRESS_KEYS[type], spelledAddress(request, type))],
  );

/** Kinds of keys whose lifetime is counted for `service_fraud_history`. */
export type HistoryKind = 'email' | 'phone_number' | 'ip';

const HISTORY_KINDS: readonly HistoryKind[] = ['email', 'phone_number', 'ip'];

/** How values were made comparable by earlier versions: before a mailbox was one, before a domain was brought to ASCII, … */
const EARLIER: { readonly [K in HistoryKind]: readonly ((value: string) => string)[] } = {
  email: [spelledMail, lower],
  phone_number: [(value) => value.replace(/\D/g, '').replace(/^00/, '')],
  ip: [spelledIp],
};

/** The keys of a value as earlier versions made them, where they differ from the present one. */
function earlierKeysOf(kind: HistoryKind, value: string, around: Around, hasher: Hasher): readonly string[] {
  const present = KEY_SOURCES[kind].normalise(value, around);
  const forms = new Set(EARLIER[kind].map((form) => form(value)));
  return [...forms].filter((form) => form !== '' && form !== present).map((form) => hasher(kind, form));
}

/** The digits of a request's phone number as its text alone shows them, and its international number, where the two differ. */
export function phoneSpellings(
  request: FraudRequest,
): { readonly spelled: string; readonly international: string } | null {
  if (request.phone_number === undefined) return null;
  const spelled = spelledPhone(request.phone_number);
  const international = phone(request.phone_number, request);
  return spelled === international ? null : { spelled, international };
}

/**
 * The key of a phone number as its text alone spells it, where that is not the international number: calls are counted under
 * both, so that who knows the number as it was sent finds them, and what versions before 0.2 counted is erased.
 */
export const spelledPhoneKeys = (request: FraudRequest, hasher: Hasher): readonly string[] => {
  const number = phoneSpellings(request);
  return number === null ? [] : [hasher('phone_number', number.spelled)];
};

/** Keys whose lifetime is counted, as earlier versions made them of a request. */
export const earlierSightedKeys = (request: FraudRequest, hasher: Hasher): readonly string[] =>
  HISTORY_KINDS.flatMap((kind) => {
    const value = request[kind];
    return value === undefined ? [] : earlierKeysOf(kind, value, request, hasher);
  });

/** Keys of a request as earlier versions made them: what was counted then is found again, to be labelled and erased. */
export const earlierKeys = (request: FraudRequest, hasher: Hasher): readonly string[] => [
  ...earlierAddressKeys(request, hasher),
  ...earlierSightedKeys(request, hasher),
];

interface KeySource {
  readonly value: (request: FraudRequest) => string | undefined;
  readonly normalise: (value: string, around: Around) => string;
}

/** Every key under which a transaction can be found again, by the name that rules use. */
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
};

/** The hash under which a value of a kind is counted. @param around the request that holds it, where there is one */
export const keyHash = (hasher: Hasher, kind: VelocityKey, value: string, around: Around = {}): string =>
  hasher(kind, KEY_SOURCES[kind].normalise(value, around));

const isHistoryKind = (kind: VelocityKey): kind is HistoryKind =>
  HISTORY_KINDS.some((known) => known === kind);

/**
 * Every hash under which calls with a value of a kind may be kept, by this version or one before.
 * @param around the request that holds it, where there is one
 */
export const keptHashes = (
  hasher: Hasher,
  kind: VelocityKey,
  value: string,
  around: Around = {},
): readonly string[] => [
  keyHash(hasher, kind, value, around),
  ...(isHistoryKind(kind) ? earlierKeysOf(kind, value, around, hasher) : []),
];

/** The one address of the mailbox that an e-mail address reaches, in whatever spelling it is. */
export const mailboxOfText = mail;

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
    const normal = normalise(device[name] ?? value(request) ?? '', request);
    if (normal) hashes[name] = hasher(name, normal);
  }
  return hashes;
}

/** Keys whose lifetime is counted for this transaction: they were seen, whatever modules are on. */
export const sightedKeys = (hashes: KeyHashes): readonly string[] =>
  HISTORY_KINDS.flatMap((kind) => hashes[kind] ?? []);

/** The subjects that other transactions' distinct counts see in this one. */
export const subjectsOf = (hashes: KeyHashes): SubjectHashes => subjectHashes((subject) => hashes[subject]);
