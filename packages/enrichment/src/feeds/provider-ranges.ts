import type { FeedContent } from './feed-content';
import {
  arrayOf,
  dayOrNull,
  type JsonObject,
  objectOf,
  parseJson,
  parseJsonObject,
  stringsOf,
} from './json-shape';
import { contentOfPrefixTexts } from './listed-prefixes';
import { normalisedRanges, type PrefixTexts } from './normalised-ranges';

/** Where a provider's document keeps its networks. @throws FeedFormatError */
type Layout = (document: JsonObject) => PrefixTexts;

/** AWS, https://docs.aws.amazon.com/vpc/latest/userguide/aws-ip-syntax.html */
export const awsLayout: Layout = (document) => ({
  prefixes: [
    ...members(document.prefixes, 'prefixes', ['ip_prefix']),
    ...members(document.ipv6_prefixes, 'ipv6_prefixes', ['ipv6_prefix']),
  ],
  date: dayOrNull(document.createDate),
});

/** Google Cloud, Googlebot and Bingbot share one layout: `prefixes[]` of `ipv4Prefix` or `ipv6Prefix`. */
export const googleLayout: Layout = (document) => ({
  prefixes: members(document.prefixes, 'prefixes', ['ipv4Prefix', 'ipv6Prefix']),
  date: dayOrNull(document.creationTime),
});

/** Oracle Cloud, https://docs.oracle.com/en-us/iaas/Content/General/Concepts/addressranges.htm */
export const oracleLayout: Layout = (document) => ({
  prefixes: arrayOf(document.regions, 'regions').flatMap((region) =>
    members(objectOf(region, 'a region').cidrs, 'cidrs', ['cidr']),
  ),
  date: dayOrNull(document.last_updated_timestamp),
});

/** Azure service tags: every tag's prefixes; the tag `AzureCloud` repeats those of the others. */
export const azureLayout: Layout = (document) => ({
  prefixes: arrayOf(document.values, 'values').flatMap((tag) => {
    const { properties } = objectOf(tag, 'a tag');
    return stringsOf(objectOf(properties, 'properties').addressPrefixes, 'addressPrefixes');
  }),
  date: null,
});

/** Vultr's geofeed in its JSON form. */
export const vultrLayout: Layout = (document) => ({
  prefixes: members(document.subnets, 'subnets', ['ip_prefix']),
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

/** Zscaler: clouds of continents of cities of ranges. */
export const zscalerLayout: Layout = (document) => ({
  prefixes: Object.values(document).flatMap((cloud) =>
    Object.values(objectOf(cloud, 'a cloud')).flatMap((continent) =>
      Object.values(objectOf(continent, 'a continent')).flatMap((city) => members(city, 'a city', ['range'])),
    ),
  ),
  date: null,
});

/** Reader of a provider's JSON document, which also takes the shape `{provider, ipv4[], ipv6[]}`. */
export function parseProvider(layout: Layout): (text: string) => FeedContent {
  return (text) => {
    const document = parseJsonObject(text);
    const { prefixes, date } = normalisedRanges(document) ?? layout(document);
    return contentOfPrefixTexts(prefixes, date);
  };
}

/** Reader of Private Internet Access's server list, whose JSON is the first line; a signature follows it. */
export function parsePiaServers(text: string): FeedContent {
  return parseProvider(piaLayout)(text.trimStart().split('\n', 1)[0]!);
}

/** Reader of Mullvad's list of relays: an array of servers with the addresses customers connect to. */
export function parseMullvadRelays(text: string): FeedContent {
  return contentOfPrefixTexts(
    members(parseJson(text), 'the document', ['ipv4_addr_in', 'ipv6_addr_in']),
    null,
  );
}

/** The texts under the given keys in an array of objects; an object that has none of the keys is refused. */
function members(value: unknown, what: string, keys: readonly string[]): string[] {
  return arrayOf(value, what).flatMap((item) => {
    const object = objectOf(item, `an entry of ${what}`);
    const texts = keys.map((key) => object[key]).filter((text) => typeof text === 'string' && text !== '');
    return stringsOf(texts.length > 0 ? texts : [null], `${keys.join(' or ')} in ${what}`);
  });
}
