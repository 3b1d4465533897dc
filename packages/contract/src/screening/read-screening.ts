import { ApiError, type ErrorDetail } from '../errors';
import type { AmlConfig } from '../fraud/config';
import { readAmlConfig, readAmlMembers } from '../fraud/read-config';
import { readDate, readObject } from '../fraud/values';
import { textOf } from '../json-text';
import { FORMS_OF_ADDRESS } from './data/forms-of-address';

/** Subject of a standalone screening. */
export interface ScreeningRequest {
  readonly user_id?: string;
  readonly user_fullname: string;
  readonly user_firstname?: string;
  readonly user_middlename?: string;
  readonly user_lastname?: string;
  /** YYYY-MM-DD */
  readonly user_dob?: string;
  readonly user_pob?: string;
  readonly user_photoid_number?: string;
  readonly user_country?: string;
}

/** Maximum text length of each field. A longer text is not a name. */
export const SCREENING_FIELDS = {
  user_id: 255,
  user_fullname: 10_000,
  user_firstname: 1_000,
  user_middlename: 1_000,
  user_lastname: 1_000,
  user_dob: 64,
  user_pob: 255,
  user_photoid_number: 255,
  user_country: 100,
} as const;

type TextField = keyof typeof SCREENING_FIELDS;

const DIGITS = new Set<TextField>(['user_id', 'user_photoid_number']);

const badJson = (details: readonly ErrorDetail[]) =>
  new ApiError(
    'badJson',
    `Invalid input json: ${details[0]?.field} should be sent as ${details[0]?.expected}`,
    {
      details,
    },
  );

const NAME_EXPECTED = 'name of at least two letters, or a first and a last name';
const A_LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LETTER = /[\p{L}\p{N}]/gu;

/** Counts letters and digits of a name, without titles such as "Mr." and "Dr.". */
const lettersOf = (text: string | undefined): number =>
  (text?.normalize('NFKC').toLowerCase().match(WORD) ?? [])
    .filter((word) => !FORMS_OF_ADDRESS.has(word))
    .reduce((sum, word) => sum + (word.match(LETTER)?.length ?? 0), 0);

/**
 * Returns the name to screen: the full name, or one composed of its parts, which must include a first and a
 * last name. null if the name is missing or consists of titles or digits: screening it would find nothing,
 * like a clean result.
 */
export function screenedName(
  name: {
    readonly [part in 'full' | 'given' | 'middle' | 'family']: string | undefined;
  },
): string | null {
  const { full, given, middle, family } = name;
  const hasLetter = (text = '') => A_LETTER.test(text.normalize('NFKC'));
  if (full !== undefined && hasLetter(full) && lettersOf(full) > 1) return full;
  if (lettersOf(given) === 0 || lettersOf(family) === 0 || !(hasLetter(given) || hasLetter(family)))
    return null;
  return [given, middle, family].filter((part) => lettersOf(part) > 0).join(' ');
}

/**
 * Reads the body of a standalone screening: known fields only, `null` and "" as absent. Without
 * `user_fullname`, the name is composed of a first and a last name.
 * @throws ApiError 1000 (no bytes), 1001 (config), 1006 (unreadable values, every one named), 3000 (too
 *   long).
 */
export function readScreeningRequest(body: unknown): {
  readonly request: ScreeningRequest;
  readonly config: AmlConfig;
} {
  if (body === undefined) throw new ApiError('emptyBody');
  const object = readObject(body);
  if (!object) throw new ApiError('badJson', 'Invalid input json: the body should be an object');
  const config = { ...readAmlMembers(object), ...readAmlConfig(object.config) };
  const wrong: ErrorDetail[] = [];
  const long: ErrorDetail[] = [];
  const read: { [field: string]: string } = {};
  for (const [name, longest] of Object.entries(SCREENING_FIELDS)) {
    const field = name as TextField;
    const value = object[field];
    if (value === undefined || value === null || value === '') continue;
    const text = DIGITS.has(field) || typeof value === 'string' ? textOf(object, field) : undefined;
    const date = field === 'user_dob' ? readDate(value) : text;
    if (text === undefined || date === undefined) {
      wrong.push({ field, expected: field === 'user_dob' ? 'date (YYYY-MM-DD)' : 'string' });
    } else if (text.length > longest) long.push({ field, expected: `at most ${longest} characters` });
    else read[field] = date;
  }
  if (wrong.length > 0) throw badJson(wrong);
  if (long[0]) {
    const { field } = long[0];
    const longest = SCREENING_FIELDS[field as TextField];
    throw new ApiError('length', `${field} size must be between 0 and ${longest}`, { details: long });
  }
  const user_fullname = screenedName({
    full: read.user_fullname,
    given: read.user_firstname,
    middle: read.user_middlename,
    family: read.user_lastname,
  });
  if (user_fullname === null) throw badJson([{ field: 'user_fullname', expected: NAME_EXPECTED }]);
  return { request: { ...read, user_fullname }, config };
}
