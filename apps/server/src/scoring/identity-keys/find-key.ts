import { badInput } from '@assay/contract';
import { FOUND_KINDS, type FoundKind } from '@assay/management-api';

/**
 * Returns the key for a follow-up search: the kind, and the keyed hashes under which transactions are found.
 * It identifies no person without the deployment's keys, so it may appear in a URL.
 */
export const findKey = (kind: FoundKind, hashes: readonly string[]): string =>
  `${kind}:${hashes.map(lettersOf).join('-')}`;

const KEY = /^([a-z_]+):([a-p]{16}(?:-[a-p]{16}){0,11})$/;
const LETTERS = 'abcdefghijklmnop';
const HEX_DIGITS = 16;

/**
 * Returns a hash as letters, one per hexadecimal digit. Decimal digits could resemble a card number and would
 * be masked.
 */
export const lettersOf = (hash: string): string =>
  BigInt.asUintN(64, BigInt(hash))
    .toString(HEX_DIGITS)
    .padStart(HEX_DIGITS, '0')
    .replace(/./g, (digit) => LETTERS[Number.parseInt(digit, HEX_DIGITS)] ?? '');

/** Returns the hash for its letters. */
export const hashOf = (letters: string): string => {
  const hex = letters.replace(/./g, (letter) => LETTERS.indexOf(letter).toString(HEX_DIGITS));
  return BigInt.asIntN(64, BigInt(`0x${hex}`)).toString();
};
const OF_TERMS: readonly FoundKind[] = ['name', 'name_sound'];

/**
 * Parses a key written by `findKey`; null for anything else. `isTerms` means that a transaction must carry
 * every hash as a term.
 */
export function readFindKey(
  text: string,
): { readonly isTerms: boolean; readonly hashes: readonly string[] } | null {
  const [, kind, letters = ''] = KEY.exec(text.trim()) ?? [];
  const known = FOUND_KINDS.find((name) => name === kind);
  if (!known) return null;
  return { isTerms: OF_TERMS.includes(known), hashes: letters.split('-').map(hashOf) };
}

/** Returns the kind and hash in the key of an identifier; null for any other text and for the key of a name. */
export function readIdentifier(text: string): { readonly kind: FoundKind; readonly hash: string } | null {
  const read = readFindKey(text);
  const kind = FOUND_KINDS.find((name) => text.trim().startsWith(`${name}:`));
  const [hash, ...others] = read?.hashes ?? [];
  if (!read || !kind || read.isTerms || hash === undefined || others.length > 0) return null;
  return { kind, hash };
}

/**
 * Returns the hash of a user id from its key.
 * @throws ApiError 1006, for the field `user`, when the text is not the key of a user id
 */
export function userHashOf(key: string): string {
  const read = readIdentifier(key);
  if (read?.kind !== 'user_id')
    throw badInput([{ field: 'user', expected: '`key` of a user ID from POST /search' }]);
  return read.hash;
}
