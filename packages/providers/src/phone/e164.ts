/** Digits of an international number without `+`, `null` when it cannot be one (ITU-T E.164: at most 15). */
export function e164Digits(phone: string): string | null {
  const digits = phone.replace(/^\+/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null;
}
