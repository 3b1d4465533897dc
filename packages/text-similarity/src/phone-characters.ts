/**
 * First of the ten digits in each script that phone numbers are typed in: Arabic, Persian, Devanagari,
 * Bengali, Thai, full width.
 */
const ZERO_DIGITS: readonly number[] = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const FOREIGN_CHARACTER =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff0b\uff10-\uff19]/g;

/** Returns a phone number with every digit in ASCII and every plus character as "+". */
export function asciiCharacters(text: string): string {
  return text.replace(FOREIGN_CHARACTER, asciiCharacter);
}

function asciiCharacter(character: string): string {
  const code = character.charCodeAt(0);
  const zero = ZERO_DIGITS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? '+' : String(code - zero);
}

/**
 * A zero that is dialed only within the country: `+44 (0)20 …`. ITU-T E.123 §7 advises against it, but people
 * write it.
 */
const TRUNK_ZERO = /^(\D{0,4}(?:\+|00)[\d\s.-]*)\(0\)/;

/**
 * Returns an international number without the zero in brackets after its calling code. Expects ASCII
 * characters.
 */
export const withoutTrunkZero = (text: string): string => text.replace(TRUNK_ZERO, '$1');
