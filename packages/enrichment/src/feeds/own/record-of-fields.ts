import type { IpFlag, IpType } from '../../ip/facts';
import { declaredPlace } from '../declared-place';
import { type OwnNetworkRow, statesSomething, UNSTATED } from './network-record';
import type { RowField } from './own-meanings';

/** Names of proxy kinds: the codes of IP2Proxy's tables, this project's flags, and common words. */
const PROXY_WORDS: ReadonlyMap<string, IpFlag> = new Map(
  Object.entries({
    vpn: 'vpn',
    tor: 'tor',
    torexit: 'tor',
    dch: 'data_center_proxy',
    datacenter: 'data_center_proxy',
    datacentre: 'data_center_proxy',
    datacenterproxy: 'data_center_proxy',
    hosting: 'data_center_proxy',
    pub: 'public_proxy',
    public: 'public_proxy',
    proxy: 'public_proxy',
    publicproxy: 'public_proxy',
    web: 'web_proxy',
    webproxy: 'web_proxy',
    res: 'residential_proxy',
    residential: 'residential_proxy',
    residentialproxy: 'residential_proxy',
    cpn: 'consumer_privacy_network',
    relay: 'consumer_privacy_network',
    consumerprivacynetwork: 'consumer_privacy_network',
    epn: 'enterprise_private_network',
    enterpriseprivatenetwork: 'enterprise_private_network',
    ses: 'search_engine_spider',
    spider: 'search_engine_spider',
    searchenginespider: 'search_engine_spider',
    harmful: 'harmful',
  }),
);

/** Words that mean "not a proxy". */
const NO_PROXY: ReadonlySet<string> = new Set(['no', 'none', 'false', '0', 'notaproxy']);

const TYPES: ReadonlyMap<string, IpType> = new Map(
  Object.entries({
    com: 'COM',
    commercial: 'COM',
    business: 'COM',
    corporate: 'COM',
    company: 'COM',
    org: 'ORG',
    organization: 'ORG',
    organisation: 'ORG',
    nonprofit: 'ORG',
    gov: 'GOV',
    government: 'GOV',
    mil: 'MIL',
    military: 'MIL',
    edu: 'EDU',
    education: 'EDU',
    college: 'EDU',
    school: 'EDU',
    university: 'EDU',
    lib: 'LIB',
    library: 'LIB',
    cdn: 'CDN',
    contentdeliverynetwork: 'CDN',
    isp: 'ISP',
    residential: 'ISP',
    cabledsl: 'ISP',
    cable: 'ISP',
    dsl: 'ISP',
    fixed: 'ISP',
    dialup: 'ISP',
    satellite: 'ISP',
    broadband: 'ISP',
    mob: 'MOB',
    mobile: 'MOB',
    cellular: 'MOB',
    dch: 'DCH',
    hosting: 'DCH',
    datacenter: 'DCH',
    datacentre: 'DCH',
    cloud: 'DCH',
    ses: 'SES',
    searchenginespider: 'SES',
  }),
); // prettier tables read across

const MAX_NAME_LENGTH = 120;
const MAX_ASN = 0xffffffff;
const MAX_LISTS = 9999;

type Fields = { readonly [field in RowField]?: string };

/** Checks for a text that means "unknown" in common tables. */
const isBlank = (text: string | undefined): boolean =>
  text === undefined || /^(?:|-|null|n\/a|unknown)$/i.test(text.trim());

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Converts the fields of a row.
 * @returns the row, or the name of the first invalid field
 */
export function recordOfFields(fields: Fields): OwnNetworkRow | RowField {
  const flags = isBlank(fields.proxy) ? [] : flagsOf(fields.proxy!);
  if (flags === null) return 'proxy';
  const type = isBlank(fields.type) ? null : typeOf(fields.type!);
  if (type === undefined) return 'type';
  const asn = isBlank(fields.asn) ? null : numberOf(fields.asn!.replace(/^AS/i, ''), MAX_ASN);
  if (asn === undefined) return 'asn';
  const lists = isBlank(fields.lists) ? null : numberOf(fields.lists!, MAX_LISTS);
  if (lists === undefined) return 'lists';
  const place = isBlank(fields.country) ? null : placeOf(fields);
  if (place === undefined) return 'country';
  const record = {
    flags,
    type,
    owner: isBlank(fields.owner) ? null : nameOf(fields.owner!),
    asn: asn === 0 ? null : asn,
    provider: isBlank(fields.provider) ? null : nameOf(fields.provider!),
    lists,
  };
  return { record: statesSomething(record) ? record : UNSTATED, place };
}

function flagsOf(text: string): readonly IpFlag[] | null {
  const flags = new Set<IpFlag>();
  for (const word of text.split(/[|/;,+]|\s+(?=[A-Z]{3}\b)/)) {
    const name = bare(word);
    if (name === '' || NO_PROXY.has(name)) continue;
    const flag = PROXY_WORDS.get(name);
    if (flag === undefined) return null;
    flags.add(flag);
  }
  return [...flags].sort();
}

/** Returns the first of several types: `ISP/MOB` is an access network that also has mobile customers. */
function typeOf(text: string): IpType | undefined {
  return TYPES.get(bare(text)) ?? TYPES.get(bare(text.replace(/^\(/, '').split(/[/|,)]/, 1)[0]!));
}

function numberOf(text: string, most: number): number | undefined {
  const plain = text.trim();
  if (!/^\d{1,10}$/.test(plain)) return undefined;
  return Number(plain) <= most ? Number(plain) : undefined;
}

function placeOf({ country = '', region, city }: Fields) {
  const text = (field: string | undefined) => (isBlank(field) ? '' : field!);
  const place = declaredPlace(country, text(region), text(city));
  return typeof place === 'string' ? undefined : place;
}

const nameOf = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);
