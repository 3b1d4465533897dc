import {
  type AdverseMediaEntry,
  type AmlEntry,
  type AmlResult,
  LOCAL_AML_SOURCES,
  type LocalAmlSource,
} from '@assay/contract';
import {
  entryHash,
  type ListKind,
  type ListSource,
  type MediaEntry,
  type MediaMention,
  type MediaSubject,
  type NameMatch,
  type PartyType,
  rivalsOf,
  SharedQuery,
  screeningMedia,
  type Triage,
  triage,
} from '@assay/screening';
import type { FoundMatch } from '@assay/store';
import { inSlices } from '../platform/time-slices';
import { entryDocument } from './entry-document';
import type { LoadedLists, Party } from './loaded-lists';
import { type Passed, passedDocument } from './passed-over';
import type { EffectiveSettings } from './settings';

/** A match with the data needed to store it. */
export interface Hit extends FoundMatch {
  readonly kind: ListKind;
  readonly source: ListSource;
  /** null for bank details and reserved test names. */
  readonly triage: Triage | null;
}

/** Matches of a party on the name lists. */
interface Found {
  /** Party type used in the search. */
  readonly type: PartyType;
  readonly hits: readonly Hit[];
}

/** Matches of a party on all lists and in the news; nothing is stored yet. */
export interface Search extends Found {
  readonly media: readonly AdverseMediaEntry[];
  /** The articles of `media`. */
  readonly articles: readonly MediaMention[];
  readonly local: AmlResult['local_aml_match'];
}

/** Returns a match in the API format. */
export const matchDocument = (
  { entry, list, score, found }: Pick<NameMatch, 'entry' | 'list' | 'score' | 'found'>,
  lists: LoadedLists,
): AmlEntry => ({
  ...entryDocument(entry, list, lists.presence(list.name, entry.sourceId), found),
  scores: { relevancy_score: score },
});

export function hitOf(
  { entry, list, score, found, explanation }: NameMatch,
  lists: LoadedLists,
  assessed: Triage | null,
): Hit {
  return {
    list: list.name,
    kind: list.kind,
    source: list,
    sourceId: entry.sourceId,
    contentHash: entryHash(entry),
    score,
    entry: matchDocument({ entry, list, score, found }, lists),
    explanation,
    triage: assessed,
  };
}

/** @param has returns true if a local source contains the person; null = not enabled or not loaded */
function localMatches(has: (source: LocalAmlSource) => boolean | null): AmlResult['local_aml_match'] {
  const flags = LOCAL_AML_SOURCES.map((source) => [`has_${source}_match`, has(source)]);
  return Object.fromEntries(flags) as AmlResult['local_aml_match'];
}

/** Returns the search subject for news. */
export const mediaSubject = ({ name, dob, country }: Party): MediaSubject => ({
  name,
  dob: dob ?? null,
  countries: country ? [country] : [],
});

/** Returns news about a party, if requested; null when the deadline passed before all news was read. */
async function mediaEntries(
  { media: { index } }: LoadedLists,
  party: Party,
  { media }: EffectiveSettings,
  isLate: () => boolean,
): Promise<readonly MediaEntry[] | null> {
  if (!media || !index) return [];
  return inSlices(screeningMedia(index, mediaSubject(party), media), { isLate });
}

const mediaDocument = ({ mentions: _, attributes, media, ...entry }: MediaEntry): AdverseMediaEntry => ({
  ...entry,
  attributes: [...attributes],
  media: [...media],
});

const NO_LOCAL = localMatches(() => null);

/** Returns an empty search result. */
export const searchNothing = (): Search => ({
  type: 'UNKNOWN',
  hits: [],
  media: [],
  articles: [],
  local: NO_LOCAL,
});

/**
 * Returns the best matches on the enabled name lists, without the data needed to store them.
 * @param deadline UNIX milliseconds
 * @returns null when the deadline passed before the search was complete, because a partial search proves
 *   nothing
 */
export function matchNames(
  lists: LoadedLists,
  party: Party,
  settings: EffectiveSettings,
  deadline: number,
  now: () => number,
): { readonly type: PartyType; readonly matches: readonly NameMatch[] } | null {
  const matches: NameMatch[] = [];
  let { type } = party;
  const query = new SharedQuery(party);
  for (const kind of settings.kinds) {
    const found = lists.names.get(kind)?.screenShared(query, settings.matching, { now, at: deadline });
    if (!found) continue;
    // A name that is too long is truncated too, and is searched as far as it was read.
    if (found.truncated && now() >= deadline) return null;
    matches.push(...found.matches);
    type = found.type;
  }
  return {
    type,
    matches: matches.sort((a, b) => b.score - a.score).slice(0, settings.matching.resultLimit),
  };
}

/** Returns the result of `matchNames` with the data needed to store it. */
function searchNames(
  lists: LoadedLists,
  party: Party,
  settings: EffectiveSettings,
  deadline: number,
  now: () => number,
): Found | null {
  const found = matchNames(lists, party, settings, deadline, now);
  if (found === null) return null;
  const { type, matches } = found;
  const subject = { ...party, type };
  return {
    type,
    hits: matches.map((match) => hitOf(match, lists, triage(subject, match, rivalsOf(match, matches)))),
  };
}

/**
 * Searches all enabled lists and the news for a party; yields to other work while reading the news.
 * @returns null when the deadline passed first, as in `searchNames`
 */
export async function search(
  lists: LoadedLists,
  party: Party,
  settings: EffectiveSettings,
  deadline: number,
  now: () => number,
): Promise<Search | null> {
  const named = searchNames(lists, party, settings, deadline, now);
  if (!named) return null;
  const entries = await mediaEntries(lists, party, settings, () => now() >= deadline);
  if (!entries || now() >= deadline) return null;
  return {
    ...named,
    media: entries.map(mediaDocument),
    articles: entries.flatMap(({ mentions }) => mentions),
    local:
      settings.local.length === 0
        ? NO_LOCAL
        : localMatches((source) =>
            settings.local.includes(source) ? lists.local.has(source, party.photoId) : null,
          ),
  };
}

/** Returns the `data` of the response. */
export function searchDocument(
  lists: LoadedLists,
  { hits, media, local }: Search,
  searchedAt: number,
  passed: readonly Passed[],
): AmlResult {
  const entries = (kind: ListKind) => hits.filter((hit) => hit.kind === kind).map(({ entry }) => entry);
  const groups = {
    watchlist_entries: entries('watchlist'),
    sanctionlist_entries: entries('sanctionlist'),
    crimelist_entries: entries('crimelist'),
    pep_entries: entries('pep'),
  };
  return {
    has_crimelist_match: groups.crimelist_entries.length > 0,
    has_pep_match: groups.pep_entries.length > 0,
    has_watchlist_match: groups.watchlist_entries.length > 0,
    has_sanction_match: groups.sanctionlist_entries.length > 0,
    has_adversemedia_match: media.length > 0,
    local_aml_match: local,
    result_payload: {
      searched_at: new Date(searchedAt).toISOString(),
      sanctionlist_sources: [...lists.sources],
      ...groups,
      adversemedia_entries: [...media],
      whitelisted_entries: passed.length,
      ...(passed.length > 0 ? { passed_over: passed.map(passedDocument) } : {}),
    },
  };
}
