import { parseGeofeed, parsePrefixLines } from '../address-lists';
import type { FeedSource, IpFeedMeaning } from '../feed-content';
import {
  awsLayout,
  azureLayout,
  cloudflareLayout,
  fastlyLayout,
  googleLayout,
  oracleLayout,
  orNormalised,
  parseProvider,
  vultrLayout,
  zscalerLayout,
} from '../provider-ranges';
import { bounds, DAY, MIB, networkOf } from './feed-terms';

/** Builds the source for a provider's list of its networks: small documents under the provider's terms. */
function providerRanges(
  name: string,
  title: string,
  address: string | null,
  meaning: IpFeedMeaning,
  rows: FeedSource['rows'],
  parse: FeedSource['parse'],
): FeedSource {
  return {
    name,
    title,
    address,
    cadenceHours: DAY,
    licence: 'published by the provider for this use',
    bytes: bounds(32, 64 * MIB),
    rows,
    endsWithNewline: false,
    ip: meaning,
    parse,
  };
}

const cloud = (provider: string) => networkOf('data_center_proxy', 'DCH', provider);
const contentNetwork = (provider: string) => networkOf('data_center_proxy', 'CDN', provider);

/** Address lists that clouds, content networks, crawlers and gateways publish about themselves. */
export const providerFeeds: readonly FeedSource[] = [
  providerRanges(
    'aws',
    'Amazon Web Services',
    'https://ip-ranges.amazonaws.com/ip-ranges.json',
    cloud('Amazon Web Services'),
    bounds(1_000, 100_000),
    parseProvider(awsLayout),
  ),
  providerRanges(
    'google-cloud',
    'Google Cloud',
    'https://www.gstatic.com/ipranges/cloud.json',
    cloud('Google Cloud'),
    bounds(100, 50_000),
    parseProvider(googleLayout),
  ),
  providerRanges(
    'azure',
    'Microsoft Azure',
    null,
    cloud('Microsoft Azure'),
    bounds(1_000, 500_000),
    parseProvider(azureLayout),
  ),
  providerRanges(
    'oracle-cloud',
    'Oracle Cloud',
    'https://docs.oracle.com/iaas/tools/public_ip_ranges.json',
    cloud('Oracle Cloud'),
    bounds(100, 50_000),
    parseProvider(oracleLayout),
  ),
  providerRanges(
    'digitalocean',
    'DigitalOcean',
    'https://digitalocean.com/geo/google.csv',
    cloud('DigitalOcean'),
    bounds(100, 50_000),
    orNormalised(parseGeofeed),
  ),
  providerRanges(
    'linode',
    'Akamai Cloud (Linode)',
    'https://geoip.linode.com/',
    cloud('Akamai Cloud (Linode)'),
    bounds(200, 50_000),
    orNormalised(parseGeofeed),
  ),
  providerRanges(
    'vultr',
    'Vultr',
    'https://geofeed.constant.com/?json',
    cloud('Vultr'),
    bounds(50, 50_000),
    parseProvider(vultrLayout),
  ),
  providerRanges(
    'hetzner',
    'Hetzner',
    null,
    cloud('Hetzner'),
    bounds(10, 10_000),
    orNormalised(parseGeofeed),
  ),
  providerRanges('ovh', 'OVHcloud', null, cloud('OVHcloud'), bounds(2, 10_000), orNormalised(parseGeofeed)),
  providerRanges(
    'cloudflare',
    'Cloudflare',
    'https://api.cloudflare.com/client/v4/ips',
    contentNetwork('Cloudflare'),
    bounds(10, 1_000),
    (text) =>
      text.trimStart().startsWith('{') ? parseProvider(cloudflareLayout)(text) : parsePrefixLines(text),
  ),
  providerRanges(
    'fastly',
    'Fastly',
    'https://api.fastly.com/public-ip-list',
    contentNetwork('Fastly'),
    bounds(5, 1_000),
    parseProvider(fastlyLayout),
  ),
  providerRanges(
    'googlebot',
    'Google crawlers',
    'https://developers.google.com/static/search/apis/ipranges/googlebot.json',
    networkOf('search_engine_spider', 'SES', 'Googlebot'),
    bounds(50, 5_000),
    parseProvider(googleLayout),
  ),
  providerRanges(
    'bingbot',
    'Bing crawlers',
    'https://www.bing.com/toolbox/bingbot.json',
    networkOf('search_engine_spider', 'SES', 'Bingbot'),
    bounds(10, 5_000),
    parseProvider(googleLayout),
  ),
  providerRanges(
    'starlink',
    'Starlink customers',
    'https://geoip.starlinkisp.net/feed.csv',
    networkOf(null, 'ISP', 'Starlink'),
    bounds(200, 100_000),
    orNormalised(parseGeofeed),
  ),
  providerRanges(
    'zscaler',
    'Zscaler enterprise gateways',
    'https://config.zscaler.com/api/zscaler.net/cenr/json',
    networkOf('enterprise_private_network', null, 'Zscaler'),
    bounds(50, 10_000),
    parseProvider(zscalerLayout),
  ),
];
