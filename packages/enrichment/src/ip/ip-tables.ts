import { readFileSync } from 'node:fs';
import type { IpAddress } from '@assay/networks';
import { AutonomousSystems, AutonomousSystemsBuilder } from './autonomous-systems';
import {
  ColumnFileError,
  type Columns,
  column,
  columnsOf,
  readStringTable,
  StringTableBuilder,
} from './column-file';
import {
  findIpSources,
  type IpPackageDirs,
  type IpSource,
  isWhole,
  type PackedManifest,
  readingPacked,
  readManifest,
} from './ip-packages';
import { Ipv4Ranges } from './ipv4-ranges';
import { Ipv6Ranges } from './ipv6-ranges';
import { MmdbFile } from './mmdb-file';
import { type Place, PlaceTable, placeOfRecord, unknownPlace } from './place-table';
import { PlainCountries } from './registered-countries';

/**
 * Source of the places: the packed file, the plain city files, or a country file (packed or plain) when no
 * city file exists.
 */
export type IpDataMode = 'packed' | 'plain' | 'country-only';

/** Tables of places and autonomous systems by address. */
export interface IpTables {
  readonly mode: IpDataMode;
  /** The packed file these tables were read from; `null` without one. */
  readonly manifest: PackedManifest | null;
  /** Checks whether the packed file matches its digest, in short steps. */
  isWhole(): Promise<boolean>;
  /** The sources that are read in plain form. */
  readonly plainSources: readonly IpSource[];
  readonly systems: AutonomousSystems;
  /** Fills `out` with the place of an address. */
  locate(address: Readonly<IpAddress>, out: Place): void;
}

/**
 * Opens the packed file when it is usable, else the packages' files, else empty tables. A damaged packed file
 * counts as missing, and the next build replaces it. Other work can run after each step.
 * @param damaged a packed file that is known to be damaged, or null
 */
export function* openingIpTables(
  dataDir: string,
  packageDirs: IpPackageDirs | undefined,
  damaged: string | null,
): Generator<void, IpTables> {
  const manifest = readManifest(dataDir);
  try {
    if (manifest !== null && manifest.file !== damaged) return yield* packedTables(dataDir, manifest);
  } catch (error) {
    if (!(error instanceof ColumnFileError)) throw error;
  }
  return plainTables(findIpSources(packageDirs));
}

function* packedTables(dataDir: string, manifest: PackedManifest): Generator<void, IpTables> {
  const bytes = yield* readingPacked(dataDir, manifest);
  const columns = columnsOf(bytes);
  const strings = readStringTable(column(columns, 'strings', 'u8'));
  const ipv4 = Ipv4Ranges.fromColumns(columns, 'geo4');
  const ipv6 = Ipv6Ranges.fromColumns(columns, 'geo6');
  const places = PlaceTable.fromColumns(columns, strings);
  return {
    mode: manifest.geography === 'city' ? 'packed' : 'country-only',
    manifest,
    isWhole: () => isWhole(manifest, bytes),
    plainSources: [],
    systems: AutonomousSystems.fromColumns(columns, strings),
    locate: ({ version, word0, word1 }, out) =>
      places.read(version === 4 ? ipv4.find(word0) : ipv6.find(word0, word1), out),
  };
}

function plainTables(sources: readonly IpSource[]): IpTables {
  const geography =
    sources.find(({ kind }) => kind === 'city') ?? sources.find(({ kind }) => kind === 'country');
  const systemsSource = sources.find(({ kind }) => kind === 'asn');
  const hasBoth = geography?.kind === 'city' && systemsSource !== undefined;
  const registry = hasBoth ? sources.find(({ kind }) => kind === 'country') : undefined;
  const systems = plainSystems(systemsSource);
  return {
    mode: geography?.kind === 'city' ? 'plain' : 'country-only',
    manifest: null,
    isWhole: async () => true,
    plainSources: [geography, systemsSource, registry].filter((source) => source !== undefined),
    systems,
    locate:
      geography === undefined
        ? (_, out) => void Object.assign(out, unknownPlace())
        : plainLocator(geography, registry, systems),
  };
}

/** Returns the same places as the packed file. */
function plainLocator(
  source: IpSource,
  registry: IpSource | undefined,
  systems: AutonomousSystems,
): IpTables['locate'] {
  const ipv4 = new MmdbFile(readFileSync(source.ipv4Path));
  const ipv6 = new MmdbFile(readFileSync(source.ipv6Path));
  const countries =
    registry === undefined
      ? null
      : new PlainCountries({
          located: ipv4,
          registered: new MmdbFile(readFileSync(registry.ipv4Path)),
          systems,
        });
  return (address, out) => {
    const file = address.version === 4 ? ipv4 : ipv6;
    const record = address.version === 4 ? file.find(address) : file.findSubnet(address);
    Object.assign(out, record < 0 ? unknownPlace() : placeOfRecord(file.record(record)));
    if (address.version === 4) countries?.correct(address, out);
  };
}

function plainSystems(source: IpSource | undefined): AutonomousSystems {
  const strings = new StringTableBuilder();
  const builder = new AutonomousSystemsBuilder(strings);
  if (source !== undefined) {
    builder.addIpv4(readFileSync(source.ipv4Path, 'utf8'));
    builder.addIpv6(readFileSync(source.ipv6Path, 'utf8'));
  }
  const columns: Columns = builder.columns();
  return AutonomousSystems.fromColumns(columns, readStringTable(strings.finish()));
}
