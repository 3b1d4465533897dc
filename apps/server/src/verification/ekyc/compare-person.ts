import type { PlacePart } from '@assay/addresses';
import {
  EKYC_CHECK_TYPES,
  type EkycMatches,
  type IdentityQuestion,
  type IdentityRecord,
} from '@assay/contract';
import { foldedText, phoneDigits } from './fold';
import { sexNamed } from './gender';
import { normalisedId } from './registry/registry-keys';

/** Returns true if two names belong to one person. */
type SameName = (asked: string, known: string) => boolean;
/** Returns true if two spellings name the same place in a country. */
type SamePlace = (part: PlacePart, asked: string, known: string, country: string) => boolean;

export interface ComparePorts {
  readonly sameName: SameName;
  readonly samePlace: SamePlace;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

type Compare = (asked: string, known: string) => boolean;

/** Returns null when a side is empty; true when any known value matches. */
function matched(
  asked: string | undefined,
  known: readonly (string | null)[],
  same: Compare,
): boolean | null {
  const values = known.filter((value): value is string => value !== null && value.trim() !== '');
  if (asked === undefined || asked.trim() === '' || values.length === 0) return null;
  return values.some((value) => same(asked, value));
}

/** Returns null when a side is empty or ambiguous. */
function sexMatched(asked: string | undefined, known: string | null, country: string): boolean | null {
  const [one, other] = [asked, known].map((text) => sexNamed(text ?? '', country));
  return one && other ? one === other : null;
}

/** Returns null when nothing was compared; false when anything differs. */
function together(...parts: readonly (boolean | null)[]): boolean | null {
  const compared = parts.filter((part) => part !== null);
  return compared.length === 0 ? null : compared.every((part) => part);
}

/** Particles in names: `de la Cruz`, `van den Berg`. */
const PARTICLES = new Set([
  'da',
  'de',
  'del',
  'den',
  'der',
  'di',
  'do',
  'dos',
  'e',
  'la',
  'las',
  'los',
  'van',
  'von',
  'y',
]);

/**
 * Compares a name with one of two surnames, or a full name without one of them: every word of the shorter
 * name must occur in the longer. Many people in Latin America, Spain and Portugal have two surnames and
 * mostly use the first.
 * @param least minimum number of words in the shorter name
 */
function isPartOf(sameName: SameName, least: number): Compare {
  const words = (name: string) =>
    foldedText(name)
      .split(' ')
      .filter((word) => word.length > 1 && !PARTICLES.has(word));
  return (asked, known) => {
    const [short = [], long = []] = [words(asked), words(known)].toSorted((a, b) => a.length - b.length);
    return (
      short.length >= least &&
      long.length > short.length &&
      long.length <= short.length + 2 &&
      short.every((word) => long.some((other) => sameName(word, other)))
    );
  };
}

const joined = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter((part) => part).join(' ') || null;

/** Returns the inputs that a record confirms, by field; null = missing on one side. */
export function comparePerson(
  { type, inputs }: IdentityQuestion,
  { person, line2 }: IdentityRecord,
  { sameName, samePlace }: Omit<ComparePorts, 'today'>,
): EkycMatches {
  const { country } = EKYC_CHECK_TYPES[type];
  const { addresses } = person;
  const place = (
    part: Parameters<SamePlace>[0],
    asked: string | undefined,
    known: readonly (string | null)[],
  ) => matched(asked, known, (a, b) => samePlace(part, a, b, country));
  const wholeKnown = person.full_name ?? joined(person.first_name, person.middle_name, person.last_name);
  const wholeAsked = inputs.user_fullname ?? joined(inputs.user_firstname, inputs.user_lastname) ?? undefined;
  const names = (asked: string | undefined, known: string | null) => matched(asked, [known], sameName);
  const either = (asked: string | undefined, known: string | null, least: number) =>
    matched(asked, [known], (a, b) => sameName(a, b) || isPartOf(sameName, least)(a, b));
  const street = place(
    'street',
    inputs.user_street,
    addresses.map(({ line1 }) => line1),
  );
  const city = place(
    'city',
    inputs.user_city,
    addresses.map(({ city }) => city),
  );
  const zip = place(
    'zip',
    inputs.user_zip,
    addresses.map(({ postal_code }) => postal_code),
  );
  const region = place(
    'region',
    inputs.user_region,
    addresses.map(({ state }) => state),
  );
  const whole = place('address', inputs.user_full_address, [
    ...addresses.map(({ full_address }) => full_address),
    ...addresses.map(({ line1, city, state, postal_code }) => joined(line1, city, state, postal_code)),
  ]);
  return {
    first_name: names(inputs.user_firstname, person.first_name),
    last_name: either(inputs.user_lastname, person.last_name, 1),
    middle_name: names(inputs.user_middlename, person.middle_name),
    full_name: either(wholeAsked, wholeKnown, 2),
    date_of_birth: matched(inputs.user_dob, [person.date_of_birth], (a, b) => a === b),
    gender: sexMatched(inputs.user_gender, person.gender, country),
    national_id: matched(
      inputs.id_value,
      person.national_ids.map(({ value }) => value),
      (a, b) => normalisedId(a) === normalisedId(b),
    ),
    address: whole ?? together(street, city, zip, region),
    street,
    street2: place('street2', inputs.user_street2, [line2]),
    city,
    zip,
    region,
    phone: matched(
      inputs.phone_number,
      person.phones.map(({ value }) => value),
      (a, b) => phoneDigits(a, country) === phoneDigits(b, country),
    ),
    email: matched(
      inputs.email,
      person.emails.map(({ value }) => value),
      (a, b) => a.trim().toLowerCase() === b.trim().toLowerCase(),
    ),
  };
}
