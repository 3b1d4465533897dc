import { createRequire } from 'node:module';
import type { AddressComponents } from '@assay/addresses';
import { SPELLINGS } from './data/us-spellings';

/** A text with manually labeled parts. */
interface LabelledAddress {
  readonly text: string;
  readonly labels: readonly (readonly [label: string, words: string])[];
}

const ENTITIES: { readonly [entity: string]: string } = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity]!);

/** Reads addresses labeled word by word, in the XML format of the public `usaddress` corpora. */
export function readTaggedAddresses(xml: string): LabelledAddress[] {
  return [...xml.matchAll(/<AddressString>(.*?)<\/AddressString>/gs)].map(([, inner = '']) => {
    const labels: [string, string][] = [];
    for (const [, label = '', words = ''] of inner.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
      const last = labels.at(-1);
      if (last?.[0] === label) last[1] += ` ${plain(words)}`;
      else labels.push([label, plain(words)]);
    }
    return { text: plain(inner.replace(/<[^>]+>/g, '')).trim(), labels };
  });
}

type Part = keyof AddressComponents;

/** Maps each label to a part of this product; the words of labels with the same part are joined. */
const PARTS: { readonly [label: string]: Part } = {
  AddressNumber: 'house_number',
  AddressNumberPrefix: 'house_number',
  AddressNumberSuffix: 'house_number',
  StreetNamePreDirectional: 'predirectional',
  StreetNamePreModifier: 'street_name',
  StreetNamePreType: 'street_name',
  StreetName: 'street_name',
  StreetNamePostType: 'street_suffix',
  StreetNamePostDirectional: 'postdirectional',
  OccupancyIdentifier: 'unit',
  USPSBoxID: 'po_box',
  PlaceName: 'city',
  StateName: 'region',
  ZipCode: 'postcode',
};
/** Labels without a corresponding part in this product; addresses that contain one are not evaluated. */
const OUTSIDE = new Set(
  'Recipient BuildingName LandmarkName CornerOf IntersectionSeparator SubaddressType NotAddress'.split(' '),
);

/**
 * Returns the labeled parts of an address under this product's names; null if a label doesn't correspond to a
 * part.
 */
function expectedParts({ labels }: LabelledAddress): ReadonlyMap<Part, string> | null {
  const parts = new Map<Part, string>();
  for (const [label, words] of labels) {
    if (OUTSIDE.has(label)) return null;
    const part = PARTS[label];
    if (part === undefined) continue;
    const known = parts.get(part);
    parts.set(part, known === undefined ? words : `${known} ${words}`);
  }
  return parts;
}

const require = createRequire(import.meta.url);
/** Names of states from the independent package `zipcodes`. */
const STATES = (require('zipcodes') as { states: { normalize(name: string): string | undefined } }).states;

const stateOf = (words: string): string => {
  // `Georgia, GA`: a state that is written twice is one state.
  const plain = words
    .replace(/[^A-Za-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const twice = /^(.+) ([A-Z]{2})$/.exec(plain);
  const whole = STATES.normalize(plain) ?? STATES.normalize(twice?.[1] ?? '');
  return whole ?? SHORT_STATES[plain.toUpperCase()] ?? plain;
};
/** Older abbreviations of states. */
const SHORT_STATES: { readonly [word: string]: string } = {
  CAL: 'CA',
  CALIF: 'CA',
  FLA: 'FL',
  'N Y': 'NY',
  PENN: 'PA',
};

/** Returns a comparable form of the words of one part, without `#` or `No.` before a number. */
function sameWords(part: Part, words: string | null): string {
  if (part === 'region' && words !== null) return stateOf(words);
  const text = (words ?? '').toUpperCase();
  const bare = part === 'unit' || part === 'po_box' || part === 'street_name' ? withoutSign(text) : text;
  return bare
    .replace(/[.']/g, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .map((word) => SPELLINGS.get(word) ?? word)
    .join('');
}

/** `No. 102`, `# 102` and `Suite102` mean 102. */
const withoutSign = (text: string): string =>
  text.replace(/(?:\bNO\.?|#)\s*(?=[\dA-Z-]*\d)/, '').replace(/^(?:SUITE|STE\.?|UNIT|APT)(?=\d)/, '');

/** Joins the street into one part, for corpora that don't separate directions and suffixes from the name. */
const withWholeStreet = (parts: AddressComponents): AddressComponents => ({
  ...parts,
  street_name: [parts.predirectional, parts.street_name, parts.street_suffix, parts.postdirectional]
    .filter((part) => part !== null)
    .join(' '),
});

/** Counts correct labeled parts and all labeled parts. A labeled part that is not found is wrong. */
export function rightParts(
  labelled: readonly LabelledAddress[],
  read: (text: string) => AddressComponents,
  wholeStreet = false,
): { readonly right: number; readonly all: number } {
  let [right, all] = [0, 0];
  for (const address of labelled) {
    const expected = expectedParts(address);
    if (expected === null) continue;
    const parts = read(address.text);
    const found = wholeStreet ? withWholeStreet(parts) : parts;
    for (const [part, words] of expected) {
      all += 1;
      if (sameWords(part, words) === sameWords(part, found[part])) right += 1;
    }
  }
  return { right, all };
}
