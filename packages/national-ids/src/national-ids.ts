import { AFRICA } from './countries/africa';
import { ALPS_AND_BENELUX } from './countries/alps-and-benelux';
import { BRITISH_ISLES } from './countries/british-isles';
import { CENTRAL_AMERICA } from './countries/central-america';
import { CENTRAL_EUROPE } from './countries/central-europe';
import { EAST_ASIA } from './countries/east-asia';
import { EASTERN_EUROPE } from './countries/eastern-europe';
import { FRANCE_AND_GERMANY } from './countries/france-and-germany';
import { MIDDLE_EAST_AND_OCEANIA } from './countries/middle-east-and-oceania';
import { NORTH_AMERICA } from './countries/north-america';
import { NORTHERN_EUROPE } from './countries/northern-europe';
import { SOUTH_AMERICA } from './countries/south-america';
import { SOUTH_ASIA } from './countries/south-asia';
import { SOUTHERN_EUROPE } from './countries/southern-europe';
import { ALIASES } from './data/aliases';
import type { NumberKind } from './number-rule';
import { stripSeparators } from './strip-separators';
import type { NationalId } from './verdict';

/** Every kind of number, by country and name. */
const KINDS = {
  ...AFRICA,
  ...ALPS_AND_BENELUX,
  ...BRITISH_ISLES,
  ...CENTRAL_AMERICA,
  ...CENTRAL_EUROPE,
  ...EAST_ASIA,
  ...EASTERN_EUROPE,
  ...FRANCE_AND_GERMANY,
  ...SOUTH_AMERICA,
  ...MIDDLE_EAST_AND_OCEANIA,
  ...NORTH_AMERICA,
  ...NORTHERN_EUROPE,
  ...SOUTH_ASIA,
  ...SOUTHERN_EUROPE,
} as const satisfies { readonly [kind: string]: NumberKind };

/** Country (ISO 3166-1 alpha-2), a space, and the local name of the number. */
export type NationalIdKind = keyof typeof KINDS;
export const NATIONAL_ID_KINDS = (Object.keys(KINDS) as NationalIdKind[]).sort() as readonly NationalIdKind[];

/** Returns the country and the capital letters and digits of a name, which spaces and punctuation don't change. */
const keyOf = (country: string, type: string): string =>
  `${country.trim().toUpperCase()} ${type
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()}`;

const KIND_BY_KEY: ReadonlyMap<string, NationalIdKind> = new Map([
  ...Object.entries(ALIASES).map(([name, kind]) => [keyOf(name.slice(0, 2), name.slice(3)), kind] as const),
  ...NATIONAL_ID_KINDS.map((kind) => [keyOf(kind.slice(0, 2), kind.slice(3)), kind] as const),
]);

/** Longest name of a kind, in characters. */
const MAX_TYPE_LENGTH = 64;

/**
 * Returns the kind of a country's number by its name or an alternative name. Case, spaces, hyphens and accents
 * of the name are ignored. Returns null if the kind isn't supported.
 */
export function nationalIdKind(country: string, type: string): NationalIdKind | null {
  if (country.length > MAX_TYPE_LENGTH || type.length > MAX_TYPE_LENGTH) return null;
  return KIND_BY_KEY.get(keyOf(country, type)) ?? null;
}

/** Returns title, checks and source of a kind for documentation. */
export function describeKind(kind: NationalIdKind): Pick<NumberKind, 'title' | 'checks' | 'source'> {
  const { title, checks, source } = KINDS[kind];
  return { title, checks, source };
}

/** Longest text that is read, in characters. */
const MAX_LENGTH = 64;
/** Prefixes of tax numbers that differ from the country code. */
const PREFIXES: { readonly [country: string]: string } = { BY: 'УНП', GR: 'EL', MK: 'МК' };

/** Returns the number after a country code or after the name of the kind; null if it begins with neither. */
function withoutPrefix(kind: NationalIdKind, text: string): string | null {
  const country = kind.slice(0, 2);
  const prefixes = [country, PREFIXES[country] ?? country, keyOf('', kind.slice(3)).slice(1)];
  const prefix = prefixes.find((start) => text.startsWith(start));
  return prefix === undefined ? null : text.slice(prefix.length);
}

/**
 * Reads a national identity number. Checks that a number with this form and these check digits can exist, and
 * extracts the data in it. A valid result doesn't mean that the number was issued.
 * @param value the number as written; spaces, hyphens, dots, slashes, parentheses and a leading country code
 *   are ignored, letters may be lowercase, digits may be of any script
 * @param today `YYYY-MM-DD`; no birth date is after it
 */
export function readNationalId(kind: NationalIdKind, value: string, today: string): NationalId {
  const { read } = KINDS[kind];
  const text = value.length > MAX_LENGTH ? '' : stripSeparators(value);
  const result = read(text, today);
  if (result.fault !== 'form') return result;
  const rest = withoutPrefix(kind, text);
  return rest === null ? result : read(rest, today);
}
