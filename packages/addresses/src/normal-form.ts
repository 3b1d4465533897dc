import type { AddressComponents, ParsedAddress } from './address-components';
import { placeName, plainText } from './place-name';
import { ORDINAL_NUMBERS } from './us/data/ordinals';
import { SAME_WORD } from './world/data/street-abbreviations';

/**
 * An address as a text that is equal for all its spellings: of the building (`base`), and of the unit within
 * it (`full`).
 */
interface NormalForm {
  readonly base: string;
  readonly full: string;
}

/** Compound words of German and Dutch addresses: `Hauptstr` is `Hauptstraße`. */
const JOINED_STREET = /(?<=\p{L}{3})str(?:asse|aat)?$/u;

/** Returns the name of a road in the form used for comparison. */
function streetForm(street: string, isUs: boolean): string {
  return plainText(street)
    .split(' ')
    .map((word) =>
      isUs
        ? (ORDINAL_NUMBERS.get(word) ?? word)
        : (SAME_WORD.get(word) ?? word.replace(JOINED_STREET, 'strasse')),
    )
    .join(' ');
}

const compact = (text: string | null): string => (text === null ? '' : plainText(text).replace(/ /g, ''));

/**
 * Returns the road with the words around its name, or a box, in the form used for comparison; empty if
 * absent.
 */
function thoroughfare(parts: AddressComponents): string {
  const isUs = parts.country === 'US';
  const street = [parts.predirectional, parts.street_name, parts.street_suffix, parts.postdirectional]
    .filter((part) => part !== null)
    .join(' ');
  const box = parts.po_box === null ? '' : `box ${compact(parts.po_box)}`;
  return [street === '' ? '' : streetForm(street, isUs), box].filter((part) => part !== '').join(' ');
}

/** Returns the place of an address by its postcode and by its city; missing ones are left out. */
function places({ country, postcode, city, region }: AddressComponents): string[] {
  const code = country === 'US' ? (postcode?.slice(0, 5) ?? null) : postcode;
  return [
    ...(code === null ? [] : [`${country}|${compact(code)}`]),
    ...(city === null
      ? []
      : [`${country}|${region === null || country !== 'US' ? '' : compact(region)}|${placeName(city)}`]),
  ];
}

/**
 * Returns the normal forms of an address, the most certain first: by postcode, then by city. The list is
 * empty without a street or a place. Unit numbers are compared without their kind: `Apt 4B`, `# 4b` and `Unit
 * 4-B` are equal.
 */
export function normalForms({ components, within }: ParsedAddress): readonly NormalForm[] {
  const road = thoroughfare(components);
  if (road === '') return [];
  const unit = [...within.filter((part) => !part.startsWith('URB ')), components.unit ?? components.unit_type]
    .filter((part) => part !== null)
    .map(compact)
    .join(' ');
  return places(components).map((place) => {
    const base = `${place}|${road}|${compact(components.house_number)}`;
    return { base, full: unit === '' ? base : `${base}|${unit}` };
  });
}

/** Returns the road of an address in its place, which addresses with other numbers share. */
export function roadForms({ components }: ParsedAddress): readonly string[] {
  const road = thoroughfare(components);
  return road === '' || components.po_box !== null
    ? []
    : places(components).map((place) => `${place}|${road}`);
}
