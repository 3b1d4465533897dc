const WEIGHTS = [7, 3, 1];

/** The value of a character in a check digit: 0–9, A = 10 … Z = 35, filler 0 (ICAO Doc 9303 part 3 §4.9). */
function weighed(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 65 && code <= 90 ? code - 55 : 0;
}

/** The check digit of a text of A–Z, 0–9 and `<`: weights 7, 3, 1 from the left, modulo 10. */
export function checkDigit(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += weighed(text[at]!) * WEIGHTS[at % 3]!;
  return String(sum % 10);
}
