import creditCardType from 'credit-card-type';
import type { BinRange } from '../feeds/feed-content';
import { CARD_NETWORKS, type CardNetwork, CO_BADGED, KNOWN_PRODUCTS } from './data/card-networks';

/** A range of digit prefixes of equal length and its value. */
interface PrefixRange<T> {
  readonly first: string;
  readonly last: string;
  readonly value: T;
}

/** Ranges of one prefix length, ascending by their first prefix. */
interface Layer<T> {
  readonly length: number;
  readonly first: Float64Array;
  readonly last: Float64Array;
  /** Largest `last` up to and including each entry; shows how far back an enclosing range can start. */
  readonly reach: Float64Array;
  readonly values: readonly T[];
}

/** Ranges by prefix length, longest first. */
interface PrefixRanges<T> {
  readonly layers: readonly Layer<T>[];
}

/** Sorts ranges for lookup. Skips ranges whose ends differ in length or are in the wrong order. */
export function indexPrefixRanges<T>(ranges: Iterable<PrefixRange<T>>): PrefixRanges<T> {
  const byLength = new Map<number, PrefixRange<T>[]>();
  for (const range of ranges) {
    const { length } = range.first;
    if (length !== range.last.length || range.last < range.first) continue;
    const layer = byLength.get(length);
    if (layer === undefined) byLength.set(length, [range]);
    else layer.push(range);
  }
  const layers = [...byLength].sort(([a], [b]) => b - a).map(([length, list]) => layerOf(length, list));
  return { layers };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function layerOf<T>(length: number, ranges: PrefixRange<T>[]): Layer<T> {
  ranges.sort((a, b) => order(a.first, b.first) || order(b.last, a.last));
  const last = Float64Array.from(ranges, (range) => Number(range.last));
  const reach = Float64Array.from(last);
  for (let i = 1; i < reach.length; i++) reach[i] = Math.max(reach[i]!, reach[i - 1]!);
  return {
    length,
    first: Float64Array.from(ranges, (range) => Number(range.first)),
    last,
    reach,
    values: ranges.map((range) => range.value),
  };
}

/**
 * Returns the value of the longest prefix that matches the digits. Of nested ranges the innermost wins, of
 * equal ranges the last one.
 */
export function longestPrefixValue<T>(ranges: PrefixRanges<T>, digits: string): T | null {
  for (const layer of ranges.layers) {
    if (layer.length > digits.length) continue;
    const prefix = Number(digits.slice(0, layer.length));
    let low = 0;
    let high = layer.first.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (layer.first[middle]! <= prefix) low = middle + 1;
      else high = middle;
    }
    for (let i = low - 1; i >= 0 && layer.reach[i]! >= prefix; i--) {
      if (layer.last[i]! >= prefix) return layer.values[i]!;
    }
  }
  return null;
}

/** Reads `first-last first …` into ranges of one value. */
function readPrefixes<T>(prefixes: string, value: T): PrefixRange<T>[] {
  return prefixes
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [first, last] = part.split('-');
      return { first: first!, last: last ?? first!, value };
    });
}

const NETWORKS = indexPrefixRanges(
  CARD_NETWORKS.flatMap((network) => [
    ...publishedPrefixes(network),
    ...readPrefixes(network.prefixes, network),
  ]),
);

/** Returns the prefixes from the `credit-card-type` package (MIT), for the networks that it covers. */
function publishedPrefixes(network: CardNetwork): PrefixRange<CardNetwork>[] {
  if (!Object.values<string>(creditCardType.types).includes(network.network)) return [];
  return creditCardType.getTypeInfo(network.network).patterns.map((pattern) => {
    const [first, last] = Array.isArray(pattern) ? pattern : [pattern];
    return { first: String(first), last: String(last ?? first), value: network };
  });
}

/** Returns the card network of a number or its beginning (1 to 19 digits), by the longest matching prefix. */
export function cardNetwork(digits: string): CardNetwork | null {
  return longestPrefixValue(NETWORKS, digits);
}

/** `bin_details` of the fraud response, plus the network's key. Unknown values are null. */
export interface BinFacts {
  /** The digits sent. Only the first eight if they may be a full card number. */
  card_bin: string;
  bin_bank: string | null;
  /** Network name in capitals, `VISA`. */
  bin_card: string | null;
  /** DEBIT, CREDIT, CHARGE or PREPAID. */
  bin_type: string | null;
  bin_level: string | null;
  /** English name. */
  bin_country: string | null;
  /** ISO 3166-1 alpha-2. */
  bin_country_code: string | null;
  bin_website: string | null;
  bin_phone: string | null;
  /** True for six or more digits that belong to a known network or issuer. */
  bin_valid: boolean;
  /** Name of the network that issues the number. */
  card_issuer: string | null;
  /** Network in lower case, `american-express`. */
  network: string | null;
  /** Domestic networks that cards of the block usually carry too: `cartes-bancaires`, `bancontact`. */
  co_networks: readonly string[];
}

/** Imported issuer ranges, sorted for lookup. */
export type BinIndex = PrefixRanges<BinRange>;

/** Sorts issuer ranges (from `openFeed`, in any order) for lookup: about 100 ms for 350,000. */
export function indexBinRanges(ranges: readonly BinRange[]): BinIndex {
  return indexPrefixRanges(ranges.map((range) => ({ first: range.first, last: range.last, value: range })));
}

const PRODUCTS = indexPrefixRanges(
  KNOWN_PRODUCTS.flatMap((product) => readPrefixes(product.prefixes, product)),
);

const CO_BADGED_RANGES = indexPrefixRanges(
  CO_BADGED.flatMap(({ prefixes, networks }) => readPrefixes(prefixes, networks)),
);

/** Maps the names that issuer tables use to a network. */
const NETWORK_BY_NAME = new Map<string, CardNetwork>(
  CARD_NETWORKS.flatMap((network) => [
    [network.network, network],
    [network.name.toLowerCase(), network],
  ]),
);
const NETWORK_ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amex: 'american-express',
    'diners club international': 'diners-club',
    diners: 'diners-club',
    'china union pay': 'unionpay',
    'china unionpay': 'unionpay',
    cup: 'unionpay',
    'mastercard maestro': 'maestro',
    'visa electron': 'visa',
    'napas card': 'napas',
    'ru pay': 'rupay',
    'mir card': 'mir',
    'uz card': 'uzcard',
  }),
);

const BIN = /^\d{6,19}$/;
/**
 * ISO/IEC 7812-1 gives an issuer at most eight digits. Some tables split BINs to eleven digits; none use
 * more.
 */
const MAX_BIN_LENGTH = 11;
/** Longest BIN or card number with separators; a longer text is neither. */
const MAX_WRITTEN_LENGTH = 64;
const SHOWN_OF_CARD_NUMBER = 8;

/**
 * Describes the first digits of a card. Data from an issuer table takes precedence over what the prefix alone
 * shows.
 *
 * @param cardBin 6 to 15 digits; blanks and dashes are removed, anything else is an invalid BIN. Never
 *   returned beyond eight digits when it is long enough to be a card number
 * @param issuers imported ranges, or null when none are loaded
 */
export function analyseBin(cardBin: string, issuers: BinIndex | null = null): BinFacts {
  const digits = cardBin.length > MAX_WRITTEN_LENGTH ? '' : cardBin.replace(/[ -]/g, '');
  if (!BIN.test(digits)) return { ...NOTHING, card_bin: /^\d{1,5}$/.test(digits) ? digits : '' };
  const shown = digits.length > MAX_BIN_LENGTH ? digits.slice(0, SHOWN_OF_CARD_NUMBER) : digits;
  const issuer = issuers === null ? null : longestPrefixValue(issuers, digits);
  const network = networkNamed(issuer?.scheme ?? null) ?? cardNetwork(digits);
  const product = longestPrefixValue(PRODUCTS, digits);
  const name = network?.name ?? issuer?.scheme?.toUpperCase() ?? null;
  return {
    card_bin: shown,
    bin_bank: issuer?.bank ?? null,
    bin_card: name,
    bin_type: issuer?.prepaid === true ? 'PREPAID' : (issuer?.type ?? product?.type ?? null),
    bin_level: issuer?.level ?? issuer?.brand ?? product?.level ?? null,
    bin_country: issuer?.country == null ? null : countryName(issuer.country),
    bin_country_code: issuer?.country ?? null,
    bin_website: issuer?.website ?? null,
    bin_phone: issuer?.phone ?? null,
    bin_valid: name !== null,
    card_issuer: name,
    network: network?.network ?? issuer?.scheme ?? null,
    co_networks: longestPrefixValue(CO_BADGED_RANGES, digits) ?? [],
  };
}

const NOTHING: BinFacts = {
  card_bin: '',
  bin_bank: null,
  bin_card: null,
  bin_type: null,
  bin_level: null,
  bin_country: null,
  bin_country_code: null,
  bin_website: null,
  bin_phone: null,
  bin_valid: false,
  card_issuer: null,
  network: null,
  co_networks: [],
};

function networkNamed(scheme: string | null): CardNetwork | null {
  if (scheme === null) return null;
  return NETWORK_BY_NAME.get(NETWORK_ALIASES.get(scheme) ?? scheme) ?? null;
}

const REGION_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

function countryName(code: string): string {
  return REGION_NAMES.of(code) ?? code;
}
