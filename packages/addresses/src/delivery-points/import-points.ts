import { createReadStream, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import {
  type Manifest,
  makeCurrent,
  readManifest,
  type StoredVersion,
  storeContentStream,
} from '@assay/versioned-files';
import type { ParsedAddress } from '../address-components';
import { normalForms, roadForms } from '../normal-form';
import { parseUsFields } from '../us/parse-us';
import { countryFormat } from '../world/country-format';
import { parseWorldFields } from '../world/parse-world';
import type { AddressPoint } from './point-file';
import { HAS_UNITS, IS_ADDRESS } from './point-record';
import { columnsOf, type PointFormat, type PointRow, rowOfCells, rowOfFeature } from './point-rows';
import { PointSorter } from './point-sorter';

/** Maximum length of a line; a longer one is not a row of an address file. */
const MAX_LINE_LENGTH = 65_536;

/** Yields the lines of a stream of bytes. @throws RangeError for a line that is too long */
async function* textLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) throw new RangeError('A line is too long for an address row.');
    yield lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}

/** Returns the cells of one line of comma-separated values (RFC 4180, without line ends within cells). */
function cellsOf(line: string): string[] {
  const text = line.endsWith('\r') ? line.slice(0, -1) : line;
  if (!text.includes('"')) return text.split(',');
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    if (text[at] !== '"') {
      const end = text.indexOf(',', at);
      cells.push(end < 0 ? text.slice(at) : text.slice(at, end));
      if (end < 0) break;
      at = end + 1;
      continue;
    }
    let cell = '';
    at += 1;
    for (;;) {
      const end = text.indexOf('"', at);
      if (end < 0) {
        cells.push(cell + text.slice(at));
        return cells;
      }
      cell += text.slice(at, end);
      at = end + 1;
      if (text[at] !== '"') break;
      cell += '"';
      at += 1;
    }
    cells.push(cell);
    if (at >= text.length) break;
    at += 1;
  }
  return cells;
}

/** Manifest entry for a source of address points. */
export interface PointVersion extends Required<StoredVersion> {
  readonly country: string;
  readonly isDeliveryPoint: boolean;
  readonly positionOf: AddressPoint['positionOf'];
  /** Number of addresses read. */
  readonly addresses: number;
  /** ISO 8601. */
  readonly imported_at: string;
}

interface ImportOptions {
  /** Folder of all sources. */
  readonly folder: string;
  /** Name of the source: lowercase letters, digits and dashes. */
  readonly source: string;
  /** ISO 3166-1 alpha-2; files of address points don't contain it. */
  readonly country: string;
  readonly format: PointFormat;
  readonly files: readonly string[];
  /** True if the files are a register of postal delivery points. */
  readonly isDeliveryPoint: boolean;
  readonly positionOf: AddressPoint['positionOf'];
  readonly now: Date;
  /** Called with the completed share, 0–1. */
  readonly onProgress?: (share: number) => void;
}

interface ImportReport {
  readonly addresses: number;
  /** Rows that are not an address, by their first line numbers. */
  readonly refused: number;
  readonly refusedLines: readonly number[];
}

/** Thrown for a file that is not a list of addresses; nothing was changed. */
export class NoAddressFile extends Error {}

const SOURCE_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const NAMED_LINES = 20;
/** Maximum share of unreadable rows; a file with more is a different kind of file. */
const MAX_REFUSED_SHARE = 0.5;

/**
 * Imports a source of address points from files: all of it or nothing. Rows that are not an address are
 * skipped and counted. Ten million rows take some minutes and less than 200 MB of memory.
 * @throws NoAddressFile for files without addresses; the file system's error
 */
export async function importPoints(options: ImportOptions): Promise<ImportReport> {
  const { folder, source, country, isDeliveryPoint, positionOf, now } = options;
  if (!SOURCE_NAME.test(source))
    throw new NoAddressFile('A source name can contain only lowercase letters, digits and hyphens.');
  const home = join(folder, source);
  mkdirSync(home, { recursive: true });
  const sorter = new PointSorter(home);
  try {
    const report = await readAll(options, sorter);
    const found = report.addresses + report.refused;
    if (report.addresses === 0 || report.refused > found * MAX_REFUSED_SHARE)
      throw new NoAddressFile(`${report.refused} of ${found} rows aren't valid addresses.`);
    const stored = await storeContentStream(
      home,
      now.toISOString().replace(/\D/g, ''),
      'points',
      piecesOf(sorter),
    );
    const version: PointVersion = {
      ...stored,
      country,
      isDeliveryPoint,
      positionOf,
      addresses: report.addresses,
      imported_at: now.toISOString(),
    };
    const before = readManifest<Manifest<PointVersion>>(home);
    makeCurrent(home, {
      current: version,
      previous: before.state === 'stored' ? before.manifest.current : null,
    });
    return report;
  } finally {
    sorter.close();
  }
}

async function* piecesOf(sorter: PointSorter): AsyncGenerator<Uint8Array> {
  yield* sorter.sorted();
}

async function readAll(options: ImportOptions, sorter: PointSorter): Promise<ImportReport> {
  const { files, format, country, onProgress } = options;
  const parse = parserOf(country);
  const total = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const refusedLines: number[] = [];
  const roads = new RecentRoads();
  let [addresses, refused, seen] = [0, 0, 0];
  for (const file of files) {
    let columns: ReadonlyMap<string, number> | null = null;
    let number = 0;
    const bytes = createReadStream(file, { highWaterMark: 1 << 20 });
    bytes.on('data', (piece) => {
      seen += piece.length;
      onProgress?.(seen / total);
    });
    for await (const lines of textLines(file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes)) {
      for (const line of lines) {
        number += 1;
        if (line.trim() === '') continue;
        if (format !== 'geojson' && columns === null) {
          columns = columnsOf(cellsOf(line));
          if (columns === null) throw new NoAddressFile('The first line has no street column.');
          continue;
        }
        const row = columns === null ? rowOfFeature(line) : rowOfCells(columns, cellsOf(line));
        if (row !== null && addRow(sorter, row, parse, roads)) addresses += 1;
        else {
          refused += 1;
          if (refusedLines.length < NAMED_LINES) refusedLines.push(number);
        }
      }
    }
  }
  return { addresses, refused, refusedLines };
}

type Parse = (row: PointRow) => ParsedAddress;

function parserOf(country: string): Parse {
  if (country === 'US')
    return ({ fields, unit }) =>
      parseUsFields({ ...fields, street2: unit === null ? null : spelledUnit(unit) });
  const format = countryFormat(country);
  return ({ fields, unit }) => {
    const address = parseWorldFields(fields, format);
    return unit === null || address.components.unit !== null
      ? address
      : { ...address, components: { ...address.components, unit } };
  };
}

/** A bare `4B` is a unit too. */
const spelledUnit = (unit: string): string => (/^[\w-]{1,8}$/.test(unit) ? `# ${unit}` : unit);

/** Adds an address with its building and its road; returns false for a row without a number or a place. */
function addRow(sorter: PointSorter, row: PointRow, parse: Parse, roads: RecentRoads): boolean {
  const address = parse(row);
  const { house_number, po_box } = address.components;
  const forms = normalForms(address);
  if ((house_number === null && po_box === null) || forms.length === 0) return false;
  for (const { base, full } of forms) {
    if (full !== base) sorter.add(full, row.position, IS_ADDRESS);
    sorter.add(base, row.position, full === base ? IS_ADDRESS : IS_ADDRESS | HAS_UNITS);
  }
  for (const road of roadForms(address)) if (roads.isNew(road)) sorter.add(road, null, 0);
  return true;
}

const MAX_ROADS = 50_000;

/** Recently seen roads: files mostly list the houses of a road together, and one record of it is enough. */
class RecentRoads {
  private readonly seen = new Set<string>();

  isNew(road: string): boolean {
    if (this.seen.has(road)) return false;
    if (this.seen.size === MAX_ROADS) this.seen.clear();
    this.seen.add(road);
    return true;
  }
}
