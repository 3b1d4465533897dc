import { isUtf8 } from 'node:buffer';
import type { IpPrefix } from '@assay/networks';
import type { IpFlag } from '../../ip/facts';
import { MmdbFormatError, type MmdbValue } from '../../ip/mmdb-decoder';
import { isMmdb, MmdbFile } from '../../ip/mmdb-file';
import { isReserved } from '../../ip/registered-countries';
import { parsePrefixLines } from '../address-lists';
import { type FeedContent, FeedFormatError } from '../feed-content';
import { isTooWide } from '../listed-prefixes';
import { PlaceSetBuilder } from '../place-set';
import { orNormalised } from '../provider-ranges';
import { networkRecords, networksOfRow, type OwnNetworkRow, statesSomething } from './network-record';
import { type Reading, type RowField, takenFields } from './own-meanings';
import { recordOfFields } from './record-of-fields';
import { fieldsOfRow, networkLayout, requireColumns, type TableLayout } from './table-columns';
import { delimiterOf, fieldsOfLine, linesOf, RowFaults } from './table-lines';

type Fields = { [field in RowField]?: string };
type Values = { readonly [key: string]: MmdbValue };

const isMap = (value: MmdbValue | undefined): value is Values =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Uint8Array);

const text = (value: MmdbValue | undefined): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

const isYes = (value: MmdbValue | undefined): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|1|yes)$/i.test(value));

/**
 * Members that state the kind of a proxy: those of MaxMind's Anonymous IP and IP Risk, and shorter names of
 * other vendors.
 */
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
 * Returns the fields of a record in a MaxMind DB file: the layouts of MaxMind's databases (City, Country,
 * Enterprise, ISP, ASN, Connection Type, Anonymous IP, Residential Proxy, IP Risk), and flat records with the
 * usual names.
 * @param databaseType as stated in the file's metadata
 */
function fieldsOfRecord(record: MmdbValue, databaseType: string): Fields {
  if (!isMap(record)) return {};
  const traits: Values = isMap(record.traits) ? { ...record, ...record.traits } : record;
  const kinds = Object.entries(PROXY_MEMBERS).flatMap(([member, kind]) =>
    isYes(traits[member]) ? [kind] : [],
  );
  // Every network of such a file is a residential proxy, so its records don't state it.
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

/** Receives a network with the facts of its row, which may be empty. */
type Take = (network: IpPrefix, row: OwnNetworkRow) => void;

interface RowReading extends Reading {
  /** When false, a file without the columns that its meanings need is read for its networks only. */
  readonly needsColumns: boolean;
}

/**
 * Reads the rows of an operator's file: a MaxMind DB file, a table in IP2Proxy's layout, or one with headings
 * or declared columns.
 * @param faults receives the invalid rows; in a MaxMind DB file, networks are counted from 1
 * @returns the day that the file states for its data, or null
 * @throws FeedFormatError when the file has none of these formats
 */
function eachOwnRow(bytes: Uint8Array, reading: RowReading, take: Take, faults: RowFaults): string | null {
  if (isMmdb(bytes)) return eachRecord(bytes, reading, take, faults);
  if (!isUtf8(bytes) || bytes.includes(0)) throw new FeedFormatError('neither text nor a MaxMind DB file');
  let layout: TableLayout<RowField> | null = null;
  let delimiter = ',';
  for (const { row, text } of linesOf(bytes)) {
    if (layout === null) {
      if (/^[<{[]/.test(text)) throw new FeedFormatError('not a table');
      delimiter = delimiterOf(text);
      layout = networkLayout(fieldsOfLine(text, delimiter) ?? [], reading.columns);
      if (reading.needsColumns) requireColumns(layout, reading.as);
      if (!layout.startsWithRow) continue;
    }
    const fault = takeRow(fieldsOfLine(text, delimiter), layout, reading, take);
    if (fault !== null) faults.add(row, fault);
  }
  return null;
}

/** @returns the part of the row that is invalid; null when it was accepted */
function takeRow(
  row: readonly string[] | null,
  layout: TableLayout<RowField>,
  { as }: RowReading,
  take: Take,
): RowField | 'fields' | 'reserved' | null {
  if (row === null || row.length < layout.fields) return 'fields';
  const { network, first, last } = layout.at;
  const networks =
    network === undefined ? networksOfRow(row[first!]!, row[last!]!) : networksOfRow(row[network]!, null);
  if (networks === null || (network !== undefined && networks.some(isTooWide))) return 'network';
  const stated = recordOfFields(fieldsOfRow(row, layout, as));
  if (typeof stated === 'string') return stated;
  if (networks.some(({ address }) => isReserved(address))) {
    // Tables of the whole address range list the reserved networks without any facts.
    return statesSomething(stated.record) || stated.place !== null ? 'reserved' : null;
  }
  for (const each of networks) take(each, stated);
  return null;
}

function eachRecord(bytes: Uint8Array, { as }: RowReading, take: Take, faults: RowFaults): string | null {
  const taken = takenFields(as);
  const known = new Map<number, OwnNetworkRow | RowField>();
  let at = 0;
  try {
    const file = new MmdbFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const { databaseType, builtAt } = file.metadata;
    const read = (record: number): OwnNetworkRow | RowField => {
      const fields = Object.entries(fieldsOfRecord(file.record(record), databaseType));
      return recordOfFields(Object.fromEntries(fields.filter(([field]) => taken.has(field as RowField))));
    };
    file.eachNetwork((network, record) => {
      at++;
      const stated = known.get(record) ?? read(record);
      known.set(record, stated);
      if (typeof stated === 'string') faults.add(at, stated);
      else if (!isReserved(network.address)) take(network, stated);
    });
    return builtAt.getTime() > 0 ? builtAt.toISOString().slice(0, 10) : null;
  } catch (error) {
    if (!(error instanceof MmdbFormatError)) throw error;
    throw new FeedFormatError(`an invalid MaxMind DB file: ${error.message}`);
  }
}

/**
 * Reads an operator's file of networks, and stores only the declared facts. Invalid rows are skipped and
 * reported; rows without any declared fact are ignored.
 * @throws FeedFormatError when nothing is declared, or the file is invalid, lacks a column or states no
 *   declared fact
 */
export function readOwnNetworks(bytes: Uint8Array, reading: Reading): FeedContent {
  if (reading.as.length === 0) throw new FeedFormatError("the meaning of the file isn't declared");
  const records = networkRecords();
  const places = new PlaceSetBuilder();
  const faults = new RowFaults();
  let rows = 0;
  const date = eachOwnRow(
    bytes,
    { ...reading, needsColumns: true },
    (network, { record, place }) => {
      rows++;
      if (statesSomething(record)) records.add(network, record);
      if (place !== null) places.add(network, place);
    },
    faults,
  );
  return {
    kind: 'networks',
    date,
    networks: records.finish().set,
    places: places.finish().set,
    ...faults.of(rows),
  };
}

/**
 * Reads an operator's list for one flag: an address or network per line, a JSON document of ranges, or one of
 * the files of {@link readOwnNetworks}. If such a file states the kind of its networks, only those of the
 * flag are used, else all.
 * @throws FeedFormatError
 */
export function readOwnFlag(flag: IpFlag): (bytes: Uint8Array, reading: Reading) => FeedContent {
  return (bytes, { columns }) => {
    if (!isMmdb(bytes)) {
      const first = firstEntry(bytes);
      if (first.startsWith('{')) return orNormalised(parsePrefixLines)(new TextDecoder().decode(bytes));
      if (networksOfRow(first, null) !== null) return readLines(bytes);
    }
    const listed: { readonly prefix: IpPrefix; readonly hasFlag: boolean }[] = [];
    const faults = new RowFaults();
    let statesKinds = false;
    const reading = { as: ['proxy-kinds'], columns, needsColumns: false } as const;
    const date = eachOwnRow(
      bytes,
      reading,
      (prefix, { record: { flags } }) => {
        statesKinds ||= flags.length > 0;
        listed.push({ prefix, hasFlag: flags.includes(flag) });
      },
      faults,
    );
    const prefixes = listed.flatMap(({ prefix, hasFlag }) =>
      hasFlag || !statesKinds ? [{ prefix, count: 0 }] : [],
    );
    return { kind: 'addresses', date, prefixes, ...faults.of(listed.length) };
  };
}

const entryOf = (text: string): string => text.replace(/[#;].*/, '').trim();

function firstEntry(bytes: Uint8Array): string {
  for (const { text } of linesOf(bytes)) if (entryOf(text) !== '') return entryOf(text);
  return '';
}

function readLines(bytes: Uint8Array): FeedContent {
  const faults = new RowFaults();
  const prefixes = [];
  for (const { row, text } of linesOf(bytes)) {
    const entry = entryOf(text);
    if (entry === '') continue;
    const [prefix] = networksOfRow(entry, null) ?? [];
    if (prefix === undefined || isTooWide(prefix)) faults.add(row, 'network');
    else prefixes.push({ prefix, count: 0 });
  }
  return { kind: 'addresses', date: null, prefixes, ...faults.of(prefixes.length) };
}
