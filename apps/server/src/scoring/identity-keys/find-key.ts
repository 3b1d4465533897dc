import { badInput } from '@assay/contract';
import { FOUND_KINDS, type FoundKind } from '@assay/management-api';

/**
 * What a search answers to be asked with again: the kind, and the keyed hashes under which calls are found. It names nobody
 * to whoever lacks the deployment's keys, so it may stand in an address.
 */
export const findKey = (kind: FoundKind, hashes: readonly string[]): string =>
  `${kind}:${hashes.map(lettersOf).join('-')}`;

const KEY = /^([a-z_]+):([a-p]{16}(?:-[a-p]{16}){0,11})$/;
const LETTERS = 'abcdefghijklmnop';
const HEX_DIGITS = 16;

/** A hash as letters, one for each hexadecimal digit: its decimal digits may look like a card number, and such are masked. */
export const lettersOf = (hash: string): string =>
  BigInt.asUintN(64, BigInt(hash))
    .toString(HEX_DIGITS)
    .padStart(HEX_DIGITS, '0')
    .replace(/./g, (digit) => LETTERS[Number.parseInt(digit, HEX_DIGITS)] ?? '');

/** The hash of its letters. */
export const hashOf = (letters: string): string => {
  const hex = letters.replace(/./g, (letter) => LETTERS.indexOf(letter).toString(HEX_DIGITS));
  return BigInt.asIntN(64, BigInt(`0x${hex}`)).toString();
};
const OF_TERMS: readonly FoundKind[] = ['name', 'name_sound'];

/** Reads what `findKey` wrote; null for anything else. `isTerms`: a call must carry every one of the hashes as a term. */
export function readFindKey(
  text: string,
): { readonly isTerms: boolean; readonly hashes: readonly string[] } | null {
  const [, kind, letters = ''] = KEY.exec(text.trim()) ?? [];
  const known = FOUND_KINDS.find((name) => name === kind);
  if (!known) return null;
  return { isTerms: OF_TERMS.includes(known), hashes: letters.split('-').map(hashOf) };
}

/** The one hash in a key of an identifier; null for any other text, and for a key of a name. */
export function readIdentifier(text: string): { readonly kind: FoundKind; readonly hash: string } | null {
  const read = readFindKey(text);
  const kind = FOUND_KINDS.find((name) => text.trim().startsWith(`${name}:`));
  const [hash, ...others] = read?.hashes ?? [];
  if (!read || !kind || read.isTerms || hash === undefined || others.length > 0) return null;
  return { kind, hash };
}

/**
 * The hash of a user id, out of its key.
 * @throws ApiError 1006, of the field `user`, for what is no key of a user id
 */
export function userHashOf(key: string): string {
  const read = readIdentifier(key);
  if (read?.kind !== 'user_id')
    throw badInput([{ field: 'user', expected: '`key` of a user id, as POST /search answers it' }]);
  return read.hash;
}
