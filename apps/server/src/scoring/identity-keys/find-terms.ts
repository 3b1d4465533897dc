import type { FraudRequest, SpaceId } from '@assay/contract';
import { FIND_KIND, type Hasher } from './hasher';
import { nameWords, soundOf } from './name-sounds';

/** What calls are found by beside the keys of persons, devices and cards. */
type FindKind = 'word' | 'sound' | 'bin' | 'domain' | 'country' | 'rule' | 'payment_mode' | 'merchant';

/** One index serves all accounts: the space is part of the hash. */
const term = (hasher: Hasher, spaceId: SpaceId, kind: FindKind, value: string): string =>
  hasher(`${FIND_KIND}${kind}`, `${spaceId} ${value}`);

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

/** Issuers are told by six digits, and by eight since 2022 (ISO/IEC 7812-1:2017): a card is found by both. */
const BIN_LENGTHS = [6, 8];
const MOST_RULES = 40;
const MOST_NAME_WORDS = 12;

const folded = (value: string): string => value.trim().toLowerCase();

/** The BINs that begin the digits sent. */
const binsOf = (digits: string): readonly string[] => {
  const plain = digits.replace(/\D/g, '');
  return BIN_LENGTHS.filter((length) => plain.length >= length).map((length) => plain.slice(0, length));
};

const domainOf = ({ email, email_domain }: FraudRequest): string | undefined =>
  email === undefined ? email_domain : email.slice(email.lastIndexOf('@') + 1);

/** The terms of a call. @param more what is known beside its request: rules that were applied, the country of its address */
export function findTerms(
  spaceId: SpaceId,
  request: FraudRequest,
  more: { readonly rules: readonly string[]; readonly ipCountry: string | null },
  hasher: Hasher,
): readonly string[] {
  const terms = new Set<string>();
  const add = (kind: FindKind, value: string | null | undefined) => {
    if (value?.trim()) terms.add(term(hasher, spaceId, kind, folded(value)));
  };
  const words = new Set<string>();
  for (const name of NAMES) {
    const value = request[name];
    if (value) for (const word of nameWords(value)) if (words.size < MOST_NAME_WORDS) words.add(word);
  }
  for (const word of words) add('word', word);
  for (const word of words) add('sound', soundOf(word));
  for (const bin of binsOf(request.card_bin ?? '')) add('bin', bin);
  add('domain', domainOf(request));
  add('country', more.ipCountry);
  for (const name of COUNTRIES) add('country', request[name]);
  for (const rule of more.rules.slice(0, MOST_RULES)) add('rule', rule);
  add('payment_mode', request.payment_mode);
  add('merchant', request.merchant_id);
  return [...terms];
}

/** The terms of one value that is asked for, each of which a call may carry. */
export const termsOf = {
  bin: (hasher: Hasher, spaceId: SpaceId, value: string) =>
    binsOf(value)
      .slice(-1)
      .map((bin) => term(hasher, spaceId, 'bin', bin)),
  domain: (hasher: Hasher, spaceId: SpaceId, value: string) => [
    term(hasher, spaceId, 'domain', folded(value)),
  ],
  country: (hasher: Hasher, spaceId: SpaceId, value: string) => [
    term(hasher, spaceId, 'country', folded(value)),
  ],
  rule: (hasher: Hasher, spaceId: SpaceId, value: string) => [term(hasher, spaceId, 'rule', folded(value))],
  paymentMode: (hasher: Hasher, spaceId: SpaceId, value: string) => [
    term(hasher, spaceId, 'payment_mode', folded(value)),
  ],
  merchant: (hasher: Hasher, spaceId: SpaceId, value: string) => [
    term(hasher, spaceId, 'merchant', folded(value)),
  ],
} as const;

/** One term for each word of a name, or for the sound of each; null where a word has none. */
export const nameTerms = (
  hasher: Hasher,
  spaceId: SpaceId,
  name: string,
  by: 'word' | 'sound',
): readonly string[] =>
  nameWords(name).flatMap((word) => {
    const value = by === 'word' ? word : soundOf(word);
    return value === null ? [] : [term(hasher, spaceId, by, value)];
  });
