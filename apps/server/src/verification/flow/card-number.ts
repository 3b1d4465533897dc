import { ApiError, isLuhnValid } from '@assay/contract';

const DIGIT_RUN = /\d(?:[ -]?\d){12,18}/g;

/** Whether a text holds a card number: 13 to 19 digits, spaced or not, with a right check digit. */
function holdsCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(DIGIT_RUN)) {
    const digits = run.replace(/\D/g, '');
    for (let length = 13; length <= Math.min(19, digits.length); length++) {
      for (let at = 0; at + length <= digits.length; at++) {
        if (isLuhnValid(digits.slice(at, at + length))) return true;
      }
    }
  }
  return false;
}

/** The full number of a card is never received. @throws ApiError 1023, which does not repeat it. */
export function refuseCardNumber(body: unknown): void {
  const texts: unknown[] = [body];
  for (let value = texts.pop(); value !== undefined; value = texts.pop()) {
    if (typeof value === 'object' && value !== null) texts.push(...Object.values(value));
    else if (holdsCardNumber(String(value))) throw new ApiError('cardNumber');
  }
}
