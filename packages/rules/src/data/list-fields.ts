import type { ListField } from '@assay/contract';

/**
 * Kinds of list values. Each kind defines where a transaction has it, and how both sides are normalized
 * before the comparison (`lists/normalise.ts`).
 */

export type Normalisation =
  | 'exact'
  | 'lower'
  | 'upper'
  | 'email'
  | 'domain'
  | 'phone'
  | 'account'
  | 'digits'
  | 'ip';

interface ListFieldInfo {
  /** Dotted paths of the value in the transaction; the first one present counts. */
  readonly paths: readonly [string, ...string[]];
  readonly normalisation: Normalisation;
  /**
   * Path that marks a provisional value: if it has an equal value, list conditions don't match the value and
   * list actions don't add it.
   */
  readonly guess?: string;
}

export const LIST_FIELDS = {
  email: { paths: ['email'], normalisation: 'email' },
  email_domain: { paths: ['email_domain', 'email'], normalisation: 'domain' },
  ip: { paths: ['ip'], normalisation: 'ip' },
  phone_number: { paths: ['phone_number'], normalisation: 'phone' },
  user_id: { paths: ['user_id'], normalisation: 'exact' },
  user_fullname: { paths: ['user_fullname'], normalisation: 'lower' },
  user_country: { paths: ['user_country'], normalisation: 'upper' },
  user_bank_account: { paths: ['user_bank_account'], normalisation: 'account' },
  receiver_bank_account: { paths: ['receiver_bank_account'], normalisation: 'account' },
  card_hash: { paths: ['card_hash'], normalisation: 'exact' },
  card_bin: { paths: ['card_bin'], normalisation: 'digits' },
  device_hash: { paths: ['device_details.device_hash'], normalisation: 'lower' },
  cookie_hash: { paths: ['device_details.cookie_hash'], normalisation: 'lower' },
  true_device_id: {
    paths: ['device_details.true_device_id'],
    normalisation: 'lower',
    guess: 'device_details.device_match.likeliest_device_id',
  },
  device_id: { paths: ['device_id'], normalisation: 'exact' },
  affiliate_id: { paths: ['affiliate_id'], normalisation: 'exact' },
  merchant_id: { paths: ['merchant_id'], normalisation: 'exact' },
} as const satisfies Record<ListField, ListFieldInfo>;

const GUESSES: ReadonlyMap<string, string> = new Map(
  Object.values<ListFieldInfo>(LIST_FIELDS).flatMap(({ paths, guess }) =>
    guess === undefined ? [] : paths.map((path) => [path, guess] as const),
  ),
);

/** Returns the path whose equal value marks the value at this path as provisional; null if none exists. */
export const guessOf = (path: string): string | null => GUESSES.get(path) ?? null;

/** Returns every path that a lookup in a list of this field reads. */
export const pathsOfList = (field: ListField): readonly string[] => {
  const { paths, guess }: ListFieldInfo = LIST_FIELDS[field];
  return guess === undefined ? paths : [...paths, guess];
};
