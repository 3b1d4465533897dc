import type { MmdbValue } from '../../ip/mmdb-decoder';
import type { RowField } from './own-meanings';

type Fields = { [field in RowField]?: string };
type Values = { readonly [key: string]: MmdbValue };

const isMap = (value: MmdbValue | undefined): value is Values =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array);

const text = (value: MmdbValue | undefined): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

const isYes = (value: MmdbValue | undefined): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|1|yes)$/i.test(value));

/** Members that say of what kind a proxy is: MaxMind's Anonymous IP and IP Risk, and the shorter names of others. */
const PROXY_MEMBERS: { readonly [member: string]: string } = {
  is_anonymous_vpn: 'vpn',
  is_tor_exit_node: 'tor',
  is_hosting_provider: 'hosting',
  is_public_proxy: 'public',
  is_residential_proxy: 'residential',
  vpn: 'vpn',
  tor: 'tor',
  hosting: 'hosting',
  proxy: 'public',
  relay: 'relay',
};

/**
 * Fields of a record of a MaxMind DB file: the layouts of MaxMind's databases (City, Country, Enterprise, ISP, ASN,
 * Connection Type, Anonymous IP, Residential Proxy, IP Risk), and flat records with the usual names.
 * @param databaseType as the file's metadata call it
 */
export function fieldsOfRecord(record: MmdbValue, databaseType: string): Fields {
  if (!isMap(record)) return {};
  const traits: Values = isMap(record.traits) ? { ...record, ...record.traits } : record;
  const kinds = Object.entries(PROXY_MEMBERS).flatMap(([member, kind]) =>
    isYes(traits[member]) ? [kind] : [],
  );
  // Every network of such a file is one, so that no record says it.
  if (/residential[-_ ]proxy/i.test(databaseType)) kinds.push('residential');
  const fields: Fields = {
    proxy: text(record.proxy_type) ?? (kinds.length === 0 ? undefined : kinds.join('|')),
  } as Fields;
  const set = (field: RowField, ...values: (MmdbValue | undefined)[]) => {
    const found = values.map(text).find((value) => value !== undefined && value !== '');
    if (found !== undefined) fields[field] = found;
  };
  set(
    'owner',
    traits.isp,
    traits.organization,
    traits.autonomous_system_organization,
    traits.as_name,
    record.name,
  );
  set('asn', traits.autonomous_system_number, traits.asn);
  set('type', traits.user_type, traits.connection_type, traits.usage_type, traits.type);
  set('provider', traits.provider_name, traits.service, traits.provider);
  set('lists', record.lists);
  const { country, city } = record;
  set('country', isMap(country) ? country.iso_code : country, record.country_code);
  const division = Array.isArray(record.subdivisions) ? record.subdivisions[0] : undefined;
  set('region', isMap(division) ? (division.iso_code ?? english(division)) : record.region, record.state1);
  set('city', isMap(city) ? english(city) : city);
  return fields;
}

function english(value: Values): MmdbValue | undefined {
  return isMap(value.names) ? value.names.en : undefined;
}
