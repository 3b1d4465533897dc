import { ApiError, type ErrorDetail } from '../errors';
import { readObject } from '../fraud/values';
import { textOf } from '../json-text';

/** Domains from which a person's data can be erased (docs/reference/erase-api.md). */
export const ERASE_DOMAINS = ['FRAUD', 'AML_Case_Management', 'AML_Name_Screening', 'IDV'] as const;
export type EraseDomain = (typeof ERASE_DOMAINS)[number];

export const ERASE_LIMITS = { values: 1000, userIdLength: 255, emailLength: 254 } as const;

/** Identifiers of the person to erase. Addresses are lower-cased, and duplicates are removed. */
export interface ErasePerson {
  readonly emails: readonly string[];
  readonly userIds: readonly string[];
}
interface EraseInput extends ErasePerson {
  readonly domains: readonly EraseDomain[];
}

/** RFC 5321 §4.1.2 dot-string, with the non-ASCII characters of RFC 6531 §3.3. */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/**
 * RFC 5890 labels, in letters of any script. The domain must contain a dot, because one without it is only
 * local.
 */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?=.*\p{L})[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const MAX_LOCAL_LENGTH = 64;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Checks whether a text is a complete email address as an erase request accepts it: no display name, quotes
 * or surrounding spaces.
 */
function isStrictEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || bytes(local) > MAX_LOCAL_LENGTH) return false;
  return bytes(text) <= ERASE_LIMITS.emailLength && LOCAL.test(local) && DOMAIN.test(domain);
}

const isPlainEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);
const isUserId = (text: string) => text !== '' && text.length <= ERASE_LIMITS.userIdLength;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** Reads a list of valid texts; problems are added to `details`. */
function texts(
  field: string,
  value: unknown,
  sound: { readonly is: (text: string) => boolean; readonly expected: string },
  details: ErrorDetail[],
): readonly string[] {
  if (isMissing(value)) return [];
  if (!Array.isArray(value) || value.length > ERASE_LIMITS.values) {
    details.push({ field, expected: `array of at most ${ERASE_LIMITS.values} strings` });
    return [];
  }
  const good: string[] = [];
  for (const index of value.keys()) {
    const item = textOf(value, index);
    if (item !== undefined && sound.is(item)) good.push(item);
    else details.push({ field: `${field}[${index}]`, expected: sound.expected });
  }
  return [...new Set(good)];
}

function bodyOf(body: unknown): { readonly [key: string]: unknown } {
  if (body === undefined) throw new ApiError('emptyBody');
  const object = readObject(body);
  if (!object) throw malformed([{ field: 'the body', expected: 'object' }]);
  return object;
}

const malformed = (details: readonly ErrorDetail[]) =>
  new ApiError(
    'badJson',
    `Invalid input json: ${details[0]?.field} should be sent as ${details[0]?.expected}`,
    { details },
  );

function readPerson(
  body: { readonly [key: string]: unknown },
  isEmail: (text: string) => boolean,
  details: ErrorDetail[],
): ErasePerson {
  const emails = texts('emails', body.emails, { is: isEmail, expected: 'email address' }, details);
  const userIds = texts(
    'user_ids',
    body.user_ids,
    { is: isUserId, expected: `string of 1 to ${ERASE_LIMITS.userIdLength} characters` },
    details,
  );
  const names = [body.emails, body.user_ids];
  if (names.every((value) => isMissing(value) || (Array.isArray(value) && value.length === 0))) {
    details.push({ field: 'emails', expected: 'at least one of emails and user_ids' });
  }
  return { emails: [...new Set(emails.map((email) => email.toLowerCase()))], userIds };
}

function readDomains(value: unknown, details: ErrorDetail[]): readonly EraseDomain[] {
  const expected = `array of ${ERASE_DOMAINS.join(', ')}`;
  if (!Array.isArray(value) || value.length === 0) {
    details.push({ field: 'domains', expected });
    return [];
  }
  const known = new Set<unknown>(ERASE_DOMAINS);
  for (const [index, domain] of value.entries()) {
    if (!known.has(domain)) {
      details.push({ field: `domains[${index}]`, expected: `one of ${ERASE_DOMAINS.join(', ')}` });
    }
  }
  return ERASE_DOMAINS.filter((domain) => value.includes(domain));
}

/**
 * Reads the body of erase v2.
 * @throws ApiError 1000 (no body), 1006 (names every invalid member and address)
 */
export function readErase(body: unknown): EraseInput {
  const object = bodyOf(body);
  const details: ErrorDetail[] = [];
  const domains = readDomains(object.domains, details);
  const person = readPerson(object, isStrictEmail, details);
  if (details.length > 0) throw malformed(details);
  return { domains, ...person };
}

/**
 * Reads the body of erase v1, which had no domains and only required an "@".
 * @throws ApiError 1000, 1006
 */
export function readEraseV1(body: unknown): ErasePerson {
  const details: ErrorDetail[] = [];
  const person = readPerson(bodyOf(body), isPlainEmail, details);
  if (details.length > 0) throw malformed(details);
  return person;
}
