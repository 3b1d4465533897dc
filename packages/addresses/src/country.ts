import countries from 'i18n-iso-countries';

/** ISO 3166-1 alpha-2 of a country given by a code of two or three letters or its English name; null for another text. */
export function countryCode(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const upper = trimmed.toUpperCase();
  if (upper === 'UK') return 'GB';
  if (/^[A-Z]{2}$/.test(upper)) return countries.alpha2ToAlpha3(upper) === undefined ? null : upper;
  return countries.alpha3ToAlpha2(upper) ?? countries.getAlpha2Code(trimmed, 'en') ?? null;
}

/** ISO 3166-1 alpha-3 of an alpha-2 code. */
export const countryCode3 = (code: string): string | null => countries.alpha2ToAlpha3(code) ?? null;
