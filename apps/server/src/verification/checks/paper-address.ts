import { type AddressEngine, countryCode, type ParsedAddress, samePlace } from '@assay/addresses';

/** An address printed on a document. */
export interface PaperAddress {
  readonly text: string;
  readonly parsed: ParsedAddress;
  /** Lines above it in its block, such as a name or company; nearest last. */
  readonly above: readonly string[];
}

/** Maximum number of lines of an address; more lines are other text. */
const MAX_ADDRESS_LINES = 6;

const hasDigit = (line: string): boolean => /\p{N}/u.test(line);

/** Returns true if the text contains a street or post box, and a place. */
const isWhole = ({ components: { street_name, po_box, house_number, city, postcode } }: ParsedAddress) =>
  ((street_name !== null && house_number !== null) || po_box !== null) &&
  (city !== null || postcode !== null);

/** Returns a score for the completeness of an address. */
const weight = ({ components: { city, postcode } }: ParsedAddress): number =>
  (city === null ? 0 : 1) + (postcode === null ? 0 : 2);

/** Returns the address in a block of lines, starting at the first line with a number; null = none. */
function addressIn(
  lines: readonly string[],
  country: string,
  engine: Pick<AddressEngine, 'parseText'>,
): PaperAddress | null {
  const start = lines.findIndex(hasDigit);
  if (start < 0) return null;
  let best: PaperAddress | null = null;
  for (let end = start + 1; end <= Math.min(lines.length, start + MAX_ADDRESS_LINES); end++) {
    const text = lines.slice(start, end).join(', ');
    const parsed = engine.parseText(country, text);
    if (isWhole(parsed) && (best === null || weight(parsed) > weight(best.parsed)))
      best = { text, parsed, above: lines.slice(0, start) };
  }
  return best;
}

/** Returns the country named in the last part of a text; null = none. */
export function namedCountry(text: string): string | null {
  const last = text.split(/[,\n]/).at(-1) ?? '';
  return /\p{L}{3}/u.test(last) ? countryCode(last) : null;
}

/**
 * Returns the addresses on a document: the labeled one, then those in its blocks from the top.
 * @param country ISO 3166-1 alpha-2, used unless the document names another
 */
export function paperAddresses(
  named: string | null,
  blocks: readonly (readonly string[])[],
  country: string,
  engine: Pick<AddressEngine, 'parseText'>,
): readonly PaperAddress[] {
  return [...(named === null ? [] : [[named]]), ...blocks].flatMap((block) => {
    const own = namedCountry(block.at(-1) ?? '');
    const lines = own !== null && block.length > 1 ? block.slice(0, -1) : block;
    const found = addressIn(lines, own ?? country, engine);
    return found ? [found] : [];
  });
}

/**
 * Returns the address of a recipient from its lines; null if they contain neither a road nor a place.
 * @param country ISO 3166-1 alpha-2
 */
export function recipientAddress(
  lines: readonly string[],
  name: string | null,
  country: string,
  engine: Pick<AddressEngine, 'parseText'>,
): PaperAddress | null {
  const last = lines.at(-1) ?? '';
  const hasCountry = lines.length > 1 && namedCountry(last) !== null;
  const text = (hasCountry ? lines.slice(0, -1) : lines).map((line) => line.replace(/[,;]$/, '')).join(', ');
  if (text === '') return null;
  const parsed = engine.parseText(country, text);
  const { street_name, po_box, city, postcode } = parsed.components;
  const isRead = (street_name !== null || po_box !== null) && (city !== null || postcode !== null);
  return isRead ? { text, parsed, above: name === null ? [] : [name] } : null;
}

/** Returns true if an address on a document equals the expected one. */
export const isAddress = ({ text, parsed }: PaperAddress, expected: string): boolean =>
  samePlace('address', text, expected, parsed.components.country ?? '');

/** Removes everything but letters and digits. */
const squeezed = (...texts: readonly (string | null)[]): string =>
  texts
    .join('')
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
/** Returns true if a text contains another one that isn't part of a longer number. */
function contains(text: string, part: string): boolean {
  const isDigit = (at: number) => /\p{N}/u.test(text[at] ?? '');
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const runsOn =
      (isDigit(at - 1) && isDigit(at)) || (isDigit(at + part.length - 1) && isDigit(at + part.length));
    if (!runsOn) return true;
  }
  return false;
}
/** Minimum number of letters and digits in a street name; shorter ones match by chance. */
const MIN_ROAD_LENGTH = 6;

/**
 * Returns the block that contains the expected address, ignoring spaces, which pictures often lose; null =
 * none.
 * @param country ISO 3166-1 alpha-2
 */
export function squeezedAddress(
  expected: string,
  blocks: readonly (readonly string[])[],
  country: string,
  engine: Pick<AddressEngine, 'parseText'>,
): PaperAddress | null {
  const parsed = engine.parseText(country, expected);
  const { predirectional, street_name, street_suffix, house_number, postcode, city } = parsed.components;
  const road = [predirectional, street_name, street_suffix];
  const roads = [squeezed(house_number, ...road), squeezed(...road, house_number)];
  const place = squeezed(postcode ?? city);
  if (!isWhole(parsed) || roads[0]!.length < MIN_ROAD_LENGTH || place === '') return null;
  for (const block of blocks) {
    const start = block.findIndex(hasDigit);
    if (
      start >= 0 &&
      block.some((line) => contains(squeezed(line), place)) &&
      block.some((line) => roads.some((road) => contains(squeezed(line), road)))
    )
      return { text: block.slice(start).join(', '), parsed, above: block.slice(0, start) };
  }
  return null;
}

/** Returns the parts of an address by their names in `addressDetails`; omits unread parts. */
export function addressDetails({ parsed: { components, within, building, locality } }: PaperAddress): {
  readonly [name: string]: string;
} {
  const street = [
    components.predirectional,
    components.street_name,
    components.street_suffix,
    components.postdirectional,
  ];
  const parts = {
    houseNumber: components.house_number,
    houseName: building,
    subBuilding: [[components.unit_type, components.unit].filter(Boolean).join(' '), ...within]
      .filter((part) => part !== '')
      .join(', '),
    street: street.filter(Boolean).join(' ') || (components.po_box && `PO Box ${components.po_box}`),
    locality,
    city: components.city,
    county: components.region,
    postcode: components.postcode,
    countryCode: components.country,
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );
}
