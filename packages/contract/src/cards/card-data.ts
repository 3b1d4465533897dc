/**
 * Finds and masks card numbers and security codes, which must not be stored (PCI DSS 4.0.1, 3.3.1 and 3.5.1).
 * JSON values are masked before any other code reads them.
 */
import { forgetDigits, memberOf } from '../json-text';
import {
  isCardNumber,
  MAX_CARD_NUMBER_LENGTH,
  MIN_CARD_NUMBER_LENGTH,
  mayHoldCardNumber,
} from './card-candidates';

const SEPARATOR = '[ .\\u00a0\\u2007\\u2009\\u202f\\u2010-\\u2015-]{0,3}';
const RUN = `\\d(?:${SEPARATOR}\\d){12,}`;
const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const IBAN = '\\b[A-Z]{2}\\d{2}(?: ?[A-Z0-9]){11,30}\\b';

const TOKENS = new RegExp(`(?<uuid>${UUID})|(?<iban>${IBAN})|(?<run>${RUN})`, 'g');
const RUNS = new RegExp(RUN, 'g');

/** Minimum length of a hexadecimal word that counts as a hash or an id. */
const HASH_LENGTH = 24;
const MAX_PHONE_LENGTH = 15;
const SHOWN_FIRST = 6;
const SHOWN_LAST = 4;
const BIN_DIGITS = 8;

const masked = (digits: string): string =>
  `${digits.slice(0, SHOWN_FIRST)}${'*'.repeat(digits.length - SHOWN_FIRST - SHOWN_LAST)}${digits.slice(-SHOWN_LAST)}`;

/** Checks the check digits of an IBAN (ISO 13616). */
function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '');
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

interface DigitGroup {
  readonly digits: string;
  /** Start and end in the text. */
  readonly from: number;
  readonly to: number;
}

/**
 * Checks whether the groups have the form in which people and forms write a number: groups of at least three
 * digits except the last, or groups of equal length.
 */
function isWrittenSo(groups: readonly DigitGroup[]): boolean {
  const [first] = groups;
  return (
    groups.every(({ digits }, at) => digits.length >= 3 || at === groups.length - 1) ||
    groups.every(({ digits }) => digits.length === first?.digits.length)
  );
}

const isAlphanumeric = (character: string | undefined): boolean =>
  character !== undefined && /[A-Za-z0-9]/.test(character);

/** Checks whether a group is part of a hash: digits among hexadecimal letters. */
function isInHash(text: string, { from, to }: DigitGroup): boolean {
  let [first, last] = [from, to];
  while (first > 0 && isAlphanumeric(text[first - 1])) first--;
  while (isAlphanumeric(text[last])) last++;
  const isLonger = last - first > to - from;
  return isLonger && last - first >= HASH_LENGTH && /^[0-9a-fA-F]+$/.test(text.slice(first, last));
}

/**
 * Masks the card numbers in a run of digits.
 * @param start position of the run in the text
 */
function maskRun(text: string, run: string, start: number): string {
  const groups: DigitGroup[] = [];
  for (const { 0: digits, index } of run.matchAll(/\d+/g)) {
    groups.push({ digits, from: index, to: index + digits.length });
  }
  const total = groups.reduce((sum, { digits }) => sum + digits.length, 0);
  if (text[start - 1] === '+' && total <= MAX_PHONE_LENGTH) return run;
  let written = '';
  let upTo = 0;
  for (let first = 0; first < groups.length; first++) {
    const found = cardFrom(text, groups, first, start);
    if (found === null) continue;
    written += run.slice(upTo, groups[first]!.from) + masked(found.digits);
    upTo = groups[found.last]!.to;
    first = found.last;
  }
  return upTo === 0 ? run : written + run.slice(upTo);
}

/** Finds the longest card number that starts with a group; null if none exists. */
function cardFrom(text: string, groups: readonly DigitGroup[], first: number, start: number) {
  let digits = '';
  let found: { readonly digits: string; readonly last: number } | null = null;
  for (let last = first; last < groups.length; last++) {
    digits += groups[last]!.digits;
    if (digits.length > MAX_CARD_NUMBER_LENGTH) break;
    if (digits.length < MIN_CARD_NUMBER_LENGTH || !isCardNumber(digits)) continue;
    const between = groups.slice(first, last + 1);
    const inText = ({ digits: own, from, to }: DigitGroup) => ({
      digits: own,
      from: from + start,
      to: to + start,
    });
    if (isWrittenSo(between) && !between.some((group) => isInHash(text, inText(group))))
      found = { digits, last };
  }
  return found;
}

const maskRuns = (text: string): string => text.replace(RUNS, (run, at: number) => maskRun(text, run, at));

/**
 * Masks every card number in a text: only its first six and last four digits remain. A card number has 13 to
 * 19 digits, spaced as people write them, the check digit of ISO/IEC 7812-1 and the range of a network.
 * UUIDs, hashes, IBANs and international phone numbers are not card numbers. Returns the same text if none is
 * found.
 */
export function maskCardNumbers(text: string): string {
  if (!mayHoldCardNumber(text)) return text;
  return text.replace(TOKENS, (token: string, ...rest: unknown[]) => {
    const { uuid, iban } = rest.at(-1) as { readonly uuid?: string; readonly iban?: string };
    if (uuid !== undefined || (iban !== undefined && isIban(iban))) return token;
    return iban === undefined ? maskRun(text, token, rest.at(-3) as number) : maskRuns(token);
  });
}

/** Shortens a BIN to at most its first eight digits. */
export function shortBin(bin: string): string {
  let digits = 0;
  for (let at = 0; at < bin.length; at++) {
    if (/\d/.test(bin[at]!) && ++digits > BIN_DIGITS) return bin.slice(0, at).trimEnd();
  }
  return bin;
}

/**
 * Names of members that hold a card security code, without separators. Members with the result of a code
 * check don't match.
 */
const CODE_NAME =
  /^(?:card)?(?:cvv|cvc|cvn|csc)2?(?:code|number|value)?$|^(?:card)?(?:security|verification)(?:code|number|value)$/;
const MAY_BE_CODE = /cv[vcn](?!_result)|csc|security|verification_?(?:code|number|value)/i;
const BIN_NAME = /^(?:card_)?bin$/;
/** A phone number can have 13 digits, while 13-digit card numbers are no longer issued. */
const PHONE_NAME = /phone/;

/**
 * Checks whether a member is a card security code, such as `CVV` or `card-cvc2`. A text or number is a code;
 * `true` is a check result.
 */
const isSecurityCode = (name: string, value: unknown): boolean =>
  typeof value !== 'boolean' &&
  value !== null &&
  MAY_BE_CODE.test(name) &&
  CODE_NAME.test(name.toLowerCase().replace(/[^a-z0-9]/g, '')) &&
  !(/verification/i.test(name) && !/card/i.test(name));

function maskMember(name: string, text: string): string {
  if (BIN_NAME.test(name)) return shortBin(text);
  if (PHONE_NAME.test(name) && text.replace(/\D/g, '').length <= MIN_CARD_NUMBER_LENGTH) return text;
  return maskCardNumbers(text);
}

/** Checks whether a JSON text may contain card data: a fast filter, so that few values need the full search. */
export const mayHoldCardData = (json: string): boolean =>
  mayHoldCardNumber(json) || MAY_BE_CODE.test(json) || json.includes('\\u');

type Holder = { [member: string]: unknown };

/** Number added to the day of birth of women in a NIK. */
const FEMALE_DAYS = 40;

/**
 * Checks whether a member is an Indonesian national number (NIK) and not a card number. It is an `id_value`
 * of 16 digits; digits 7 to 12 are the day, month and year of `user_dob` in the same object. In many
 * provinces one NIK in ten has the prefix and check digit of a card number.
 */
function isNik(holder: Holder, name: string, text: string): boolean {
  if (name !== 'id_value') return false;
  const born = /^\d\d(\d\d)-(\d\d)-(\d\d)/.exec(String(memberOf(holder, 'user_dob')));
  const number = /^\d{6}(\d\d)(\d{4})\d{4}$/.exec(text.replace(/[ .-]/g, ''));
  if (!born || !number) return false;
  const [, year = '', month = '', day = ''] = born;
  const [, ownDay = '', ownMonth = ''] = number;
  const isDay = ownDay === day || Number(ownDay) === Number(day) + FEMALE_DAYS;
  return isDay && ownMonth === month + year;
}

/**
 * Masks one member in place.
 * @returns true if it held card data
 */
function guardMember(holder: Holder, name: string): boolean {
  const value = memberOf(holder, name);
  if (isSecurityCode(name, value)) {
    delete holder[name];
    forgetDigits(holder, name);
    return true;
  }
  const text = typeof value === 'number' && Number.isInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || isNik(holder, name, text)) return false;
  const guarded = maskMember(name, text);
  if (guarded === text) return false;
  holder[name] = guarded;
  forgetDigits(holder, name);
  return true;
}

/** Masks a card number in the name of a member and renames the member. */
function guardName(holder: Holder, name: string): string {
  const guarded = maskCardNumbers(name);
  if (guarded === name) return name;
  holder[guarded] = memberOf(holder, name);
  delete holder[name];
  forgetDigits(holder, name);
  return guarded;
}

/**
 * Removes card data from a JSON value in place. Card numbers become their first six and last four digits, in
 * texts, numbers and member names. BINs are cut to eight digits, and members named as a security code are
 * removed. Iterative, because hostile input may be deeply nested.
 * @returns the names of the members that held card data
 */
export function withoutCardData(root: object): readonly string[] {
  const found: string[] = [];
  const open: object[] = [root];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    const isArray = Array.isArray(holder);
    for (const sent of Object.keys(holder)) {
      const members = holder as Holder;
      const name = isArray ? sent : guardName(members, sent);
      const heldSome = guardMember(members, name);
      if (heldSome || name !== sent) found.push(name);
      const child = members[name];
      if (typeof child === 'object' && child !== null) open.push(child);
    }
  }
  return found;
}
