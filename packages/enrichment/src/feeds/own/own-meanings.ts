/** Facts that a file of networks can be declared to state; only declared facts are stored. */
export const NETWORK_MEANINGS = [
  'network-owner',
  'connection-type',
  'proxy-kinds',
  'abuse-lists',
  'country',
  'place',
] as const;
export type NetworkMeaning = (typeof NETWORK_MEANINGS)[number];

/** Fields of a row, as named by the headings of a table or the file's own layout. */
const ROW_FIELDS = [
  'network',
  'first',
  'last',
  'owner',
  'asn',
  'type',
  'proxy',
  'provider',
  'lists',
  'country',
  'region',
  'city',
] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/** Headings that identify the fields when none are declared; compared without case, blanks, `_` and `-`. */
export const USUAL_HEADINGS: { readonly [field in RowField]: readonly string[] } = {
  network: ['network', 'cidr', 'prefix', 'ip', 'address', 'ipaddress', 'subnet', 'iprange'],
  first: ['first', 'ipfrom', 'startip', 'start', 'firstip', 'rangestart', 'from', 'networkstartip'],
  last: ['last', 'ipto', 'endip', 'end', 'lastip', 'rangeend', 'to', 'networklastip'],
  owner: [
    'owner',
    'isp',
    'ispname',
    'organization',
    'organisation',
    'org',
    'asname',
    'autonomoussystemorganization',
  ],
  asn: ['asn', 'autonomoussystemnumber', 'asnumber'],
  type: ['type', 'usagetype', 'connectiontype', 'usertype'],
  proxy: ['proxy', 'proxytype', 'proxykind', 'kind', 'flags'],
  provider: ['provider', 'providername', 'service', 'vpnservice'],
  lists: ['lists', 'spamnumber', 'listed', 'blacklists', 'blocklists'],
  country: ['country', 'countrycode', 'countryiso', 'countryisocode'],
  region: ['region', 'regioncode', 'stateprov', 'state', 'subdivision', 'regionname'],
  city: ['city', 'cityname'],
};

/** Fields of each meaning: at least one of `needs` is required, and all of `takes` are read. */
export const FIELDS_OF: {
  readonly [meaning in NetworkMeaning]: {
    readonly needs: readonly RowField[];
    readonly takes: readonly RowField[];
  };
} = {
  'network-owner': { needs: ['owner', 'asn'], takes: ['owner', 'asn'] },
  'connection-type': { needs: ['type'], takes: ['type'] },
  'proxy-kinds': { needs: ['proxy'], takes: ['proxy', 'provider'] },
  'abuse-lists': { needs: ['lists'], takes: ['lists'] },
  country: { needs: ['country'], takes: ['country'] },
  place: { needs: ['country'], takes: ['country', 'region', 'city'] },
};

/** Instructions for reading an operator's file. */
export interface Reading {
  readonly as: readonly NetworkMeaning[];
  /** Column by field: a heading, or a column number from 1 in a table without headings. */
  readonly columns: { readonly [field: string]: string };
}

/** No declared facts or columns. */
export const NO_READING: Reading = { as: [], columns: {} };

export const isNetworkMeaning = (text: string): text is NetworkMeaning =>
  (NETWORK_MEANINGS as readonly string[]).includes(text);

/** Returns the fields that the declared meanings read. */
export const takenFields = (as: readonly NetworkMeaning[]): ReadonlySet<RowField> =>
  new Set(as.flatMap((meaning) => FIELDS_OF[meaning].takes));
