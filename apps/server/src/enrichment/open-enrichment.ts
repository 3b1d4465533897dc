import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  type BinIndex,
  type EmailData,
  type FeedVersion,
  feedSources,
  feedSourcesOf,
  type IpData,
  indexBinRanges,
  openEmailData,
  openFeed,
  openIpData,
  openPhoneData,
  openPlaces,
  openTextData,
  type PhoneData,
  type Places,
  readFeedManifest,
  type SourceStatus,
  type StoredFeed,
  statedVersion,
  type TextData,
} from '@assay/enrichment';
import { EMBEDDED_PACKAGES, type EmbeddedPackage } from './embedded-packages';

/** Everything that is known offline, opened once; the tables are replaced as a whole by `reload`. */
export interface EnrichmentData {
  readonly ip: IpData;
  readonly email: EmailData;
  readonly phone: PhoneData;
  readonly bins: BinIndex;
  readonly places: Places;
  readonly text: TextData;
  /** Version of each source in use, by name. */
  versions(): { readonly [source: string]: string };
  /** Names `versions()` in a few characters: kept with every decision. */
  versionsDigest(): string;
  status(now: Date): readonly SourceStatus[];
  /** Feeds whose current version is damaged; the one before answers, if any. */
  damaged(): readonly string[];
  /** The packed files are built; until then plain readers answer. */
  isComplete(): boolean;
  /** {@link IpData.verify} */
  verify(): Promise<boolean>;
  /** Something was built or imported since the tables were opened. */
  changedOnDisk(): boolean;
  /** Takes over what was built or imported since. */
  reload(): void;
  close(): void;
}

const STALE_AFTER_CADENCES = 3;
const HOUR_MS = 3_600_000;
const locate = createRequire(import.meta.url);

/** Feeds that are opened here, with what answers of each and which are damaged. */
class OpenedFeeds {
  readonly versions = new Map<string, FeedVersion>();
  readonly damaged: string[] = [];
  /** Of the damaged ones, those that no version answers of. */
  readonly silent = new Set<string>();

  constructor(private readonly dataDir: string) {}

  content(source: string): StoredFeed | null {
    const { answering, damage } = openFeed(this.dataDir, source);
    if (damage !== null) this.damaged.push(source);
    if (answering !== null) this.versions.set(source, answering.version);
    else if (damage !== null) this.silent.add(source);
    return answering?.content ?? null;
  }

  lines(source: string): readonly string[] | undefined {
    const content = this.content(source);
    return content?.kind === 'lines' ? content.lines : undefined;
  }
}

/** Some packages do not export their package.json: it is then found beside what they do export. */
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

function feedStatus(dataDir: string, opened: OpenedFeeds, now: Date): readonly SourceStatus[] {
  return feedSources
    .filter((source) => source.ip === null)
    .map((source) => {
      const current = statedVersion(dataDir, source.name, opened.versions.get(source.name));
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
        loaded: current !== null && !opened.silent.has(source.name),
        age_hours: age,
        stale: age !== null && age > source.cadenceHours * STALE_AFTER_CADENCES,
      };
    });
}

function openTables(dataDir: string, text: TextData) {
  const feeds = new OpenedFeeds(dataDir);
  const suffixes = feeds.lines('public-suffixes');
  const disposable = ['disposable-domains', 'abused-domains'].flatMap((feed) => feeds.lines(feed) ?? []);
  const free = feeds.lines('free-domains');
  const phones = feeds.lines('disposable-phones');
  const bins = feeds.content('bin-list');
  return {
    feeds,
    email: openEmailData({
      text,
      extra: {
        disposable,
        ...(free ? { free } : {}),
        ...(suffixes ? { suffixes: suffixes.join('\n') } : {}),
      },
    }),
    phone: openPhoneData({
      cacheDir: join(dataDir, 'cache'),
      ...(phones ? { extra: { disposable: phones } } : {}),
    }),
    bins: indexBinRanges(bins?.kind === 'bins' ? bins.bins : []),
    places: openPlaces({ dataDir }),
  };
}

/** Versions of the imported feeds and of the packed file, as their manifests report them. */
function stampOf(dataDir: string): string {
  const feeds = feedSourcesOf(dataDir).map(
    (source) => readFeedManifest(dataDir, source.name)?.current.data_version ?? '',
  );
  const packed = [join('ip', 'manifest.json'), 'places.bin'].map(
    (name) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return `${feeds.join()}/${packed.join()}`;
}

const digestOf = (versions: object): string => hash('sha256', JSON.stringify(versions)).slice(0, 16);

/** Opens the offline data of a deployment: embedded packages, packed files and imported feeds. */
export function openEnrichment(dataDir: string): EnrichmentData {
  let stamp = stampOf(dataDir);
  const ip = openIpData({ dataDir });
  const text = openTextData();
  const embedded = EMBEDDED_PACKAGES.map(embeddedStatus);
  let tables = openTables(dataDir, text);
  const status = (now: Date) => [...ip.status(now), ...embedded, ...feedStatus(dataDir, tables.feeds, now)];
  const readVersions = () =>
    Object.fromEntries(
      status(new Date(0)).flatMap(({ name, version, loaded }) =>
        loaded && version ? [[name, version]] : [],
      ),
    );
  let versions = readVersions();
  let digest = digestOf(versions);
  return {
    ip,
    text,
    get email() {
      return tables.email;
    },
    get phone() {
      return tables.phone;
    },
    get bins() {
      return tables.bins;
    },
    get places() {
      return tables.places;
    },
    versions: () => versions,
    versionsDigest: () => digest,
    status,
    damaged: () => [...ip.damagedFeeds(), ...tables.feeds.damaged],
    isComplete: () => ip.mode() === 'packed' && tables.places.isPacked(),
    async verify() {
      const isWhole = await ip.verify();
      if (!isWhole) {
        versions = readVersions();
        digest = digestOf(versions);
      }
      return isWhole;
    },
    changedOnDisk: () => stampOf(dataDir) !== stamp,
    reload() {
      stamp = stampOf(dataDir);
      ip.reload();
      tables = openTables(dataDir, text);
      versions = readVersions();
      digest = digestOf(versions);
    },
    close: () => ip.close(),
  };
}
