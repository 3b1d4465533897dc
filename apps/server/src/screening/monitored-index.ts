import {
  buildNameIndex,
  DEFAULT_SETTINGS,
  type ListEntry,
  NAMES_ALONE,
  type NameIndex,
  type ScreeningSettings,
} from '@assay/screening';
import { type Connection, type NamesPage, namesWritten, writtenMark } from '@assay/store';
import { TimeSlices } from '../platform/time-slices';
import type { Party } from './loaded-lists';

/** A monitored name as the index holds it; a name of unknown kind once as each. */
export type IndexedName = readonly [id: string, party: Pick<Party, 'name' | 'type' | 'given' | 'family'>];

/** Makes the parts of an index of names, beside the requests where it can. */
export type IndexNames = (pages: AsyncIterable<readonly IndexedName[]>) => Promise<readonly NameIndex[]>;

/** Which names a change of lists may concern. */
interface Concerned {
  readonly ids: ReadonlySet<string>;
  /** Entries that are like so many names that the index does not give all of them. */
  readonly common: readonly ListEntry[];
}

/** Subjects whose own threshold is lower are not looked up here: {@link isLookedUp}. */
const LOWEST_OWN_THRESHOLD = 0.5;

/**
 * As tolerant as any settings of a subject, and a good deal below their thresholds: the score of two names depends on
 * which of them is asked for.
 */
const TOLERANT: ScreeningSettings = {
  ...DEFAULT_SETTINGS,
  editDistance1Threshold: 1,
  editDistance2Threshold: 1,
  filterMismatchingDob: false,
  allowOcrSpellcheck: true,
  gluedWordsSplitting: 'on',
  minNrTokenMatch: 1,
  resultLimit: 250,
  scoreThreshold: 0.3,
};
const BY_SOUND = { phoneticSearchEnabled: true, phoneticTermThreshold: 1, phoneticCharacterThreshold: 1 };
/** An index compares the likeliest 120 names at least: when so many of them match, others may too. */
const COMMON = 100;

const PAGE = 1000;
/**
 * Names of one part of the index. Of a part the likeliest 120 names are compared: in larger ones, names that match are
 * crowded out by names that only look alike; smaller ones take longer to search.
 */
const PART = 12_500;
/** Parts of names that were written since the whole was read; then these are put together. */
const MOST_LATER = 8;

const SOURCE = { name: 'monitored', fullName: 'Monitored names', version: '', kind: 'watchlist' } as const;
const COUNTS = { read: 0, kept: 0, names: 0, skipped: {} };

function entriesOf([id, { name, type, given, family }]: IndexedName): ListEntry[] {
  const parts = { ...(given ? { given } : {}), ...(family ? { family } : {}) };
  const types = type === 'UNKNOWN' ? (['PERSON', 'ENTITY'] as const) : [type];
  return types.map((as) => ({
    ...NAMES_ALONE,
    sourceId: id,
    type: as,
    names: [{ text: name, kind: 'primary', ...parts }],
  }));
}

/** The index of names; about 0.1 ms each. */
export const buildMonitored = (names: readonly IndexedName[]): NameIndex =>
  buildNameIndex([{ source: SOURCE, entries: names.flatMap(entriesOf), counts: COUNTS }]);

/** The names of pages, as many together as make a part. */
export async function* inParts(
  pages: AsyncIterable<readonly IndexedName[]>,
): AsyncGenerator<readonly IndexedName[]> {
  let part: IndexedName[] = [];
  for await (const page of pages) {
    for (const name of page) {
      part.push(name);
      if (part.length < PART) continue;
      yield part;
      part = [];
    }
  }
  if (part.length > 0) yield part;
}

/** In this process, at once. */
export const indexNamesHere: IndexNames = async (pages) => {
  const parts: NameIndex[] = [];
  for await (const part of inParts(pages)) parts.push(buildMonitored(part));
  return parts;
};

/** Parts of the index that were built together. */
interface Built {
  readonly parts: readonly NameIndex[];
  /** How many names were read for them. */
  readonly names: number;
  /** What is written at this mark or after may not be among them. */
  readonly mark: string;
}

/** Whether names with these settings are found by the index whenever they match; the others have to be searched one by one. */
export const isLookedUp = (settings: ScreeningSettings): boolean =>
  settings.scoreThreshold >= LOWEST_OWN_THRESHOLD;

/**
 * The names that follow list changes, of every account, searchable by the entries of a change. Kept in memory from the
 * first change on; what was written since is added before each. The index may still return a name that was deleted or
 * changed, so callers read the stored name.
 */
export class MonitoredIndex {
  /** Every name as it was once, and what was written since; null = nothing is held. */
  private held: { readonly whole: Built; readonly later: readonly Built[] } | null = null;

  constructor(private readonly indexNames: IndexNames) {}

  /** Adds what was written since. */
  async follow(connection: Connection): Promise<void> {
    if (!this.held) {
      this.held = { whole: await this.build(connection, '0'), later: [] };
      return;
    }
    const { whole, later } = this.held;
    const isFull = later.length === MOST_LATER;
    const added = await this.build(connection, (isFull ? whole : (later.at(-1) ?? whole)).mark);
    // When as much was written since as there was, most of the whole is out of date.
    if (isFull && added.names >= whole.names)
      this.held = { whole: await this.build(connection, '0'), later: [] };
    else this.held = { whole, later: isFull ? [added] : [...later.filter(({ names }) => names > 0), added] };
  }

  /** The names that were written at a mark or after. */
  private async build(connection: Connection, since: string): Promise<Built> {
    const mark = await writtenMark(connection);
    const next = (after?: NamesPage['after']) =>
      namesWritten<Party>(connection, since, { limit: PAGE, after });
    let page = await next();
    let names = 0;
    async function* pages(): AsyncGenerator<readonly IndexedName[]> {
      for (; page.length > 0; page = await next(page.at(-1))) {
        names += page.length;
        yield page.map(({ id, query: { name, type, given, family } }) => [
          id,
          { name, type, ...(given ? { given } : {}), ...(family ? { family } : {}) },
        ]);
      }
    }
    const parts = page.length > 0 ? await this.indexNames(pages()) : [];
    return { parts, names, mark };
  }

  private parts(): readonly NameIndex[] {
    if (!this.held) return [];
    return [this.held.whole, ...this.held.later].flatMap(({ parts }) => parts);
  }

  /**
   * The names that entries may match, to be confirmed with the names' own settings.
   * @param bySound whether the settings of any name take words for one that only sound alike.
   */
  async concernedBy(entries: readonly ListEntry[], bySound: boolean): Promise<Concerned> {
    const settings = bySound ? { ...TOLERANT, ...BY_SOUND } : TOLERANT;
    const ids = new Set<string>();
    const common: ListEntry[] = [];
    const parts = this.parts();
    const slices = new TimeSlices();
    for (const entry of entries) {
      const found = new Set<string>();
      let isCommon = false;
      for (const { text, given, family } of entry.names) {
        for (const index of parts) {
          await slices.letOthers();
          const { matches } = index.screen({ name: text, type: entry.type, given, family }, settings);
          if (matches.length >= COMMON) isCommon = true;
          for (const match of matches) found.add(match.entry.sourceId);
        }
      }
      if (isCommon) common.push(entry);
      for (const id of found) ids.add(id);
    }
    return { ids, common };
  }
}
