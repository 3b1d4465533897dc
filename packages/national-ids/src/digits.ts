const ZERO = 48;
const NINE = 57;

/** Whether the text is `length` ASCII digits; any number of them, at least one, where `length` is left out. */
export function isDigits(text: string, length: number = text.length): boolean {
  if (text.length !== length || length === 0) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}

/** The digit at a position. */
export const digitAt = (text: string, at: number): number => text.charCodeAt(at) - ZERO;

/** Digits from `from` on, as a number. */
export function numberAt(text: string, from: number, length: number): number {
  let value = 0;
  for (let at = from; at < from + length; at++) value = value * 10 + digitAt(text, at);
  return value;
}

/** Whether one character stands everywhere. */
export function isOneDigit(text: string): boolean {
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) !== text.charCodeAt(0)) return false;
  return true;
}

/** Digits by weights, summed; the weights begin at the first digit. */
export function weighted(text: string, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += digitAt(text, at) * (weights[at] as number);
  return sum;
}
