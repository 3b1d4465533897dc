import { dialledDigits } from './dialled-text';
import { type NumberingPlan, type NumberingPlans, numberType, type PhoneNumberType } from './numbering-plan';

/** Fewest and most digits of a national number (the limits of Google's library). */
const SHORTEST = 2;
const LONGEST = 17;
const LONGEST_CALLING_CODE = 3;
const ZERO = 48;

/** A number whose calling code is known. */
export interface PlacedNumber {
  /** Plan of the country, or the main one of the calling code where no country could be determined. */
  readonly plan: NumberingPlan;
  /** ISO-2; null for numbers of no country and where several share the calling code and none has the number. */
  readonly country: string | null;
  readonly national: string;
  /** Null when the number is not valid. */
  readonly type: PhoneNumberType | null;
}

/**
 * Reads a text with "+" as an international number, one without as it is dialled in a country.
 *
 * @param text its digits are ASCII and its plus signs "+"; at most 250 characters
 * @param home the country, where it is known
 * @returns null when the text is no number, or lacks both "+" and a country
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
 * Finds the country of an international number. A national prefix after the calling code (`+44 0…`) is forgiven.
 *
 * @param digits without "+"
 * @returns null when no calling code begins the digits, or they are too few or too many
 */
export function placeInternational(digits: string, plans: NumberingPlans): PlacedNumber | null {
  if (digits.charCodeAt(0) === ZERO) return null;
  let code = 0;
  for (let length = 1; length <= LONGEST_CALLING_CODE && length <= digits.length; length++) {
    code = code * 10 + digits.charCodeAt(length - 1) - ZERO;
    const plan = plans.byCallingCode[code];
    if (plan !== undefined) return place(plan, digits.slice(length), null);
  }
  return null;
}

/** After the international prefix, or with the calling code when that alone makes a number of it, else national. */
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
  if (national.length < SHORTEST || national.length > LONGEST) return null;
  const owner = ownerOf(plan, national);
  return {
    plan: owner ?? plan,
    country: (owner ?? home)?.country ?? null,
    national,
    type: numberType(owner ?? plan, national),
  };
}

/** The plan that has a number, of those that share the calling code; no choice where only one has the code. */
function ownerOf({ sharing }: NumberingPlan, national: string): NumberingPlan | null {
  if (sharing.length === 1) return sharing[0]!;
  for (const plan of sharing) {
    const owns = plan.leadingDigits?.test(national) ?? numberType(plan, national) !== null;
    if (owns) return plan;
  }
  return null;
}

/** Takes the national prefix off, unless what remains is less of a number than the whole. */
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
