import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { AddressEngine, StoredPoints } from '@assay/addresses';
import {
  type AnySource,
  type BinIndex,
  type Breach,
  type EmailData,
  emailDataSteps,
  type FeedVersion,
  findFeedSource,
  indexBinRanges,
  openFeed,
  openPhoneData,
  openPlaces,
  openRates,
  type PhoneData,
  type Places,
  type RateTable,
  readFeedManifest,
  type StoredFeed,
  type TextData,
} from '@assay/enrichment';

const FEED = 'rdap-servers';

/**
 * Returns a reader for the registry of RDAP servers that is stored as a feed. It returns one line per entry
 * and the name of the version. The feed is reopened only after another version was stored.
 */
export function storedRdapServers(dataDir: string) {
  let kept: { readonly version: string; readonly lines: readonly string[] } | null = null;
  return () => {
    const version = readFeedManifest(dataDir, FEED)?.current.data_version;
    if (version === undefined || version === kept?.version) return kept;
    const { answering } = openFeed(dataDir, FEED);
    if (answering?.content.kind === 'lines') kept = { version, lines: answering.content.lines };
    return kept;
  };
}

/** Opens feeds and records the version in use and the damage of each. */
class OpenedFeeds {
  readonly versions = new Map<string, FeedVersion>();
  readonly damaged: string[] = [];
  /** Damaged feeds for which no version is usable. */
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

/** Returns the folder of the imported address points; each source has a subfolder. */
export const addressPointsFolder = (dataDir: string): string => join(dataDir, 'addresses');

const pointManifests = (dataDir: string): readonly string[] =>
  existsSync(addressPointsFolder(dataDir))
    ? readdirSync(addressPointsFolder(dataDir)).map((source) => join('addresses', source, 'manifest.json'))
    : [];

/** Returns the current versions of feeds, as their manifests report them. */
export const feedStamp = (dataDir: string, sources: readonly Pick<AnySource, 'name'>[]): string =>
  sources.map(({ name }) => readFeedManifest(dataDir, name)?.current.data_version ?? '').join();

/** Returns the modification times of the packed files: IP data, places, and address points. */
export const fileStamps = (dataDir: string): readonly number[] =>
  [join('ip', 'manifest.json'), 'places.bin', ...pointManifests(dataDir)].map(
    (name) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );

/** A value opened from feeds or files. It is reopened only if one of them was replaced. */
interface Opened<Value> {
  readonly stamp: string;
  readonly feeds: OpenedFeeds;
  readonly value: Value;
}

const DISPOSABLE_FEEDS = ['disposable-domains', 'abused-domains', 'own-disposable-domains'] as const;
const FREE_FEEDS = ['free-domains', 'own-free-domains'] as const;
const EMAIL_FEEDS = ['public-suffixes', ...DISPOSABLE_FEEDS, ...FREE_FEEDS] as const;
const PHONE_FEEDS = ['disposable-phones', 'own-disposable-phones'] as const;
const RATES_FEED = 'reference-rates';
/** If both tables contain a prefix, the last table wins. */
const BIN_FEEDS = ['bin-list', 'own-bin-table'] as const;

const sourcesNamed = (names: readonly string[]): readonly AnySource[] =>
  names.flatMap((name) => findFeedSource(name) ?? []);

function* open<Value>(
  dataDir: string,
  { names, files = [] }: { readonly names: readonly string[]; readonly files?: readonly number[] },
  before: Opened<Value> | undefined,
  make: (feeds: OpenedFeeds) => Generator<void, Value>,
): Generator<void, Opened<Value>> {
  const stamp = [feedStamp(dataDir, sourcesNamed(names)), ...files].join('/');
  if (before?.stamp === stamp && before.feeds.damaged.length === 0) return before;
  const feeds = new OpenedFeeds(dataDir);
  return { stamp, feeds, value: yield* make(feeds) };
}

interface Parts {
  readonly email: Opened<EmailData>;
  readonly phone: Opened<PhoneData>;
  readonly bins: Opened<BinIndex>;
  readonly breaches: Opened<ReadonlyMap<string, Breach>>;
  readonly rates: Opened<RateTable>;
  readonly places: Opened<Places>;
  readonly addresses: Opened<{ readonly points: StoredPoints; readonly engine: AddressEngine }>;
}

/** The tables at one moment. `reopening` returns the next ones and reuses what has not changed. */
export class Tables {
  private constructor(
    private readonly dataDir: string,
    private readonly text: TextData,
    private readonly parts: Parts,
  ) {}

  /** Opens everything that was imported or built, in steps. */
  static *opening(dataDir: string, text: TextData): Generator<void, Tables> {
    return new Tables(dataDir, text, yield* openParts(dataDir, text, undefined));
  }

  /** Opens what was built or imported since, in steps. These tables stay in use until they are replaced. */
  *reopening(): Generator<void, Tables> {
    return new Tables(this.dataDir, this.text, yield* openParts(this.dataDir, this.text, this.parts));
  }

  /** Closes what the new tables don't reuse. */
  replacedBy({ parts }: Tables): void {
    if (parts.addresses !== this.parts.addresses) this.close();
  }

  get email(): EmailData {
    return this.parts.email.value;
  }

  get phone(): PhoneData {
    return this.parts.phone.value;
  }

  get bins(): BinIndex {
    return this.parts.bins.value;
  }

  /** The breach catalog by breach name; empty if it isn't imported. */
  get breaches(): ReadonlyMap<string, Breach> {
    return this.parts.breaches.value;
  }

  /** The imported reference rates, or the embedded ones. */
  get rates(): RateTable {
    return this.parts.rates.value;
  }

  get places(): Places {
    return this.parts.places.value;
  }

  get points(): StoredPoints {
    return this.parts.addresses.value.points;
  }

  get addresses(): AddressEngine {
    return this.parts.addresses.value.engine;
  }

  /** Returns the version of a feed that is in use. */
  versionOf(feed: string): FeedVersion | undefined {
    return this.feeds()
      .map(({ versions }) => versions.get(feed))
      .find((version) => version !== undefined);
  }

  /** Returns true if the feed is damaged and no version of it is usable. */
  isSilent(feed: string): boolean {
    return this.feeds().some(({ silent }) => silent.has(feed));
  }

  /** Feeds whose current version is damaged. */
  damaged(): readonly string[] {
    return this.feeds().flatMap(({ damaged }) => damaged);
  }

  close(): void {
    this.points.close();
  }

  private feeds(): readonly OpenedFeeds[] {
    return Object.values(this.parts).map(({ feeds }: Opened<unknown>) => feeds);
  }
}

function* openParts(dataDir: string, text: TextData, before: Parts | undefined): Generator<void, Parts> {
  const cacheDir = join(dataDir, 'cache');
  const [, placesAt = 0, ...pointsAt] = fileStamps(dataDir);
  return {
    email: yield* open(dataDir, { names: EMAIL_FEEDS }, before?.email, function* (feeds) {
      const suffixes = feeds.lines('public-suffixes');
      const free = FREE_FEEDS.flatMap((feed) => feeds.lines(feed) ?? []);
      const disposable = DISPOSABLE_FEEDS.flatMap((feed) => feeds.lines(feed) ?? []);
      return yield* emailDataSteps({
        text,
        ...(before === undefined ? {} : { lists: before.email.value.lists }),
        extra: {
          disposable,
          ...(free.length > 0 ? { free } : {}),
          ...(suffixes ? { suffixes: suffixes.join('\n') } : {}),
        },
      });
    }),
    phone: yield* open(dataDir, { names: PHONE_FEEDS }, before?.phone, function* (feeds) {
      yield;
      const phones = PHONE_FEEDS.flatMap((feed) => feeds.lines(feed) ?? []);
      return openPhoneData({ cacheDir, ...(phones.length > 0 ? { extra: { disposable: phones } } : {}) });
    }),
    bins: yield* open(dataDir, { names: BIN_FEEDS }, before?.bins, function* (feeds) {
      yield;
      const tables = BIN_FEEDS.map((feed) => feeds.content(feed));
      return indexBinRanges(tables.flatMap((bins) => (bins?.kind === 'bins' ? bins.bins : [])));
    }),
    breaches: yield* open(dataDir, { names: ['breaches'] }, before?.breaches, function* (feeds) {
      yield;
      const catalogue = feeds.content('breaches');
      const breaches = catalogue?.kind === 'breaches' ? catalogue.breaches : [];
      return new Map(breaches.map((breach) => [breach.name.toLowerCase(), breach]));
    }),
    rates: yield* open(dataDir, { names: [RATES_FEED] }, before?.rates, function* (feeds) {
      yield;
      return openRates(feeds.lines(RATES_FEED));
    }),
    places: yield* open(dataDir, { names: [], files: [placesAt] }, before?.places, function* () {
      yield;
      return openPlaces({ dataDir });
    }),
    addresses: yield* open(
      dataDir,
      { names: [], files: [placesAt, ...pointsAt] },
      before?.addresses,
      function* () {
        yield;
        const points = StoredPoints.open(addressPointsFolder(dataDir));
        return { points, engine: new AddressEngine({ cacheDir, points }) };
      },
    ),
  };
}
