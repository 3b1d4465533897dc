import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCode3, countryCode as known } from '@assay/addresses';

/** Returns the ISO 3166-1 alpha-2 code of a corpus' country code; null if it isn't a country. */
const countryCode = (code: string): string | null =>
  /^[a-z]{2}$/i.test(code) ? known(code.toUpperCase()) : null;

/** Codes that the corpora use in place of the standard's. */
const OWN_CODES: { readonly [code: string]: string } = { NZD: 'NZ', ROM: 'RO' };

/** Returns the ISO 3166-1 alpha-2 code of a code of three letters; null if it isn't a country. */
function countryCodeOf3(code: string | undefined): string | null {
  const upper = code?.toUpperCase() ?? '';
  const found = OWN_CODES[upper] ?? known(upper);
  return found !== null && countryCode3(found) !== null ? found : null;
}

/** An address in one line, with the parts that its publisher expects. */
export interface FreeAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly text: string;
  readonly parts: { readonly [part in FreePart]?: string };
  /** False for the half that the rules of the parser may be made from. */
  readonly isCounted: boolean;
}

export const FREE_PARTS = ['house_number', 'street_name', 'city', 'postcode', 'po_box'] as const;
export type FreePart = (typeof FREE_PARTS)[number];

/** Returns a number from a text, to split a corpus into halves that never change (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** Decides the half by a bit that FNV-1a mixes well. */
export const isCounted = (key: string): boolean => ((hashOf(key) >>> 7) & 1) === 1;

const unescaped = (text: string): string =>
  JSON.parse(`"${text.replace(/\\'/g, "'").replace(/(?<!\\)"/g, '\\"')}"`) as string;

/** Reads `test/test_parser.c` of openvenues/libpostal (MIT); its cases are split one by one. */
export function libpostalAddresses(checkout: string): readonly FreeAddress[] {
  const source = readFileSync(join(checkout, 'test/test_parser.c'), 'utf8');
  const found: FreeAddress[] = [];
  for (const [, name = '', body = ''] of source.matchAll(/^TEST test_(\w\w)_parses([\s\S]*?)^}/gm)) {
    const country = name === 'da' ? 'DK' : name.toUpperCase();
    for (const [, text = '', rest = ''] of body.matchAll(
      /test_parse_result_equals\(\s*(?:\/\/.*\s*)*"((?:[^"\\]|\\.)*)",([\s\S]*?)\)\);/g,
    )) {
      const labels = new Map<string, string>();
      for (const [, label = '', words = ''] of rest.matchAll(/\{"(\w+)",\s*"((?:[^"\\]|\\.)*)"\}/g))
        labels.set(label, unescaped(words));
      if (labels.has('category') || labels.has('near')) continue;
      const parts = partsOf({
        house_number: labels.get('house_number'),
        street_name: labels.get('road'),
        city: labels.get('city'),
        postcode: labels.get('postcode'),
        po_box: labels.get('po_box'),
      });
      found.push({ country, text: unescaped(text), parts, isCounted: isCounted(text) });
    }
  }
  return found;
}

const partsOf = (parts: { readonly [part in FreePart]?: string | undefined }): FreeAddress['parts'] =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  ) as FreeAddress['parts'];

/** Reads `test/address.*.test.js` of pelias/parser (MIT); the files are split. */
export function peliasAddresses(checkout: string): readonly FreeAddress[] {
  return readdirSync(join(checkout, 'test')).flatMap((file): readonly FreeAddress[] => {
    const country = countryCodeOf3(/^address\.(\w{3})\.test\.js$/.exec(file)?.[1]);
    if (country === null) return [];
    const source = readFileSync(join(checkout, 'test', file), 'utf8');
    return [...source.matchAll(/assert\('((?:[^'\\]|\\.)*)', \[([\s\S]*?)\]\)/g)].flatMap(
      ([, text = '', body = '']) => {
        // Several solutions and inputs that are only a road are not addresses.
        if (/^\s*\[/.test(body) || !text.includes(',')) return [];
        const labels = new Map(
          [...body.matchAll(/\{ (\w+): '((?:[^'\\]|\\.)*)' \}/g)].map(([, label = '', words = '']) => [
            label,
            unescaped(words),
          ]),
        );
        const parts = partsOf({
          house_number: labels.get('housenumber'),
          street_name: labels.get('street'),
          city: labels.get('locality'),
          postcode: labels.get('postcode'),
        });
        return [{ country, text: unescaped(text), parts, isCounted: isCounted(file) }];
      },
    );
  });
}

const ROADS = ['road', 'pedestrian', 'street', 'street_name', 'footway', 'path', 'residential', 'square'];
const CITIES = ['city', 'town', 'village', 'municipality', 'hamlet'];

/** Reads `testcases/countries` of OpenCageData/address-formatting (MIT); the files are split. */
export function formattedAddresses(checkout: string): readonly FreeAddress[] {
  const folder = join(checkout, 'testcases/countries');
  return readdirSync(folder).flatMap((file): readonly FreeAddress[] =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^---\s*$/m)
      .flatMap((one) => formattedAddress(one, file)),
  );
}

function formattedAddress(source: string, file: string): readonly FreeAddress[] {
  const [head = '', expected = ''] = source.split(/^expected:.*$/m);
  const components = new Map(
    [...head.matchAll(/^\s+(\w+):[ \t]*(.+?)\s*$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^(['"])(.*)\1$/, '$2'),
    ]),
  );
  const lines = expected
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const country = countryCode(components.get('country_code') ?? file.slice(0, 2));
  const text = lines.join(', ');
  const within = (names: readonly string[]) =>
    names.map((name) => components.get(name)).find((value) => value !== undefined && text.includes(value));
  const parts = partsOf({
    house_number: within(['house_number', 'housenumber', 'street_number']),
    street_name: within(ROADS),
    city: within(CITIES),
    postcode: within(['postcode']),
  });
  // Only addresses of a building; the rest are places.
  if (country === null || parts.house_number === undefined || parts.street_name === undefined) return [];
  const half = { parts, isCounted: isCounted(file) };
  // With the country's name, and as people write it at home.
  return [
    { country, text, ...half },
    ...(lines.length > 2 ? [{ country, text: lines.slice(0, -1).join(', '), ...half }] : []),
  ];
}
