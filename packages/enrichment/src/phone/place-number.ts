import { type NumberingPlan, type NumberingPlans, numberType, type PhoneNumberType } from './numbering-plan';

/**
 * Extracts the dialed part of a text by the rules of Google's libphonenumber (Apache-2.0): separators between
 * digits, forms of extensions, and the `tel:` address of RFC 3966.
 */

/** Characters that may occur between digits: dashes, slashes, dots, blanks, brackets; and tildes in `TILDE`. */
const SEPARATOR =
  '\\-\u2010-\u2015\u2212\u30fc\uff0d\\/\uff0f.\uff0e \u00a0\u00ad\u200b\u2060\u3000()\\[\\]\uff08\uff09\uff3b\uff3d';
const TILDE = '~\u2053\u223c\uff5e';

const BLANK = ' \u00a0\\t';
const AFTER_LABEL = `[:.\uff0e]?[${BLANK},-]*`;

/** Words and characters that introduce an extension; the more specific the label, the more digits may follow. */
const EXTENSIONS: readonly {
  readonly label: string;
  readonly most: number;
  readonly end: '' | '#' | '#?';
}[] = [
  { label: ';ext=', most: 20, end: '' },
  {
    label: `[${BLANK},]*(?:e?xtn?|e?xtensi(?:o\u0301?|\u00f3)n?|\uff45?\uff58\uff54\uff4e?|\u0434\u043e\u0431|anexo)${AFTER_LABEL}`,
    most: 20,
    end: '#?',
  },
  { label: `[${BLANK}]*(?:,,|;)${AFTER_LABEL}`, most: 15, end: '#?' },
  {
    label: `[${BLANK},]*(?:[x\uff58#\uff03~\uff5e]|int|\uff49\uff4e\uff54)${AFTER_LABEL}`,
    most: 9,
    end: '#?',
  },
  { label: `[${BLANK}]*,+${AFTER_LABEL}`, most: 9, end: '#?' },
  { label: '[- ]+', most: 6, end: '#' },
];
const EXTENSION = EXTENSIONS.map(({ label, most, end }) => `${label}\\d{1,${most}}${end}`).join('|');

/** Digits with or without "+", at least three. */
const BARE = /^\+?\d{3,}$/;
/** Digits and separators only, without text that could introduce an extension. */
const PLAIN = viable(SEPARATOR, '');
/** Any text that can be a number. */
const VIABLE = viable(SEPARATOR + TILDE, `(?:${EXTENSION})?`);
const TWO_DIGITS = /^\d\d$/;
const ENDING_EXTENSION = new RegExp(`(?:${EXTENSION})$`, 'i');

const NOT_DIGITS = /\D+/g;
const START = /[\d+]/;
const AFTER_END = /[^\d#]+$/;

const CONTEXT = ';phone-context=';
const SUBADDRESS = ';isub=';
const SCHEME = 'tel:';
const GLOBAL_CONTEXT = /^\+[\d().-]*\d[\d().-]*$/;
/** Labels of digits only, as in the library, although RFC 3966 allows letters too. */
const DOMAIN_CONTEXT = /^(?:\d+(?:-+\d+)*\.)*[a-zA-Z]+(?:-*\d)*\.?$/;

function viable(between: string, ending: string): RegExp {
  return new RegExp(`^\\+?(?:[${between}]*\\d){3}[${between}\\d]*${ending}$`, 'i');
}

/**
 * Returns the digits to dial, after "+" if one precedes them, or null when the text isn't a number. Omits
 * extensions and surrounding text.
 *
 * @param text its digits are ASCII and its plus characters "+"; at most 250 characters
 */
function dialledDigits(text: string): string | null {
  if (BARE.test(text)) return text;
  if (PLAIN.test(text)) return digitsOf(text);
  const part = numberPart(text);
  if (part === null || !(VIABLE.test(part) || TWO_DIGITS.test(part))) return null;
  const extension = part.search(ENDING_EXTENSION);
  return digitsOf(extension < 0 ? part : part.slice(0, extension));
}

function digitsOf(part: string): string {
  const digits = part.replace(NOT_DIGITS, '');
  return part.startsWith('+') ? `+${digits}` : digits;
}

function numberPart(text: string): string | null {
  const context = text.indexOf(CONTEXT);
  const part = context < 0 ? trimmed(text) : withContext(text, context);
  if (part === null) return null;
  const subaddress = part.indexOf(SUBADDRESS);
  return subaddress > 0 ? part.slice(0, subaddress) : part;
}

/** Returns the text from the first digit or plus to the last digit, or to the "#" that ends an extension. */
function trimmed(text: string): string | null {
  const start = text.search(START);
  return start < 0 ? null : text.slice(start).replace(AFTER_END, '');
}

/** Combines a local number with its `phone-context`, which is a prefix or the domain in which it is valid. */
function withContext(text: string, at: number): string | null {
  const start = at + CONTEXT.length;
  const end = text.indexOf(';', start);
  const context = end < 0 ? text.slice(start) : text.slice(start, end);
  const isGlobal = GLOBAL_CONTEXT.test(context);
  if (!isGlobal && !DOMAIN_CONTEXT.test(context)) return null;
  const scheme = text.indexOf(SCHEME);
  const local = text.substring(scheme < 0 ? 0 : scheme + SCHEME.length, at);
  return isGlobal ? context + local : local;
}

/** Minimum and maximum digits of a national number (the limits of Google's library). */
const MIN_LENGTH = 2;
const MAX_LENGTH = 17;
const MAX_CALLING_CODE_LENGTH = 3;
const ZERO = 48;

/** A number with a known calling code. */
export interface PlacedNumber {
  /** Plan of the country, or the main plan of the calling code when the country couldn't be determined. */
  readonly plan: NumberingPlan;
  /**
   * ISO-2; null for numbers without a country, and when several countries share the calling code and none has
   * the number.
   */
  readonly country: string | null;
  readonly national: string;
  /** Null when the number isn't valid. */
  readonly type: PhoneNumberType | null;
}

/**
 * Reads a text with "+" as an international number, and one without it as dialed in a country.
 *
 * @param text its digits are ASCII and its plus characters "+"; at most 250 characters
 * @param home plan of the country, if known
 * @returns null when the text isn't a number, or lacks both "+" and a country
 */
export function placeText(
  text: string,
  home: NumberingPlan | undefined,
  plans: NumberingPlans,
): PlacedNumber | null {
  const dialled = dialledDigits(text);
  if (dialled === null) return null;
  if (dialled.startsWith('+')) return placeInternational(dialled.slice(1), plans);
  return home === undefined ? null : placeDialledIn(home, dialled, plans);
}

/**
 * Finds the country of an international number. Accepts a national prefix after the calling code (`+44 0…`).
 *
 * @param digits without "+"
 * @returns null when the digits don't begin with a calling code, or are too few or too many
 */
export function placeInternational(digits: string, plans: NumberingPlans): PlacedNumber | null {
  if (digits.charCodeAt(0) === ZERO) return null;
  let code = 0;
  for (let length = 1; length <= MAX_CALLING_CODE_LENGTH && length <= digits.length; length++) {
    code = code * 10 + digits.charCodeAt(length - 1) - ZERO;
    const plan = plans.byCallingCode[code];
    if (plan !== undefined) return place(plan, digits.slice(length), null);
  }
  return null;
}

/**
 * Reads digits after an international prefix, else with the calling code if only that gives a valid number,
 * else as national.
 */
function placeDialledIn(home: NumberingPlan, digits: string, plans: NumberingPlans): PlacedNumber | null {
  const abroad = afterInternationalPrefix(home, digits);
  if (abroad !== null) return placeInternational(abroad, plans);
  if (hasCallingCode(home, digits)) {
    return place(home.sharing[0]!, digits.slice(home.callingCode.length), null);
  }
  return place(home, digits, home);
}

function afterInternationalPrefix(home: NumberingPlan, digits: string): string | null {
  const dialled = home.internationalPrefix?.exec(digits)?.[0].length ?? 0;
  const isFollowed = dialled > 0 && dialled < digits.length && digits.charCodeAt(dialled) !== ZERO;
  return isFollowed ? digits.slice(dialled) : null;
}

function hasCallingCode(home: NumberingPlan, digits: string): boolean {
  if (!digits.startsWith(home.callingCode)) return false;
  const national = withoutPrefix(home, digits);
  if (isTooLong(home, national)) return true;
  return (
    !home.general.test(national) &&
    home.general.test(withoutPrefix(home, digits.slice(home.callingCode.length)))
  );
}

function place(plan: NumberingPlan, digits: string, home: NumberingPlan | null): PlacedNumber | null {
  const national = withoutPrefix(plan, digits);
  if (national.length < MIN_LENGTH || national.length > MAX_LENGTH) return null;
  const owner = ownerOf(plan, national);
  return {
    plan: owner ?? plan,
    country: (owner ?? home)?.country ?? null,
    national,
    type: numberType(owner ?? plan, national),
  };
}

/**
 * Returns the plan that contains a number among those that share the calling code; a single plan is always
 * returned.
 */
function ownerOf({ sharing }: NumberingPlan, national: string): NumberingPlan | null {
  if (sharing.length === 1) return sharing[0]!;
  for (const plan of sharing) {
    const owns = plan.leadingDigits?.test(national) ?? numberType(plan, national) !== null;
    if (owns) return plan;
  }
  return null;
}

/** Removes the national prefix, unless the result is a less valid number than the original. */
function withoutPrefix(plan: NumberingPlan, digits: string): string {
  const national = nationalForm(plan, digits);
  if (national === digits) return digits;
  if (plan.general.test(digits) && !plan.general.test(national)) return digits;
  const owner = ownerOf(plan, national) ?? plan;
  return owner.lengths.includes(national.length) || isTooLong(owner, national) ? national : digits;
}

function nationalForm({ nationalPrefix, rewrite }: NumberingPlan, digits: string): string {
  const match = nationalPrefix?.exec(digits);
  if (!match) return digits;
  const hasGroup = match.length > 1 && !!match[match.length - 1];
  return rewrite !== null && hasGroup
    ? digits.replace(nationalPrefix!, rewrite)
    : digits.slice(match[0].length);
}

function isTooLong({ lengths }: NumberingPlan, national: string): boolean {
  return national.length > lengths.at(-1)!;
}
