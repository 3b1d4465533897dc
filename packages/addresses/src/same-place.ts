import { normalForms } from './normal-form';
import { parseAddressFields, parseAddressText } from './parse-fields';
import { placeName, plainText } from './place-name';
import { lookUpRegion } from './postcode';
import { countryFormat } from './world/country-format';
import { spelledPostcode } from './world/postcode-spelling';

/** Part of an address to compare. */
export type PlacePart = 'address' | 'street' | 'street2' | 'city' | 'zip' | 'region';

/** Returns the forms of a street line, of its building and with its unit; null if it contains no road. */
function streetForms(
  country: string,
  street: string,
): { readonly base: string; readonly full: string } | null {
  // Any place works because both sides get the same.
  return normalForms(parseAddressFields(country, { street, city: 'x' }))[0] ?? null;
}

/** One side may omit the unit; two units must be equal. */
const meet = (
  one: { readonly base: string; readonly full: string },
  other: { readonly base: string; readonly full: string },
): boolean =>
  one.base === other.base && (one.full === other.full || one.full === one.base || other.full === other.base);

function samePostcode(country: string, one: string, other: string): boolean {
  const spelled = (text: string) => {
    const code = spelledPostcode(countryFormat(country), text).replace(/[ -]/g, '');
    return country === 'US' ? code.slice(0, 5) : code;
  };
  return spelled(one) === spelled(other);
}

/**
 * Compares complete addresses: the same building of one road, in the same postcode if both have one, else in
 * the same city.
 */
function sameAddress(country: string, one: string, other: string): boolean {
  const [first, second] = [parseAddressText(country, one), parseAddressText(country, other)];
  const places = ({ components: { city, postcode } }: typeof first) => ({ city, postcode });
  const [a, b] = [places(first), places(second)];
  const isOnePlace =
    a.postcode !== null && b.postcode !== null
      ? samePostcode(country, a.postcode, b.postcode)
      : a.city !== null && b.city !== null && placeName(a.city) === placeName(b.city);
  if (!isOnePlace) return false;
  const within = (address: typeof first) =>
    normalForms({
      ...address,
      components: { ...address.components, city: 'x', postcode: null, region: null },
    })[0];
  const [left, right] = [within(first), within(second)];
  return left !== undefined && right !== undefined && meet(left, right);
}

/** Longest part of an address; longer texts are the same only if they are equal. */
const MAX_LENGTH = 1_000;

/**
 * Checks that two spellings of a part of an address mean the same place: `12 Main Street` and `12 MAIN ST`,
 * `K2P1L4` and `K2P 1L4`, `Ontario` and `ON`. A unit that one side omits makes no difference.
 * @param country ISO 3166-1 alpha-2 of both
 */
export function samePlace(part: PlacePart, one: string, other: string, country: string): boolean {
  if (one.length > MAX_LENGTH || other.length > MAX_LENGTH) return one !== '' && one === other;
  if (plainText(one) === plainText(other)) return plainText(one) !== '';
  switch (part) {
    case 'zip':
      return samePostcode(country, one, other);
    case 'city':
      return placeName(one) === placeName(other);
    case 'region': {
      const [first, second] = [lookUpRegion(country, one), lookUpRegion(country, other)];
      return first !== null && first === second;
    }
    case 'address':
      return sameAddress(country, one, other);
    default: {
      const [first, second] = [streetForms(country, one), streetForms(country, other)];
      return first !== null && second !== null && meet(first, second);
    }
  }
}
