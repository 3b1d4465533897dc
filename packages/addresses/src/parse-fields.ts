import countries from 'i18n-iso-countries';
import type { AddressFields, KnowsCity, ParsedAddress } from './address-components';
import { normalForms } from './normal-form';
import { US_TERRITORIES } from './us/data/states';
import { parseUsFields, parseUsText } from './us/parse-us';
import { countryFormat } from './world/country-format';
import { parseWorldFields, parseWorldText } from './world/parse-world';

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

/** Territories are written as the United States are, under their own code or under `US`. */
const isUs = (country: string): boolean => country === 'US' || US_TERRITORIES.has(country);

/** A territory that was named as the country is the state of the address. */
const ofTerritory = (country: string, address: ParsedAddress): ParsedAddress =>
  country === 'US' || address.components.region !== null
    ? address
    : { ...address, components: { ...address.components, region: country } };

/** An address in one text. @param country ISO 3166-1 alpha-2 */
export function parseAddressText(country: string, text: string, knowsCity?: KnowsCity): ParsedAddress {
  if (isUs(country)) return ofTerritory(country, parseUsText(text, knowsCity));
  return parseWorldText(text, countryFormat(country), knowsCity);
}

/** An address as the fields of a form. @param country ISO 3166-1 alpha-2 */
export function parseAddressFields(
  country: string,
  fields: AddressFields,
  knowsCity?: KnowsCity,
): ParsedAddress {
  if (isUs(country)) return ofTerritory(country, parseUsFields(fields, knowsCity));
  return parseWorldFields(fields, countryFormat(country), knowsCity);
}

/**
 * One text for all spellings of an address, its unit with it; null where the country is none, or the fields hold no road or
 * no place. Opens no table: some microseconds.
 * @param country a code of two or three letters, or the English name
 */
export function addressForm(country: string, fields: AddressFields): string | null {
  const code = countryCode(country);
  return code === null ? null : (normalForms(parseAddressFields(code, fields))[0]?.full ?? null);
}
