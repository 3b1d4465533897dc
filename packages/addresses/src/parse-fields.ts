import countries from 'i18n-iso-countries';
import type { AddressFields, KnowsCity, ParsedAddress } from './address-components';
import { normalForms } from './normal-form';
import { US_TERRITORIES } from './us/data/states';
import { parseUsFields, parseUsText } from './us/parse-us';
import { countryFormat } from './world/country-format';
import { parseWorldFields, parseWorldText } from './world/parse-world';

/**
 * Returns the ISO 3166-1 alpha-2 code of a country given by a code of two or three letters or by its English
 * name; null for any other text.
 */
export function countryCode(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const upper = trimmed.toUpperCase();
  if (upper === 'UK') return 'GB';
  if (/^[A-Z]{2}$/.test(upper)) return countries.alpha2ToAlpha3(upper) === undefined ? null : upper;
  return countries.alpha3ToAlpha2(upper) ?? countries.getAlpha2Code(trimmed, 'en') ?? null;
}

/** Returns the ISO 3166-1 alpha-3 code of an alpha-2 code. */
export const countryCode3 = (code: string): string | null => countries.alpha2ToAlpha3(code) ?? null;

/** Addresses of territories have the same format as in the United States, under their own code or under `US`. */
const isUs = (country: string): boolean => country === 'US' || US_TERRITORIES.has(country);

/** Sets a territory that was named as the country as the state of the address. */
const ofTerritory = (country: string, address: ParsedAddress): ParsedAddress =>
  country === 'US' || address.components.region !== null
    ? address
    : { ...address, components: { ...address.components, region: country } };

/** Parses an address from one text. @param country ISO 3166-1 alpha-2 */
export function parseAddressText(country: string, text: string, knowsCity?: KnowsCity): ParsedAddress {
  if (isUs(country)) return ofTerritory(country, parseUsText(text, knowsCity));
  return parseWorldText(text, countryFormat(country), knowsCity);
}

/** Parses an address from form fields. @param country ISO 3166-1 alpha-2 */
export function parseAddressFields(
  country: string,
  fields: AddressFields,
  knowsCity?: KnowsCity,
): ParsedAddress {
  if (isUs(country)) return ofTerritory(country, parseUsFields(fields, knowsCity));
  return parseWorldFields(fields, countryFormat(country), knowsCity);
}

/**
 * Returns one text for all spellings of an address, including its unit. Null if the country is unknown, or
 * the fields contain no road or no place. Opens no table and takes a few microseconds.
 * @param country a code of two or three letters, or the English name
 */
export function addressForm(country: string, fields: AddressFields): string | null {
  const code = countryCode(country);
  return code === null ? null : (normalForms(parseAddressFields(code, fields))[0]?.full ?? null);
}
