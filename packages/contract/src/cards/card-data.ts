/**
 * Finds and masks card numbers and security codes, which must not be stored (PCI DSS 4.0.1, 3.3.1 and 3.5.1).
 * JSON values are masked before any other code reads them.
 */
import { forgetDigits, memberOf } from '../json-text';
import {
  DigitGroups,
  MIN_CARD_NUMBER_LENGTH,
  mayHoldCardNumber,
  textOfUnits,
  UNIT,
  UNIT_KIND,
  withAsciiDigits,
} from './card-candidates';
import { maskSecurityCodes, mayNameSecurityCode } from './security-code';

/** Maximum number of separators between two digits of a run. */
const MAX_GAP = 3;

const UUID = /[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/y;
/** Positions of the hyphens in a UUID. */
const UUID_HYPHENS = [8, 13, 18, 23] as const;
const IBANS = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/g;

/** Minimum length of a hexadecimal word that counts as a hash or an id. */
const HASH_LENGTH = 24;
/** Longest hash, SHA-512 in hexadecimal. */
const MAX_HASH_LENGTH = 128;
const MAX_PHONE_LENGTH = 15;
/** Digits that PCI DSS 4.0.1 (3.4.1) permits to be shown. */
const SHOWN = { first: 6, last: 4 } as const;
const BIN_DIGITS = 8;

/** Number of characters that an IBAN is checked without: country and check digits come last (ISO 13616). */
const IBAN_HEAD = 4;

/** Checks the check digits of an IBAN (ISO 13616): the remainder of its digits, with letters from A = 10. */
function isIban(text: string): boolean {
  let rest = 0;
  const add = (from: number, to: number) => {
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at);
      if (code === 0x20) continue;
      rest = code <= 0x39 ? (rest * 10 + code - 0x30) % 97 : (rest * 100 + code - 55) % 97;
    }
  };
  // The first four characters never contain a space.
  add(IBAN_HEAD, text.length);
  add(0, IBAN_HEAD);
  return rest === 1;
}

/**
 * Checks whether the groups have the form in which people and forms write a number: groups of at least three
 * digits except the last, or groups of equal length.
 */
function isWrittenSo(of: DigitGroups, first: number, last: number): boolean {
  const size = of.size(first);
  let [isLong, isEqual] = [true, true];
  for (let at = first; at <= last; at++) {
    if (at < last && of.size(at) < 3) isLong = false;
    if (of.size(at) !== size) isEqual = false;
  }
  return isLong || isEqual;
}

/** Kind of a character next to a number: 2 = hexadecimal digit, 1 = another ASCII letter, 0 = another. */
function kindAt(text: string, at: number): 0 | 1 | 2 {
  const code = text.charCodeAt(at) | 0x20;
  if (code >= 0x61 && code <= 0x7a) return code <= 0x66 ? 2 : 1;
  const digit = text.charCodeAt(at) - 0x30;
  return digit >= 0 && digit <= 9 ? 2 : 0;
}

/** Checks whether a group is part of a hash: digits among hexadecimal letters. */
function isInHash(text: string, from: number, to: number): boolean {
  let [first, last] = [from, to];
  while (from - first <= MAX_HASH_LENGTH && kindAt(text, first - 1) === 2) first--;
  while (last - to <= MAX_HASH_LENGTH && kindAt(text, last) === 2) last++;
  const length = last - first;
  const isWord = kindAt(text, first - 1) === 0 && kindAt(text, last) === 0;
  return isWord && length > to - from && length >= HASH_LENGTH && length <= MAX_HASH_LENGTH;
}

const groups = new DigitGroups();

type Place = readonly [from: number, to: number];

/** Characters of a run that are read at once; the arrays for a whole file would take longer to create. */
const MAX_PART = 4_096;

/** Calls back with the first and the last group of each card number in a run of digits. */
function eachCard(
  text: string,
  [from, to]: Place,
  found: (groups: DigitGroups, first: number, last: number) => void,
): void {
  const accepts = (first: number, last: number) => {
    if (!isWrittenSo(groups, first, last)) return false;
    for (let at = first; at <= last; at++) if (isInHash(text, groups.from(at), groups.to(at))) return false;
    return true;
  };
  for (let start = from; start < to; ) {
    let end = Math.min(to, start + MAX_PART);
    // A part ends with a whole group.
    while (end < to && UNIT_KIND[text.charCodeAt(end)]! <= 9) end++;
    groups.read(text, start, end);
    if (text[from - 1] === '+' && end === to && groups.digitCount <= MAX_PHONE_LENGTH) return;
    start = end;
    for (let first = 0; first < groups.count; first++) {
      // A card number can continue after the part: the next one begins with this group.
      if (end < to && groups.mayContinue(first)) {
        start = groups.from(first);
        break;
      }
      const last = groups.cardFrom(first, accepts);
      if (last < 0) continue;
      found(groups, first, last);
      first = last;
    }
  }
}

/** Returns the first UUID from a position; null if there is none. */
function uuidFrom(text: string, from: number): Place | null {
  const [first] = UUID_HYPHENS;
  for (let hyphen = text.indexOf('-', from + first); hyphen >= 0; hyphen = text.indexOf('-', hyphen + 1)) {
    const start = hyphen - first;
    if (!UUID_HYPHENS.every((at) => text[start + at] === '-')) continue;
    UUID.lastIndex = start;
    if (UUID.test(text)) return [start, UUID.lastIndex];
  }
  return null;
}

/**
 * Returns the first valid IBAN from a position; null if there is none. A match that isn't an IBAN counts for
 * nothing, also if it ends within a card number, such as in "AB12 PAID WITH 4111 1111 1111 1111".
 */
function ibanFrom(text: string, from: number): Place | null {
  IBANS.lastIndex = from;
  for (let match = IBANS.exec(text); match !== null; match = IBANS.exec(text)) {
    if (isIban(match[0])) return [match.index, match.index + match[0].length];
    // Another IBAN may begin within a match that isn't one.
    IBANS.lastIndex = match.index + 1;
  }
  return null;
}

/** Returns the places of UUIDs and valid IBANs, in order. */
function* otherNumbers(text: string): Generator<Place> {
  let [uuid, iban] = [uuidFrom(text, 0), ibanFrom(text, 0)];
  for (;;) {
    const next = uuid && (iban === null || uuid[0] <= iban[0]) ? uuid : iban;
    if (next === null) return;
    yield next;
    const [, end] = next;
    if (uuid && uuid[0] < end) uuid = uuidFrom(text, end);
    if (iban && iban[0] < end) iban = ibanFrom(text, end);
  }
}

/** Yields the runs of at least 13 digits with at most three separators between two of them. */
function* runsOf(text: string): Generator<Place> {
  const { length } = text;
  for (let at = 0; at < length; at++) {
    if (UNIT_KIND[text.charCodeAt(at)]! > 9) continue;
    const start = at;
    let [digits, last, gap] = [1, at, 0];
    for (at++; at < length; at++) {
      const kind = UNIT_KIND[text.charCodeAt(at)]!;
      if (kind <= 9) {
        digits++;
        last = at;
        gap = 0;
      } else if (kind !== UNIT.separator || ++gap > MAX_GAP) break;
    }
    if (digits >= MIN_CARD_NUMBER_LENGTH) yield [start, last + 1];
  }
}

/** Yields the parts of the runs outside other numbers. Both are in order, so each is passed once. */
function* partsOutside(runs: Iterable<Place>, others: Iterator<Place>): Generator<Place> {
  let other = others.next();
  for (const [start, end] of runs) {
    let from = start;
    while (!other.done && other.value[0] < end) {
      const [first, last] = other.value;
      if (last > from) {
        if (first > from) yield [from, first];
        from = last;
      }
      if (last > end) break;
      other = others.next();
    }
    if (from < end) yield [from, end];
  }
}

/**
 * Masks every card number in a text: only its first six and last four digits remain. A card number has 13 to
 * 19 digits of any script, spaced as people write them, the check digit of ISO/IEC 7812-1 and the range of a
 * network. UUIDs, hashes, IBANs and international phone numbers are not card numbers. Returns the same text
 * if none is found.
 */
export function maskCardNumbers(sent: string): string {
  if (!mayHoldCardNumber(sent)) return sent;
  const { text, sourceOf } = withAsciiDigits(sent);
  // One array of code units instead of a text for each number, because a file can have thousands.
  let masked: Uint16Array | null = null;
  let [read, written] = [0, 0];
  const copyTo = (end: number) => {
    for (; read < end; read++) masked![written++] = sent.charCodeAt(read);
  };
  for (const part of partsOutside(runsOf(text), otherNumbers(text)))
    eachCard(text, part, (found, first, last) => {
      masked ??= new Uint16Array(sent.length);
      copyTo(sourceOf(found.from(first)));
      written = found.writeMasked({ first, last }, SHOWN, masked, written);
      read = sourceOf(found.to(last));
    });
  if (masked === null) return sent;
  copyTo(sent.length);
  return textOfUnits((masked as Uint16Array).subarray(0, written));
}

/** Masks the card numbers and security codes in a text that people write. */
export const maskCardData = (text: string): string => maskSecurityCodes(maskCardNumbers(text));

/** Shortens a BIN to at most its first eight digits. */
export function shortBin(bin: string): string {
  let digits = 0;
  for (const { index } of bin.matchAll(/\p{Nd}/gu))
    if (++digits > BIN_DIGITS) return bin.slice(0, index).trimEnd();
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
/** A number such as 411111111111111.1e1, which is an integer. */
const WITH_EXPONENT = /[\d.][eE][+-]?\d+\s*[,}\]]/;
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
  if (PHONE_NAME.test(name) && text.replace(/\P{Nd}/gu, '').length <= MIN_CARD_NUMBER_LENGTH) return text;
  return maskCardData(text);
}

/** Checks whether a JSON text may contain card data: a fast filter, so that few values need the full search. */
export const mayHoldCardData = (json: string): boolean =>
  mayHoldCardNumber(json) ||
  MAY_BE_CODE.test(json) ||
  mayNameSecurityCode(json) ||
  json.includes('\\u') ||
  WITH_EXPONENT.test(json);

/**
 * Removes card data from a value that was parsed from JSON text.
 * @param text the JSON text; values of texts without candidates are not searched
 */
export function maskedJson<T>(value: T, text: string): T {
  if (!mayHoldCardData(text)) return value;
  const holder = { value };
  withoutCardData(holder);
  return holder.value;
}

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
