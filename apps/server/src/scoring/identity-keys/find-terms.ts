import type { EnvironmentId, FraudData, FraudRequest } from '@assay/contract';
import { romanise } from '@assay/screening';
import { Remembered } from '../../platform/remembered';
import { declaredKeys } from './declared-keys';
import {
  earlierKeys,
  earlierSightedKeys,
  FIND_KIND,
  type Hasher,
  type KeyHashes,
  sightedKeys,
  spelledPhoneKeys,
  velocityKeys,
} from './velocity-keys';

/** JSON texts of a stored evaluation. */
interface StoredTexts {
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** Computes the hashed keys of a stored evaluation, as they were when it was scored. */
function storedHashes({ request, seen, answer }: StoredTexts, hasher: Hasher): KeyHashes {
  const { details } = JSON.parse(seen) as { readonly details?: Pick<FraudData, 'device_details'> };
  const device =
    (details ?? (JSON.parse(answer) as { readonly data: Partial<FraudData> }).data).device_details ?? null;
  return velocityKeys(JSON.parse(request) as FraudRequest, hasher, deviceKeys(device));
}

/**
 * Returns the hashes under which a stored evaluation may be counted, by this version or by the one that
 * stored it. They cover its velocity events and its lifetime counters. The events show which version it was.
 */
export function storedKeys(
  kept: StoredTexts,
  hasher: Hasher,
): { readonly hashes: KeyHashes; readonly events: readonly string[]; readonly history: readonly string[] } {
  const hashes = storedHashes(kept, hasher);
  const request = JSON.parse(kept.request) as FraudRequest;
  const spelled = spelledPhoneKeys(request, hasher);
  const { keys = [] } = JSON.parse(kept.seen) as { readonly keys?: readonly string[] };
  const declared = declaredKeys(keys, request, hashes, hasher).values();
  return {
    hashes,
    events: [
      ...new Set([...Object.values(hashes), ...spelled, ...declared, ...earlierKeys(request, hasher)]),
    ],
    history: [...new Set([...sightedKeys(hashes), ...spelled, ...earlierSightedKeys(request, hasher)])],
  };
}

/** Returns the device attributes that an opened session proves, under the names of the keys. */
function deviceKeys(device: object | null): {
  readonly [name in 'device_hash' | 'cookie_hash' | 'true_device_id']?: string;
} {
  const { device_hash, cookie_hash, true_device_id } = (device ?? {}) as { [name: string]: unknown };
  return {
    ...(typeof device_hash === 'string' ? { device_hash } : {}),
    ...(typeof cookie_hash === 'string' ? { cookie_hash } : {}),
    ...(typeof true_device_id === 'string' ? { true_device_id } : {}),
  };
}

const MAX_WORDS = 8;
const MIN_WORD_LENGTH = 2;
const MIN_SOUND_LENGTH = 2;
const MAX_SOUND_LENGTH = 6;

/** Letters without a removable diacritic, and their plain spelling. */
const PLAIN: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const SPECIAL = /[ßæœøłđðþı]/g;

const KEPT = 10_000;
const WORDS = new Remembered<readonly string[]>(KEPT);
const SOUNDS = new Remembered<{ readonly sound: string | null }>(KEPT);

/**
 * Returns the words of a name in plain Latin letters, as they are compared: "Zoë Müller-Łoś" → zoe, muller,
 * los.
 */
const nameWords = (name: string): readonly string[] => WORDS.of(name, () => wordsOf(name));

function wordsOf(name: string): readonly string[] {
  const plain = romanise(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH))].slice(0, MAX_WORDS);
}

/** Alternative spellings of one sound, longest first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|tsh|cz|cs|ch/g, 'c'],
  [/sch|sh|sz|zh|zs|z/g, 's'],
  [/ph|v|w/g, 'f'],
  [/th|dt|d/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/ck|q|c|g/g, 'k'],
  [/x/g, 'ks'],
  [/b/g, 'p'],
  [/m/g, 'n'],
  [/[hj]/g, ''],
];

/**
 * Returns a rough phonetic code of a word: its consonants, with similar ones merged, and a mark for an
 * initial vowel. It resembles Soundex (US patent 1,261,167) and the Cologne phonetics (Postel 1969), for
 * names of any language in Latin letters. Null means that the word is too short to distinguish names.
 */
const soundOf = (word: string): string | null => SOUNDS.of(word, () => ({ sound: sounding(word) })).sound;

function sounding(word: string): string | null {
  const sounded = SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  const first = /^[aeiouy]/.test(sounded) ? 'a' : '';
  const consonants = sounded.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
  const sound = (first + consonants).slice(0, MAX_SOUND_LENGTH);
  return sound.length < MIN_SOUND_LENGTH ? null : sound;
}

/** Kinds of search terms, in addition to the keys of persons, devices and cards. */
type FindKind = 'word' | 'sound' | 'bin' | 'domain' | 'country' | 'rule' | 'payment_mode' | 'merchant';

/** Hashes a search term. One index serves all accounts, so the environment is part of the hash. */
const term = (hasher: Hasher, environmentId: EnvironmentId, kind: FindKind, value: string): string =>
  hasher(`${FIND_KIND}${kind}`, `${environmentId} ${value}`);

const NAMES = [
  'user_fullname',
  'user_firstname',
  'user_middlename',
  'user_lastname',
  'card_fullname',
  'shipping_fullname',
  'receiver_fullname',
] as const satisfies readonly (keyof FraudRequest)[];

const COUNTRIES = [
  'user_country',
  'billing_country',
  'shipping_country',
] as const satisfies readonly (keyof FraudRequest)[];

/**
 * Issuers are identified by six digits, and by eight since 2022 (ISO/IEC 7812-1:2017). A card is found by
 * both.
 */
const BIN_LENGTHS = [6, 8];
const MAX_RULES = 40;
const MAX_NAME_WORDS = 12;

const folded = (value: string): string => value.trim().toLowerCase();

/** Returns the BINs at the start of the given digits. */
const binsOf = (digits: string): readonly string[] => {
  const plain = digits.replace(/\D/g, '');
  return BIN_LENGTHS.filter((length) => plain.length >= length).map((length) => plain.slice(0, length));
};

const domainOf = ({ email, email_domain }: FraudRequest): string | undefined =>
  email === undefined ? email_domain : email.slice(email.lastIndexOf('@') + 1);

/**
 * Returns the search terms of a transaction.
 * @param more facts that aren't in the request: applied rules, the country of the IP address
 */
export function findTerms(
  environmentId: EnvironmentId,
  request: FraudRequest,
  more: { readonly rules: readonly string[]; readonly ipCountry: string | null },
  hasher: Hasher,
): readonly string[] {
  const terms = new Set<string>();
  const add = (kind: FindKind, value: string | null | undefined) => {
    if (value?.trim()) terms.add(term(hasher, environmentId, kind, folded(value)));
  };
  const words = new Set<string>();
  for (const name of NAMES) {
    const value = request[name];
    if (value) for (const word of nameWords(value)) if (words.size < MAX_NAME_WORDS) words.add(word);
  }
  for (const word of words) add('word', word);
  for (const word of words) add('sound', soundOf(word));
  for (const bin of binsOf(request.card_bin ?? '')) add('bin', bin);
  add('domain', domainOf(request));
  add('country', more.ipCountry);
  for (const name of COUNTRIES) add('country', request[name]);
  for (const rule of more.rules.slice(0, MAX_RULES)) add('rule', rule);
  add('payment_mode', request.payment_mode);
  add('merchant', request.merchant_id);
  return [...terms];
}

/** Functions that return the terms of one search value. A transaction matches if it carries any of them. */
export const termsOf = {
  bin: (hasher: Hasher, environmentId: EnvironmentId, value: string) =>
    binsOf(value)
      .slice(-1)
      .map((bin) => term(hasher, environmentId, 'bin', bin)),
  domain: (hasher: Hasher, environmentId: EnvironmentId, value: string) => [
    term(hasher, environmentId, 'domain', folded(value)),
  ],
  country: (hasher: Hasher, environmentId: EnvironmentId, value: string) => [
    term(hasher, environmentId, 'country', folded(value)),
  ],
  rule: (hasher: Hasher, environmentId: EnvironmentId, value: string) => [
    term(hasher, environmentId, 'rule', folded(value)),
  ],
  paymentMode: (hasher: Hasher, environmentId: EnvironmentId, value: string) => [
    term(hasher, environmentId, 'payment_mode', folded(value)),
  ],
  merchant: (hasher: Hasher, environmentId: EnvironmentId, value: string) => [
    term(hasher, environmentId, 'merchant', folded(value)),
  ],
} as const;

/** Returns one term for each word of a name, or for the sound of each word; null if a word yields no term. */
export const nameTerms = (
  hasher: Hasher,
  environmentId: EnvironmentId,
  name: string,
  by: 'word' | 'sound',
): readonly string[] =>
  nameWords(name).flatMap((word) => {
    const value = by === 'word' ? word : soundOf(word);
    return value === null ? [] : [term(hasher, environmentId, by, value)];
  });
