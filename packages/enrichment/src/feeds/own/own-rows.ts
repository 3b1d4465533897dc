import { isUtf8 } from 'node:buffer';
import type { IpPrefix } from '@assay/networks';
import { MmdbFormatError } from '../../ip/mmdb-decoder';
import { isMmdb, MmdbFile } from '../../ip/mmdb-file';
import { isReserved } from '../../ip/special-purpose';
import { FeedFormatError } from '../feed-content';
import { isTooWide } from '../listed-prefixes';
import { networksOfRow } from './address-span';
import { fieldsOfRecord } from './mmdb-fields';
import { type OwnNetworkRow, statesSomething } from './network-record';
import { type Reading, type RowField, takenFields } from './own-meanings';
import { recordOfFields } from './record-of-fields';
import type { RowFaults } from './row-faults';
import { fieldsOfRow, networkLayout, requireColumns, type TableLayout } from './table-columns';
import { delimiterOf, fieldsOfLine, linesOf } from './table-lines';

/** Takes a network with what its row states, which may be nothing. */
type Take = (network: IpPrefix, row: OwnNetworkRow) => void;

interface RowReading extends Reading {
  /** A file without the columns that its meanings need is read for its networks alone. */
  readonly needsColumns: boolean;
}

/**
 * Reads the rows of an own file: a MaxMind DB file, a table in IP2Proxy's layout, or one with headings or declared columns.
 * @param faults takes the rows that do not read; in a MaxMind DB file the networks are counted from 1 on
 * @returns the day that the file states for its data; null when it states none
 * @throws FeedFormatError when the file is none of these
 */
export function eachOwnRow(
  bytes: Uint8Array,
  reading: RowReading,
  take: Take,
  faults: RowFaults,
): string | null {
  if (isMmdb(bytes)) return eachRecord(bytes, reading, take, faults);
  if (!isUtf8(bytes) || bytes.includes(0)) throw new FeedFormatError('neither text nor a MaxMind DB file');
  let layout: TableLayout<RowField> | null = null;
  let delimiter = ',';
  for (const { row, text } of linesOf(bytes)) {
    if (layout === null) {
      if (/^[<{[]/.test(text)) throw new FeedFormatError('no table');
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

/** @returns which part of the row does not read; null when it was taken */
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
    // Tables of the whole space list the reserved networks with nothing known of them.
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
    throw new FeedFormatError(`a MaxMind DB file that does not read: ${error.message}`);
  }
}
