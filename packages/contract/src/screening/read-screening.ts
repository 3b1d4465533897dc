import { ApiError, type ErrorDetail } from '../errors';
import type { AmlConfig } from '../fraud/config';
import { readAmlConfig } from '../fraud/read-request';
import { readDate, readObject } from '../fraud/values';

/** Who a stand-alone screening asks about. */
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

/** Longest text of each field. A name may be long; what is longer is no name. */
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

const NAME_PARTS = ['user_firstname', 'user_middlename', 'user_lastname'] as const;
const DIGITS = new Set<TextField>(['user_id', 'user_photoid_number']);

const badJson = (details: readonly ErrorDetail[]) =>
  new ApiError(
    'badJson',
    `Invalid input json: ${details[0]?.field} should be sent as ${details[0]?.expected}`,
    {
      details,
    },
  );

function textOf(field: TextField, value: unknown): string | undefined {
  if (typeof value === 'number' && DIGITS.has(field) && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads the body of a stand-alone screening: known fields only, `null` and "" as absent. Without `user_fullname` the
 * name is put together from its parts.
 * @throws ApiError 1000 (no bytes), 1001 (config), 1006 (unreadable values, every one named), 3000 (too long).
 */
export function readScreeningRequest(body: unknown): {
  readonly request: ScreeningRequest;
  readonly config: AmlConfig;
} {
  if (body === undefined) throw new ApiError('emptyBody');
  const object = readObject(body);
  if (!object) throw new ApiError('badJson', 'Invalid input json: the body should be an object');
  const config = readAmlConfig(object.config);
  const wrong: ErrorDetail[] = [];
  const long: ErrorDetail[] = [];
  const read: { [field: string]: string } = {};
  for (const [name, longest] of Object.entries(SCREENING_FIELDS)) {
    const field = name as TextField;
    const value = object[field];
    if (value === undefined || value === null || value === '') continue;
    const text = textOf(field, value);
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
  const composed = NAME_PARTS.flatMap((part) => read[part] ?? []).join(' ');
  const user_fullname = read.user_fullname ?? (composed === '' ? undefined : composed);
  if (user_fullname === undefined) throw badJson([{ field: 'user_fullname', expected: 'string' }]);
  return { request: { ...read, user_fullname }, config };
}
