/** First of the ten digits of scripts that numbers are typed in: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZERO_DIGITS: readonly number[] = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const FOREIGN_SIGN =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff0b\uff10-\uff19]/g;

/** The text of a phone number with every digit in ASCII and every plus sign "+". */
export function asciiSigns(text: string): string {
  return text.replace(FOREIGN_SIGN, asciiSign);
}

function asciiSign(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZERO_DIGITS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? '+' : String(code - zero);
}
