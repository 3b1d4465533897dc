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

/** A monitored name in the index; a name of unknown type is indexed once per type. */
export type IndexedName = readonly [id: string, party: Pick<Party, 'name' | 'type' | 'given' | 'family'>];

/** Builds the parts of a name index, in a child process where possible. */
export type IndexNames = (pages: AsyncIterable<readonly IndexedName[]>) => Promise<readonly NameIndex[]>;

/** Names that a change of lists may affect. */
interface Concerned {
  readonly ids: ReadonlySet<string>;
  /** Entries similar to more names than the index returns. */
  readonly common: readonly ListEntry[];
}

/** Minimum threshold for the index; names with a lower threshold are searched one by one ({@link isLookedUp}). */
const LOWEST_OWN_THRESHOLD = 0.5;

/**
 * Settings at least as tolerant as those of any name, with a much lower threshold, because the score of two
 * names depends on which one is the query.
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
/** Number of matches from which more may exist: an index compares at least the 120 most likely names. */
const COMMON = 100;

const PAGE = 1000;
/**
 * Number of names per index part. Of each part, the 120 most likely names are compared. In larger parts,
 * matches are displaced by names that only seem similar; smaller parts take longer to search.
 */
const PART = 12_500;
/** Maximum number of later index parts before they are merged. */
const MAX_LATER_PARTS = 8;

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

/** Builds the name index; about 0.1 ms per name. */
export const buildMonitored = (names: readonly IndexedName[]): NameIndex =>
  buildNameIndex([{ source: SOURCE, entries: names.flatMap(entriesOf), counts: COUNTS }]);

/** Groups the names of pages into parts. */
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

/** Builds the index in this process. */
export const indexNamesHere: IndexNames = async (pages) => {
  const parts: NameIndex[] = [];
  for await (const part of inParts(pages)) parts.push(buildMonitored(part));
  return parts;
};

/** Index parts that were built together. */
interface Built {
  readonly parts: readonly NameIndex[];
  /** Number of names in the parts. */
  readonly names: number;
  /** Names written at or after this mark may be missing. */
  readonly mark: string;
}

/**
 * Returns true if the index finds all matches of names with these settings; other names must be searched one
 * by one.
 */
export const isLookedUp = (settings: ScreeningSettings): boolean =>
  settings.scoreThreshold >= LOWEST_OWN_THRESHOLD;

/**
 * Index of all accounts' names that are monitored for list changes, searched by changed entries. It stays in
 * memory from the first change on, and later names are added before each search. It may return deleted or
 * changed names, so callers read the stored name.
 */
export class MonitoredIndex {
  /** All names as of a first read, and names written later; null = not loaded. */
  private held: { readonly whole: Built; readonly later: readonly Built[] } | null = null;

  constructor(private readonly indexNames: IndexNames) {}

  /** Adds the names written since. */
  async follow(connection: Connection): Promise<void> {
    if (!this.held) {
      this.held = { whole: await this.build(connection, '0'), later: [] };
      return;
    }
    const { whole, later } = this.held;
    const isFull = later.length === MAX_LATER_PARTS;
    const added = await this.build(connection, (isFull ? whole : (later.at(-1) ?? whole)).mark);
    // If the new names outnumber the first ones, most of the first read is outdated.
    if (isFull && added.names >= whole.names)
      this.held = { whole: await this.build(connection, '0'), later: [] };
    else this.held = { whole, later: isFull ? [added] : [...later.filter(({ names }) => names > 0), added] };
  }

  /** Builds the index of names written at or after a mark. */
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
   * Returns the names that entries may match, to be confirmed with each name's settings.
   * @param bySound true when the settings of any name use phonetic matching
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
