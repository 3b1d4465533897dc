import {
  type AddressComponents,
  type AddressFields,
  type KnowsCity,
  NO_COMPONENTS,
  type ParsedAddress,
} from '../address-components';
import { cleanText, firstOfSeveral } from '../clean-text';
import { STATE_CODES } from './data/states';
import { readDeliveryLine } from './delivery-line';
import { readLastLine } from './last-line';
import { type DeliveryLine, writtenUnit } from './secondary-unit';
import { tokensOf } from './tokens';

const knowsNone: KnowsCity = () => false;
const MILITARY = /^(?:APO|FPO|DPO)$/i;

/**
 * Parses an address of the United States or one of its territories from one text, based on USPS Publication
 * 28. Never throws.
 */
export function parseUsText(text: string, knowsCity: KnowsCity = knowsNone): ParsedAddress {
  const tokens = tokensOf(firstOfSeveral(cleanText(text)));
  const { city, region, postcode, before } = readLastLine(tokens, knowsCity);
  const line = readDeliveryLine(tokens, before, city !== null && MILITARY.test(city));
  return parsed(line, { city, region, postcode });
}

/**
 * Parses an address of the United States from form fields; the first field may contain all of it. Never
 * throws.
 */
export function parseUsFields(fields: AddressFields, knowsCity: KnowsCity = knowsNone): ParsedAddress {
  const street = firstOfSeveral(cleanText(fields.street ?? ''));
  const second = cleanText(fields.street2 ?? '').trim();
  const city = cleanText(fields.city ?? '').trim() || null;
  const postcode = zipCode(fields.zip);
  const region = stateCode(fields.region);
  if (city === null && postcode === null && region === null) {
    return parseUsText([street, second].filter((part) => part !== '').join(', '), knowsCity);
  }
  const tokens = tokensOf(second === '' ? street : `${street}, ${second}`);
  // A city repeated in the street field comes after a comma.
  const repeated = city === null ? -1 : repeatedCity(tokens, city);
  const isMilitary = city !== null && MILITARY.test(city);
  return parsed(readDeliveryLine(tokens, repeated < 0 ? tokens.length : repeated, isMilitary), {
    city,
    region,
    postcode,
  });
}

/** Returns a ZIP or ZIP+4 in its standard form; any other text unchanged. */
function zipCode(zip: string | null | undefined): string | null {
  const text = cleanText(zip ?? '').trim();
  const parts = /^(\d{5})[- ]?(\d{4})?$/.exec(text);
  return parts ? (parts[2] ? `${parts[1]}-${parts[2]}` : parts[1]!) : text === '' ? null : text;
}

/** Returns the two-letter code of a state given by name or code; any other text unchanged. */
export function stateCode(region: string | null | undefined): string | null {
  const text = cleanText(region ?? '').trim();
  const word = text.replace(/[.,]/g, '').replace(/\s+/g, ' ').toUpperCase().replace(/^US-/, '');
  return STATE_CODES.get(word) ?? (text === '' ? null : text);
}

function repeatedCity(tokens: readonly { word: string; begins: boolean }[], city: string): number {
  const words = tokensOf(city).map(({ word }) => word);
  // Punctuation only, such as `-` in a required field.
  if (words.length === 0) return -1;
  for (let at = 1; at + words.length <= tokens.length; at++) {
    if (tokens[at]!.begins && words.every((word, index) => tokens[at + index]!.word === word)) return at;
  }
  return -1;
}

function parsed(
  { units, urbanization, route, ...line }: DeliveryLine,
  place: Pick<AddressComponents, 'city' | 'region' | 'postcode'>,
): ParsedAddress {
  const [least, ...further] = units;
  const components: AddressComponents = {
    ...NO_COMPONENTS,
    ...line,
    ...place,
    unit_type: least?.type ?? null,
    unit: least?.id ?? null,
    country: 'US',
  };
  return {
    components,
    within: [
      ...further.map(writtenUnit),
      ...(route === null ? [] : [route]),
      ...(urbanization === null ? [] : [`URB ${urbanization}`]),
    ],
    building: null,
    locality: null,
  };
}
