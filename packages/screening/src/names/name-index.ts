import type { EntryName, ListEntry, ListSource, PartyType, ScreeningList } from '../model';
import { buildSegment } from './index/build-segment';
import { CandidateSearch } from './index/candidates';
import { entryKey, openSegment, type Segment, serialiseSegment } from './index/segment';
import { SegmentReader } from './index/segment-reader';
import { meetsLastName, qualify } from './qualifiers';
import { Comparison, QueryWords } from './query-words';
import { type ScreeningQuery, SharedQuery } from './read-query';
import { nameSimilarity, scoreNames } from './score-names';
import { type Explanation, explain } from './score-pair';
import { hopelessBelow, type ScreeningSettings } from './settings';
import { MEMORY_OF_INDEX } from './word-table';

export interface NameMatch {
  readonly entry: ListEntry;
  readonly list: ListSource;
  /** The entry's name with this score. */
  readonly name: EntryName;
  /** 0–1. */
  readonly score: number;
  readonly found: 'exact' | 'fuzzy' | 'phonetic';
  readonly explanation: Explanation;
}

interface ScreeningResult {
  /** Highest score first, one per entry, at most `resultLimit`. */
  readonly matches: readonly NameMatch[];
  /** The type as which the name was screened. */
  readonly type: PartyType;
  /** True if the deadline was reached, or the name was too long to be read completely. */
  readonly truncated: boolean;
}

/** Time to stop, on a clock of the caller. */
export interface Deadline {
  readonly now: () => number;
  readonly at: number;
}

/** Added, changed and removed entries of one list. */
interface EntriesDifference {
  readonly added: readonly ListEntry[];
  readonly changed: readonly { readonly next: ListEntry }[];
  readonly removed: readonly ListEntry[];
}

/** A segment that is searched, without the entries removed by a difference. */
class Live {
  readonly reader: SegmentReader;
  readonly search: CandidateSearch;
  readonly gone: Uint8Array;
  anyGone = false;

  constructor(readonly segment: Segment) {
    this.reader = new SegmentReader(segment);
    this.search = new CandidateSearch(this.reader);
    this.gone = new Uint8Array(this.reader.entryCount);
  }

  /** @returns number of entries removed */
  remove(source: string, ids: ReadonlySet<string>): number {
    const keys = new Set([...ids].map((id) => entryKey(source, id)));
    let count = 0;
    const { entryKeys } = this.segment;
    for (let entry = 0; entry < entryKeys.length; entry++) {
      if (this.gone[entry] || !keys.has(entryKeys[entry]!)) continue;
      if (this.reader.source(entry).name !== source || !ids.has(this.reader.entry(entry).sourceId)) continue;
      this.gone[entry] = 1;
      this.anyGone = true;
      count++;
    }
    return count;
  }

  lists(): ScreeningList[] {
    return this.segment.sources.map((source, number) => ({
      source,
      entries: Array.from({ length: this.reader.entryCount }, (_, entry) => entry)
        .filter((entry) => !this.gone[entry] && this.segment.sourceOfEntry[entry] === number)
        .map((entry) => this.reader.entry(entry)),
      counts: { read: 0, kept: 0, names: 0, skipped: {} },
    }));
  }
}

interface Scored {
  readonly live: Live;
  readonly name: number;
  readonly entry: number;
  readonly score: number;
  /** The words of the query as compared. */
  readonly words: QueryWords;
}

const CHECK_EVERY = 16;
/**
 * Candidates are sorted by likelihood: after this many consecutive ones far below the threshold, the rest
 * aren't compared.
 */
const FRUITLESS = 15;
/** The same for a query with an initial, which doesn't exclude names that contain the other words. */
const FRUITLESS_OF_INITIALS = 60;
const FAR_BELOW = 0.5;

/** Searchable in-memory index of the names of lists. Changed only by differences. */
export class NameIndex {
  private parts: Live[];
  private readonly comparison = new Comparison(MEMORY_OF_INDEX);

  constructor(segments: readonly Segment[]) {
    this.parts = segments.map((segment) => new Live(segment));
  }

  get sources(): readonly ListSource[] {
    return [
      ...new Map(
        this.parts.flatMap((live) => live.segment.sources).map((source) => [source.name, source]),
      ).values(),
    ];
  }

  get entryCount(): number {
    return this.parts.reduce(
      (sum, live) => sum + live.gone.reduce((count, gone) => count + (1 - gone), 0),
      0,
    );
  }

  /**
   * Returns the entries with names similar to the query.
   * @param deadline stops the search with the results so far and `truncated`
   */
  screen(query: ScreeningQuery, settings: ScreeningSettings, deadline?: Deadline): ScreeningResult {
    return this.screenShared(new SharedQuery(query), settings, deadline);
  }

  /** Does the same for a query that is searched in several indexes. */
  screenShared(
    { query, readings: { type, readings, isCut } }: SharedQuery,
    settings: ScreeningSettings,
    deadline?: Deadline,
  ): ScreeningResult {
    const late = () => deadline !== undefined && deadline.now() >= deadline.at;
    const best = this.parts.map(() => new Map<number, Scored>());
    let cut = isCut;
    for (const { asked, doubt } of readings) {
      for (const [part, live] of this.parts.entries()) {
        if (late()) cut = true;
        else if (
          this.searchPart(
            live,
            new QueryWords(asked, settings, this.comparison, doubt),
            settings,
            best[part]!,
            late,
          )
        )
          cut = true;
      }
    }
    const matches = this.decide(
      query,
      settings,
      best.flatMap((of) => [...of.values()]),
    );
    return { matches, type, truncated: cut };
  }

  private searchPart(
    live: Live,
    words: QueryWords,
    settings: ScreeningSettings,
    best: Map<number, Scored>,
    late: () => boolean,
  ): boolean {
    const { entryOfName } = live.segment;
    const { query: asked } = words;
    const farBelow = settings.scoreThreshold * FAR_BELOW;
    const hopeless = hopelessBelow(settings.scoreThreshold);
    const mostFruitless = asked.words.some((word) => word.initial) ? FRUITLESS_OF_INITIALS : FRUITLESS;
    let compared = 0;
    let fruitless = 0;
    const { next, complete } = live.search.find(
      asked,
      settings,
      asked.type !== 'ENTITY',
      live.anyGone ? live.gone : null,
      late,
    );
    for (let name = next(); name >= 0; name = next()) {
      const entry = entryOfName[name]!;
      const known = best.get(entry);
      if (known !== undefined && known.score >= 1) continue;
      if (++compared % CHECK_EVERY === 0 && late()) return true;
      const { reader } = live;
      const score = nameSimilarity(asked, reader.name(name), settings, reader.isWeak(name), words, hopeless);
      fruitless = score < farBelow ? fruitless + 1 : 0;
      if (fruitless === mostFruitless) break;
      if (score < settings.scoreThreshold) continue;
      if (known === undefined || known.score < score) best.set(entry, { live, name, entry, score, words });
    }
    return !complete;
  }

  private decide(query: ScreeningQuery, settings: ScreeningSettings, found: readonly Scored[]): NameMatch[] {
    const matches: NameMatch[] = [];
    for (const { live, name, entry: number, score, words } of [...found].sort((a, b) => b.score - a.score)) {
      const last = matches.at(-1)?.score ?? Number.POSITIVE_INFINITY;
      if (matches.length >= settings.resultLimit && score < last) break;
      const entry = live.reader.entry(number);
      const parsed = live.reader.name(name);
      const { query: asked } = words;
      const verdict = qualify(
        query,
        { births: entry.births, countries: entry.countries, forms: parsed.legalForms },
        settings,
      );
      if (verdict.removed !== null) continue;
      const final = verdict.penalties.reduce((left, { factor }) => left * factor, score);
      if (final < settings.scoreThreshold) continue;
      const scored = scoreNames(asked, parsed, settings, live.reader.isWeak(name), words);
      if (settings.enableLastnameDetection && !meetsLastName(asked, scored.pairs)) continue;
      const similarities = new Set(scored.pairs.map((pair) => pair.match.matchType));
      const exact = scored.flawless && similarities.size === 1 && similarities.has('equal');
      matches.push({
        entry,
        list: live.reader.source(number),
        name: entry.names[live.reader.numberOf(name)]!,
        score: Math.round(final * 10_000) / 10_000,
        found: exact ? 'exact' : similarities.has('phonetic') ? 'phonetic' : 'fuzzy',
        explanation: explain(asked, parsed, scored, verdict.penalties),
      });
    }
    return matches.sort((a, b) => b.score - a.score).slice(0, settings.resultLimit);
  }

  /**
   * Applies the changes of one list. Removed entries are excluded, and new ones are stored in a small
   * separate segment until the index is rebuilt.
   */
  applyDifference(source: ListSource, difference: EntriesDifference): void {
    const outdated = new Set(
      [...difference.removed, ...difference.changed.map(({ next }) => next), ...difference.added].map(
        ({ sourceId }) => sourceId,
      ),
    );
    for (const live of this.parts) live.remove(source.name, outdated);
    const fresh = [...difference.added, ...difference.changed.map(({ next }) => next)];
    const [base, ...small] = this.parts;
    const lists = small.flatMap((live) => live.lists()).filter((list) => list.entries.length > 0);
    lists.push({ source, entries: fresh, counts: { read: 0, kept: 0, names: 0, skipped: {} } });
    this.parts = [...(base ? [base] : []), new Live(buildSegment(lists))];
  }

  /** Serializes the index to one file; differences are merged into it. */
  serialise(): Uint8Array {
    const [base] = this.parts;
    const whole = this.parts.length === 1 && base && !base.gone.includes(1);
    return serialiseSegment(whole ? base.segment : buildSegment(this.parts.flatMap((live) => live.lists())));
  }
}

export const buildNameIndex = (lists: readonly ScreeningList[]): NameIndex =>
  new NameIndex([buildSegment(lists)]);

/**
 * Opens an index from the bytes of `serialise`, without copying; the bytes must not change.
 * @throws SnapshotRefused when the bytes are damaged or of another version
 */
export const openNameIndex = (bytes: Uint8Array): NameIndex => new NameIndex([openSegment(bytes)]);
