import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { storeContent } from '@assay/versioned-files';
import { allSteps } from '../all-steps';
import { AutonomousSystemsBuilder } from './autonomous-systems';
import { type Columns, columnBytes, readStringTable, StringTableBuilder } from './column-file';
import {
  findIpSources,
  type IpPackageDirs,
  type IpSource,
  isCurrent,
  isWhole,
  PACKED_FORMAT,
  type PackedManifest,
  type PackedSource,
  packedDir,
  readingPacked,
  readManifest,
  writeManifest,
} from './ip-packages';
import { Ipv4Ranges, Ipv4RangesBuilder } from './ipv4-ranges';
import { Ipv6RangesBuilder } from './ipv6-ranges';
import { MmdbFile } from './mmdb-file';
import { PlaceTableBuilder, placeOfRecord, unknownPlace } from './place-table';
import { registeredCountry, withRegisteredCountries } from './registered-countries';

interface PackedBuildOptions {
  /** Folder of the deployment's data; the packed file is written to `ip/` below it. */
  readonly dataDir: string;
  readonly packageDirs?: IpPackageDirs;
  /** Timestamp for the manifest. */
  readonly now: Date;
  /** Builds even when the current file was made from the same sources. */
  readonly force?: boolean;
  /** @param fraction 0–1 @param label current activity, for a progress bar */
  readonly onProgress?: (fraction: number, label: string) => void;
}

/**
 * Thrown when the city and country packages are both missing, or the AS file is: there are no sources to
 * build from.
 */
export class NoIpSourcesError extends Error {
  override readonly name = 'NoIpSourcesError';
}

/**
 * Builds the packed IP data in one column file with a manifest in the same folder. The file contains places,
 * networks of the city file (or of the country file if that is missing) and autonomous systems. If all three
 * sources exist, the countries of registration correct the city file's IPv4 networks, see
 * {@link withRegisteredCountries}.
 *
 * Uses a core for several seconds and about half a gigabyte of memory: run it in a separate process. An
 * interrupted run leaves the current file unchanged, and the next run cleans up. Does nothing if the sources
 * haven't changed since the current file was built and that file is intact.
 *
 * @returns the manifest of the file that is now current
 * @throws NoIpSourcesError, MmdbFormatError, AsnCsvError, or the file system's error
 */
export async function buildPackedIpData(options: PackedBuildOptions): Promise<PackedManifest> {
  const { dataDir, now, onProgress = () => {} } = options;
  const found = findIpSources(options.packageDirs);
  const geography = found.find(({ kind }) => kind === 'city') ?? found.find(({ kind }) => kind === 'country');
  const systems = found.find(({ kind }) => kind === 'asn');
  const hasBoth = geography?.kind === 'city' && systems !== undefined;
  const registry = hasBoth ? found.find(({ kind }) => kind === 'country') : undefined;
  const sources = [geography, systems, registry].filter((source) => source !== undefined);
  if (geography === undefined) throw new NoIpSourcesError('no package with IP locations is installed');

  const current = readManifest(dataDir);
  const isReusable = current !== null && !options.force && isCurrent(current, sources);
  if (isReusable && (await isWhole(current, allSteps(readingPacked(dataDir, current))))) {
    onProgress(1, 'IP data is current');
    return current;
  }

  const strings = new StringTableBuilder();
  const places = new PlaceTableBuilder(strings);
  const built: PackedSource[] = [];
  const columns: Record<string, Columns[string]> = {};

  onProgress(0, 'IPv4 locations');
  const ipv4 = packIpv4(geography, (file) => placeNumbers(file, places));
  onProgress(0.35, 'IPv6 locations');
  await nextTurn();
  const ipv6 = packIpv6(geography, places);
  Object.assign(columns, ipv6.columns);
  built.push(packedSource(geography, ipv4.rows + ipv6.rows, [ipv4.sha256, ipv6.sha256]));
  onProgress(0.75, 'autonomous systems');
  await nextTurn();
  const packedSystems = packSystems(systems, strings);
  Object.assign(columns, packedSystems.columns);
  if (systems !== undefined) built.push(packedSource(systems, packedSystems.rows, packedSystems.sha256));
  onProgress(0.85, 'countries of registration');
  await nextTurn();
  let located = ipv4.ranges;
  if (registry !== undefined) {
    const registered = packIpv4(registry, (file) => countryNumbers(file, strings));
    built.push(packedSource(registry, registered.rows, [registered.sha256, '']));
    located = withRegisteredCountries({
      located,
      registered: registered.ranges,
      systems: Ipv4Ranges.fromColumns(packedSystems.columns, 'as4'),
      countryOfPlace: (place) => places.country(place),
      placeOfCountry: countryPlaces(places, readStringTable(strings.finish())),
    });
  }
  Object.assign(columns, located.columns('geo4'));
  onProgress(0.9, 'writing');
  await nextTurn();
  Object.assign(columns, places.columns(), { strings: strings.finish() });

  const stem = `ip-${now.toISOString().replace(/[^0-9]/g, '')}`;
  const { file, content } = storeContent(packedDir(dataDir), stem, 'pack', columnBytes(columns));
  const manifest: PackedManifest = {
    format: PACKED_FORMAT,
    built_at: now.toISOString(),
    geography: geography.kind === 'city' ? 'city' : 'country',
    file,
    ...content,
    sources: built,
  };
  writeManifest(dataDir, manifest, current?.file ?? null);
  onProgress(1, 'IP data is ready');
  return manifest;
}

interface Packed {
  readonly rows: number;
  readonly sha256: string;
}

type RecordNumbers = (record: number) => number;

/** Returns a function from records to place numbers. */
function placeNumbers(file: MmdbFile, places: PlaceTableBuilder): RecordNumbers {
  return numbersByRecord((record) => places.number(placeOfRecord(file.record(record))));
}

/** Returns a function from records to the string numbers of the countries of registration. */
const countryNumbers = (file: MmdbFile, strings: StringTableBuilder): RecordNumbers =>
  numbersByRecord((record) => strings.number(registeredCountry(file, record)));

/** Caches numbers by record, because many networks of a file refer to the same record. */
function numbersByRecord(read: RecordNumbers): RecordNumbers {
  const numbers = new Map<number, number>([[-1, 0]]);
  return (record) => {
    let number = numbers.get(record);
    if (number === undefined) {
      number = read(record);
      numbers.set(record, number);
    }
    return number;
  };
}

/** Returns a function from string numbers of countries to the numbers of places with only a country. */
function countryPlaces(places: PlaceTableBuilder, texts: readonly (string | null)[]): RecordNumbers {
  return numbersByRecord((country) => places.number({ ...unknownPlace(), country: texts[country] ?? null }));
}

function packIpv4(
  source: IpSource,
  numbersOf: (file: MmdbFile) => RecordNumbers,
): Packed & { readonly ranges: Ipv4Ranges } {
  const bytes = readFileSync(source.ipv4Path);
  const file = new MmdbFile(bytes);
  const numberOf = numbersOf(file);
  const ranges = new Ipv4RangesBuilder();
  let rows = 0;
  file.walk((address, _low, _length, record) => {
    if (record >= 0) rows++;
    ranges.add(address, numberOf(record));
  });
  return { ranges: ranges.finish(), rows, sha256: sha256(bytes) };
}

/**
 * Packs IPv6 networks. Networks longer than /64 are merged into their /64, which takes the place of the
 * largest part. A single host at another place must not determine the result for its neighbors.
 */
function packIpv6(source: IpSource, places: PlaceTableBuilder): Packed & { readonly columns: Columns } {
  const bytes = readFileSync(source.ipv6Path);
  const file = new MmdbFile(bytes);
  const numberOf = placeNumbers(file, places);
  const ranges = new Ipv6RangesBuilder();
  let rows = 0;
  const pending = { high: 0, low: 0, length: 129, record: -1 };
  file.walk((high, low, length, record) => {
    if (record >= 0) rows++;
    if (high !== pending.high || low !== pending.low) {
      ranges.add(pending.high, pending.low, numberOf(pending.record));
      pending.length = 129;
    }
    if (length < pending.length) {
      pending.high = high;
      pending.low = low;
      pending.length = length;
      pending.record = record;
    }
  });
  ranges.add(pending.high, pending.low, numberOf(pending.record));
  return { columns: ranges.finish().columns('geo6'), rows, sha256: sha256(bytes) };
}

function packSystems(
  source: IpSource | undefined,
  strings: StringTableBuilder,
): { columns: Columns; rows: number; sha256: [string, string] } {
  const builder = new AutonomousSystemsBuilder(strings);
  if (source === undefined) return { columns: builder.columns(), rows: 0, sha256: ['', ''] };
  const ipv4 = readFileSync(source.ipv4Path);
  const ipv6 = readFileSync(source.ipv6Path);
  const rows = builder.addIpv4(ipv4.toString('utf8')) + builder.addIpv6(ipv6.toString('utf8'));
  return { columns: builder.columns(), rows, sha256: [sha256(ipv4), sha256(ipv6)] };
}

function packedSource(source: IpSource, rows: number, hashes: readonly [string, string]): PackedSource {
  const { name, version, date, licence, attribution } = source;
  return { name, version, date, licence, attribution, rows, sha256: hashes };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
