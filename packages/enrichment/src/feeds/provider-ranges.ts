import {
  arrayOf,
  dayOrNull,
  type JsonObject,
  objectOf,
  parseJson,
  parseJsonObject,
  stringsOf,
} from './csv-json';
import {
  AWS_METROS,
  AWS_REGIONS,
  AZURE_REGIONS,
  GOOGLE_CLOUD_REGIONS,
  ORACLE_REGIONS,
} from './data/cloud-regions';
import { type DeclaredPlace, declaredPlace } from './declared-place';
import type { FeedContent } from './feed-content';
import { contentOfPrefixTexts } from './listed-prefixes';

type Regions = typeof AWS_REGIONS;

/** Returns the location of a cloud's region; null for one that isn't in the table. */
function placeOfRegion(regions: Regions, name: unknown): DeclaredPlace | null {
  const region = typeof name === 'string' && Object.hasOwn(regions, name) ? regions[name] : undefined;
  if (region === undefined) return null;
  const [country, division, city] = region;
  const place = declaredPlace(country, division === '' ? '' : `${country}-${division}`, city);
  return typeof place === 'string' ? null : place;
}

const ZONE_METRO = /-([a-z]{3})-(?:wlz-)?\d+[a-z]?$/;

/**
 * Returns the location at which Amazon Web Services announces a network: its border group, which is a region
 * or a zone in another city. Null for a zone whose city isn't known, because the region's location would be
 * wrong.
 */
export function placeOfAwsNetwork({
  region,
  network_border_group: group = region,
}: {
  readonly [key: string]: unknown;
}): DeclaredPlace | null {
  const atRegion = placeOfRegion(AWS_REGIONS, group);
  if (atRegion !== null || typeof group !== 'string') return atRegion;
  return placeOfRegion(AWS_METROS, ZONE_METRO.exec(group)?.[1]);
}

/** Networks in text form, and the day that the document states for them. */
interface PrefixTexts {
  readonly prefixes: readonly string[];
  readonly date: string | null;
  /** Location of each network, in the same order; omitted when the document states none. */
  readonly places?: readonly (DeclaredPlace | null)[];
}

/**
 * Extracts the networks of a document in the shape used by collections of provider ranges,
 * `{provider, last_update, ipv4[], ipv6[]}`; `null` for another shape.
 * @throws FeedFormatError
 */
function normalisedRanges(document: JsonObject): PrefixTexts | null {
  if (typeof document.provider !== 'string' || !Array.isArray(document.ipv4)) return null;
  return {
    prefixes: [...stringsOf(document.ipv4, 'ipv4'), ...stringsOf(document.ipv6 ?? [], 'ipv6')],
    date: dayOrNull(document.last_update),
  };
}

/** Wraps a parser so that it also accepts the shape of {@link normalisedRanges}. */
export function orNormalised(parse: (text: string) => FeedContent): (text: string) => FeedContent {
  return (text) => {
    if (!text.trimStart().startsWith('{')) return parse(text);
    const ranges = normalisedRanges(parseJsonObject(text));
    return ranges === null ? parse(text) : contentOfPrefixTexts(ranges.prefixes, ranges.date);
  };
}

/** Extracts the networks from a provider's document. @throws FeedFormatError */
type Layout = (document: JsonObject) => PrefixTexts;

/** AWS, https://docs.aws.amazon.com/vpc/latest/userguide/aws-ip-syntax.html */
export const awsLayout: Layout = (document) => ({
  ...placed([
    ...placedMembers(document.prefixes, 'prefixes', ['ip_prefix'], placeOfAwsNetwork),
    ...placedMembers(document.ipv6_prefixes, 'ipv6_prefixes', ['ipv6_prefix'], placeOfAwsNetwork),
  ]),
  date: dayOrNull(document.createDate),
});

/** Google Cloud, Googlebot and Bingbot share one layout: `prefixes[]` with `ipv4Prefix` or `ipv6Prefix`. */
export const googleLayout: Layout = (document) => ({
  ...placed(
    placedMembers(document.prefixes, 'prefixes', ['ipv4Prefix', 'ipv6Prefix'], ({ scope }) =>
      placeOfRegion(GOOGLE_CLOUD_REGIONS, scope),
    ),
  ),
  date: dayOrNull(document.creationTime),
});

/** Oracle Cloud, https://docs.oracle.com/en-us/iaas/Content/General/Concepts/addressranges.htm */
export const oracleLayout: Layout = (document) => ({
  ...placed(
    arrayOf(document.regions, 'regions').flatMap((region) => {
      const { cidrs, region: name } = objectOf(region, 'a region');
      const place = placeOfRegion(ORACLE_REGIONS, name);
      return placedMembers(cidrs, 'cidrs', ['cidr'], () => place);
    }),
  ),
  date: dayOrNull(document.last_updated_timestamp),
});

/** Azure service tags: the prefixes of every tag; the tag `AzureCloud` repeats those of the others. */
export const azureLayout: Layout = (document) => ({
  ...placed(
    arrayOf(document.values, 'values').flatMap((tag) => {
      const { addressPrefixes, region } = objectOf(objectOf(tag, 'a tag').properties, 'properties');
      const place = placeOfRegion(AZURE_REGIONS, region);
      return stringsOf(addressPrefixes, 'addressPrefixes').map((prefix): Placed => [prefix, place]);
    }),
  ),
  date: null,
});

/** Vultr's geofeed as JSON. */
export const vultrLayout: Layout = (document) => ({
  ...placed(
    placedMembers(document.subnets, 'subnets', ['ip_prefix'], ({ alpha2code, region, city }) => {
      const text = (value: unknown) => (typeof value === 'string' ? value : '');
      const place = declaredPlace(text(alpha2code), text(region), text(city));
      return typeof place === 'string' ? null : place;
    }),
  ),
  date: dayOrNull(document.updated),
});

/** Cloudflare, https://developers.cloudflare.com/api/resources/ips/ */
export const cloudflareLayout: Layout = (document) => {
  const result = objectOf(document.result, 'result');
  const { ipv4_cidrs: ipv4, ipv6_cidrs: ipv6 } = result;
  return { prefixes: [...stringsOf(ipv4, 'ipv4_cidrs'), ...stringsOf(ipv6, 'ipv6_cidrs')], date: null };
};

/** Fastly, https://www.fastly.com/documentation/reference/api/utils/public-ip-list/ */
export const fastlyLayout: Layout = (document) => ({
  prefixes: [
    ...stringsOf(document.addresses, 'addresses'),
    ...stringsOf(document.ipv6_addresses, 'ipv6_addresses'),
  ],
  date: null,
});

/** Proton's list of logical servers: a customer's traffic leaves from `ExitIP`. */
export const protonLayout: Layout = (document) => ({
  prefixes: arrayOf(document.LogicalServers, 'LogicalServers').flatMap((server) =>
    members(objectOf(server, 'a server').Servers, 'Servers', ['EntryIP', 'ExitIP']),
  ),
  date: null,
});

/** Private Internet Access: addresses per region and protocol. */
const piaLayout: Layout = (document) => ({
  prefixes: arrayOf(document.regions, 'regions').flatMap((region) =>
    Object.values(objectOf(objectOf(region, 'a region').servers, 'servers')).flatMap((servers) =>
      members(servers, 'servers', ['ip']),
    ),
  ),
  date: null,
});

/** Zscaler: ranges, nested by cloud, continent and city. */
export const zscalerLayout: Layout = (document) => ({
  prefixes: Object.values(document).flatMap((cloud) =>
    Object.values(objectOf(cloud, 'a cloud')).flatMap((continent) =>
      Object.values(objectOf(continent, 'a continent')).flatMap((city) => members(city, 'a city', ['range'])),
    ),
  ),
  date: null,
});

/** Returns a parser for a provider's JSON document, which also accepts the shape `{provider, ipv4[], ipv6[]}`. */
export function parseProvider(layout: Layout): (text: string) => FeedContent {
  return (text) => {
    const document = parseJsonObject(text);
    const { prefixes, date, places } = normalisedRanges(document) ?? layout(document);
    return contentOfPrefixTexts(prefixes, date, places);
  };
}

/** Parses the server list of Private Internet Access: the first line is JSON, and a signature follows it. */
export function parsePiaServers(text: string): FeedContent {
  return parseProvider(piaLayout)(text.trimStart().split('\n', 1)[0]!);
}

/** Parses Mullvad's list of relays: an array of servers with the addresses that customers connect to. */
export function parseMullvadRelays(text: string): FeedContent {
  return contentOfPrefixTexts(
    members(parseJson(text), 'the document', ['ipv4_addr_in', 'ipv6_addr_in']),
    null,
  );
}

/** A network in text form and its location. */
type Placed = readonly [prefix: string, place: DeclaredPlace | null];

function placed(rows: readonly Placed[]): Pick<PrefixTexts, 'prefixes' | 'places'> {
  return { prefixes: rows.map(([prefix]) => prefix), places: rows.map(([, place]) => place) };
}

/**
 * Returns the strings under the given keys in an array of objects; rejects an object that has none of the
 * keys.
 */
function members(value: unknown, what: string, keys: readonly string[]): string[] {
  return placedMembers(value, what, keys, () => null).map(([text]) => text);
}

/** Returns the same with the location that each object states for its networks. */
function placedMembers(
  value: unknown,
  what: string,
  keys: readonly string[],
  placeOf: (object: JsonObject) => DeclaredPlace | null,
): Placed[] {
  return arrayOf(value, what).flatMap((item) => {
    const object = objectOf(item, `an entry of ${what}`);
    const texts = keys.map((key) => object[key]).filter((text) => typeof text === 'string' && text !== '');
    const place = placeOf(object);
    return stringsOf(texts.length > 0 ? texts : [null], `${keys.join(' or ')} in ${what}`).map(
      (text): Placed => [text, place],
    );
  });
}
