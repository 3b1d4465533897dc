const ZERO = 48;
const NINE = 57;

/** Checks that the text consists of `length` ASCII digits; without `length`, at least one digit. */
export function isDigits(text: string, length: number = text.length): boolean {
  if (text.length !== length || length === 0) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}

/** Returns the digit at a position. */
export const digitAt = (text: string, at: number): number => text.charCodeAt(at) - ZERO;

/** Returns `length` digits starting at `from`, as a number. */
export function numberAt(text: string, from: number, length: number): number {
  let value = 0;
  for (let at = from; at < from + length; at++) value = value * 10 + digitAt(text, at);
  return value;
}

/** Checks that all characters are equal. */
export function isOneDigit(text: string): boolean {
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) !== text.charCodeAt(0)) return false;
  return true;
}

/** Returns the weighted sum of the digits; the weights begin at the first digit. */
export function weighted(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += digitAt(text, at) * (weights[at] as number);
  return sum;
}

/** Returns the value of a digit or of a capital letter (A = 10 … Z = 35) at a position. */
export function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code <= NINE ? code - ZERO : code - 55;
}

/** Returns the weighted sum of digits and letters (A = 10 … Z = 35); the weights begin at the first one. */
export function weightedValues(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += valueAt(text, at) * (weights[at] as number);
  return sum;
}
