import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  buildNameIndex,
  DEFAULT_SETTINGS,
  type ListEntry,
  type NameIndex,
  type ScreeningSettings,
} from '@assay/screening';
import { type Connection, type NamesPage, namesWritten, writtenMark } from '@assay/store';
import type { Party } from './loaded-lists';

/** A monitored name as the index holds it; a name of unknown kind once as each. */
export type IndexedName = readonly [id: string, party: Pick<Party, 'name' | 'type' | 'given' | 'family'>];

/** Makes an index of names, beside the requests where it can. */
export type IndexNames = (pages: AsyncIterable<readonly IndexedName[]>) => Promise<NameIndex>;

/** Which names a change of lists may concern. */
export interface Concerned {
  readonly ids: ReadonlySet<string>;
  /** Entries that are like so many names that the index does not tell all of them. */
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

const PAGE = 500;
const MOST_PARTS = 8;
/** How long names are looked up before other work of the process has its turn. */
const TURN_MS = 4;

const SOURCE = { name: 'monitored', fullName: 'Monitored names', version: '', kind: 'watchlist' } as const;
const COUNTS = { read: 0, kept: 0, names: 0, skipped: {} };
const EMPTY = {
  births: [],
  birthPlaces: [],
  nationalities: [],
  countries: [],
  addresses: [],
  identifiers: [],
  wallets: [],
  bics: [],
  accounts: [],
  programs: [],
  attributes: [],
};

function entriesOf([id, { name, type, given, family }]: IndexedName): ListEntry[] {
  const parts = { ...(given ? { given } : {}), ...(family ? { family } : {}) };
  const types = type === 'UNKNOWN' ? (['PERSON', 'ENTITY'] as const) : [type];
  return types.map((as) => ({
    ...EMPTY,
    sourceId: id,
    type: as,
    names: [{ text: name, kind: 'primary', ...parts }],
  }));
}

/** The index of names; about 0.1 ms each. */
export const buildMonitored = (names: readonly IndexedName[]): NameIndex =>
  buildNameIndex([{ source: SOURCE, entries: names.flatMap(entriesOf), counts: COUNTS }]);

/** In this process, at once. */
export const indexNamesHere: IndexNames = async (pages) => {
  const names: IndexedName[] = [];
  for await (const page of pages) names.push(...page);
  return buildMonitored(names);
};

/** Whether names with these settings are found by the index whenever they match; the others have to be searched one by one. */
export const isLookedUp = (settings: ScreeningSettings): boolean =>
  settings.scoreThreshold >= LOWEST_OWN_THRESHOLD;

/**
 * The names that follow list changes, of every account, searchable by the entries of a change. Kept in memory from the
 * first change on; what was written since is added before each. A name that went, or says something else now, may
 * still be told: whoever asks looks at the stored name.
 */
export class MonitoredIndex {
  private parts: readonly NameIndex[] = [];
  /** null = nothing is held. */
  private mark: string | null = null;

  constructor(private readonly indexNames: IndexNames) {}

  /** Adds what was written since. */
  async follow(connection: Connection): Promise<void> {
    const since = this.parts.length < MOST_PARTS ? this.mark : null;
    const kept = since === null ? [] : this.parts;
    const mark = await writtenMark(connection);
    const next = (after?: NamesPage['after']) =>
      namesWritten<Party>(connection, since ?? '0', { limit: PAGE, after });
    let page = await next();
    if (page.length > 0) {
      async function* pages(): AsyncGenerator<readonly IndexedName[]> {
        while (page.length > 0) {
          yield page.map(({ id, query: { name, type, given, family } }) => [
            id,
            { name, type, ...(given ? { given } : {}), ...(family ? { family } : {}) },
          ]);
          page = await next(page.at(-1));
        }
      }
      this.parts = [...kept, await this.indexNames(pages())];
    } else this.parts = kept;
    this.mark = mark;
  }

  /**
   * The names that entries may match, to be confirmed with the names' own settings.
   * @param bySound whether the settings of any name take words for one that only sound alike.
   */
  async concernedBy(entries: readonly ListEntry[], bySound: boolean): Promise<Concerned> {
    const settings = bySound ? { ...TOLERANT, ...BY_SOUND } : TOLERANT;
    const ids = new Set<string>();
    const common: ListEntry[] = [];
    let turnEnds = performance.now() + TURN_MS;
    for (const entry of entries) {
      const found = new Set<string>();
      let isCommon = false;
      for (const { text, given, family } of entry.names) {
        for (const index of this.parts) {
          if (performance.now() > turnEnds) {
            await nextTurn();
            turnEnds = performance.now() + TURN_MS;
          }
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
