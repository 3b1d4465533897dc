import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PhoneNumberType } from '@assay/enrichment';

/** Kinds of numbers in the order in which Google's library checks them; fixed line and mobile come last. */
const KINDS = [
  ['premiumRate', 'PREMIUM_RATE'],
  ['tollFree', 'TOLL_FREE'],
  ['sharedCost', 'SHARED_COST'],
  ['voip', 'VOIP'],
  ['personalNumber', 'PERSONAL_NUMBER'],
  ['pager', 'PAGER'],
  ['uan', 'UAN'],
  ['voicemail', 'VOICEMAIL'],
] as const;

interface Kind {
  readonly pattern: RegExp;
  readonly source: string;
  readonly lengths: ReadonlySet<number>;
  readonly example: string | null;
}

/** A territory of the metadata. */
interface Territory {
  /** ISO-2 code, or `001` for numbers without a country. */
  readonly id: string;
  readonly callingCode: string;
  readonly isMain: boolean;
  readonly leadingDigits: RegExp | null;
  readonly kinds: ReadonlyMap<string, Kind>;
}

/** Reference data for a number. */
export interface PhoneLabel {
  readonly valid: boolean;
  readonly type: PhoneNumberType;
  /** ISO-2 code; null for numbers without a country or region. */
  readonly region: string | null;
}

/**
 * Data of Google's libphonenumber, read from its sources without its code: the metadata as XML, and a name
 * per prefix for carriers and locations.
 */
export interface PhoneReference {
  readonly territories: readonly Territory[];
  /** Names by international prefix. */
  readonly carriers: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, string>;
  label(callingCode: string, national: string): PhoneLabel;
}

const text = (body: string, name: string): string | null =>
  new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(body)?.[1] ?? null;

/** Parses `9`, `[8-10]` and `9,[11-13]` into lengths. */
function lengthsOf(body: string): Set<number> {
  const national = /<possibleLengths[^>]*national="([^"]*)"/.exec(body)?.[1] ?? '';
  const lengths = new Set<number>();
  for (const [, first, last, single] of national.matchAll(/\[(\d+)-(\d+)\]|(\d+)/g)) {
    for (let n = Number(first ?? single); n <= Number(last ?? single); n++) lengths.add(n);
  }
  return lengths;
}

function kindOf(territory: string, name: string): Kind | null {
  const body = text(territory, name);
  const pattern = body === null ? null : text(body, 'nationalNumberPattern')?.replace(/\s+/g, '');
  if (body === null || pattern === null || pattern === undefined) return null;
  return {
    pattern: new RegExp(`^(?:${pattern})$`),
    source: pattern,
    lengths: lengthsOf(body),
    example: text(body, 'exampleNumber'),
  };
}

function territoriesOf(xml: string): Territory[] {
  const plain = xml.replace(/<!--[\s\S]*?-->/g, '');
  return [...plain.matchAll(/<territory\s([^>]*)>([\s\S]*?)<\/territory>/g)].map(
    ([, head = '', body = '']) => {
      const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(head)?.[1] ?? null;
      const leading = attribute('leadingDigits');
      const names = ['generalDesc', 'fixedLine', 'mobile', ...KINDS.map(([name]) => name)];
      return {
        id: attribute('id') ?? '',
        callingCode: attribute('countryCode') ?? '',
        isMain: attribute('mainCountryForCode') === 'true',
        leadingDigits: leading === null ? null : new RegExp(`^(?:${leading.replace(/\s+/g, '')})`),
        kinds: new Map(
          names.flatMap((name) => {
            const kind = kindOf(body, name);
            return kind === null ? [] : [[name, kind] as const];
          }),
        ),
      };
    },
  );
}

function fits({ kinds }: Territory, name: string, national: string): boolean {
  const kind = kinds.get(name);
  if (kind === undefined) return false;
  return (kind.lengths.size === 0 || kind.lengths.has(national.length)) && kind.pattern.test(national);
}

function typeIn(territory: Territory, national: string): PhoneNumberType {
  if (!fits(territory, 'generalDesc', national)) return 'UNKNOWN';
  for (const [name, type] of KINDS) if (fits(territory, name, national)) return type;
  const { kinds } = territory;
  const isSame = kinds.has('mobile') && kinds.get('mobile')?.source === kinds.get('fixedLine')?.source;
  const mobile = fits(territory, 'mobile', national);
  if (fits(territory, 'fixedLine', national)) return isSame || mobile ? 'FIXED_LINE_OR_MOBILE' : 'FIXED_LINE';
  return mobile ? 'MOBILE' : 'UNKNOWN';
}

/** Reads names by prefix from files with lines `prefix|name`. */
function namesIn(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^(\d+)\|(.*)$/gm)].map(
        ([, prefix = '', name = '']) => [prefix, name.trim()] as const,
      ),
    ),
  );
}

/** Returns the name of the longest prefix of a number. */
export function nameOf(names: ReadonlyMap<string, string>, digits: string): string | null {
  for (let length = digits.length; length > 0; length--) {
    const name = names.get(digits.slice(0, length));
    if (name !== undefined) return name === '' ? null : name;
  }
  return null;
}

/**
 * Reads the folder `resources` of https://github.com/google/libphonenumber (Apache-2.0).
 * @throws Error for another folder
 */
export function readPhoneReference(folder: string): PhoneReference {
  const territories = territoriesOf(readFileSync(join(folder, 'PhoneNumberMetadata.xml'), 'utf8'));
  if (territories.length < 200)
    throw new Error(`${basename(folder)} does not contain metadata of all regions`);
  const byCode = new Map<string, Territory[]>();
  for (const territory of territories) {
    const regions = byCode.get(territory.callingCode) ?? [];
    if (territory.isMain) regions.unshift(territory);
    else regions.push(territory);
    byCode.set(territory.callingCode, regions);
  }
  const regionOf = (callingCode: string, national: string): Territory | undefined => {
    const regions = byCode.get(callingCode) ?? [];
    if (regions.length === 1) return regions[0];
    return regions.find((region) =>
      region.leadingDigits === null
        ? typeIn(region, national) !== 'UNKNOWN'
        : region.leadingDigits.test(national),
    );
  };
  return {
    territories,
    carriers: namesIn(join(folder, 'carrier', 'en')),
    places: namesIn(join(folder, 'geocoding', 'en')),
    label(callingCode, national) {
      const region = regionOf(callingCode, national);
      const type = region === undefined ? 'UNKNOWN' : typeIn(region, national);
      return {
        valid: type !== 'UNKNOWN',
        type,
        region: region === undefined || region.id === '001' ? null : region.id,
      };
    },
  };
}
