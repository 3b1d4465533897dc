import type { IpPrefix } from '@assay/networks';
import type { IpFlag } from '../../ip/facts';
import { isMmdb } from '../../ip/mmdb-file';
import { parsePrefixLines } from '../address-lists';
import { type FeedContent, FeedFormatError } from '../feed-content';
import { isTooWide } from '../listed-prefixes';
import { orNormalised } from '../normalised-ranges';
import { PlaceSetBuilder } from '../place-set';
import { networksOfRow } from './address-span';
import { networkRecords, statesSomething } from './network-record';
import type { Reading } from './own-meanings';
import { eachOwnRow } from './own-rows';
import { RowFaults } from './row-faults';
import { linesOf } from './table-lines';

/**
 * Reads an operator's own file of networks, of which only what is declared is kept. Rows that do not read are left out
 * and named; rows that state nothing of it are passed over.
 * @throws FeedFormatError when nothing is declared, or the file is none, lacks a column or states none of it
 */
export function readOwnNetworks(bytes: Uint8Array, reading: Reading): FeedContent {
  if (reading.as.length === 0) throw new FeedFormatError('what the file states is not declared');
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
 * Reads an operator's own list for one flag: an address or network a line, a JSON document of ranges, or one of the files
 * of {@link readOwnNetworks}. Where such a file states of what kind its networks are, those of the flag are taken, else all.
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
