import type { InlineScreeningSettings } from '@assay/contract';
import {
  buildNameIndex,
  type ListDifference,
  type ListEntry,
  type ListKind,
  type NameIndex,
} from '@assay/screening';
import { type Connection, namesFollowing, namesMatching, settingsFollowing } from '@assay/store';
import { TimeSlices } from '../platform/time-slices';
import { KINDS } from './index-files';
import type { LoadedLists, Party } from './loaded-lists';
import { isLookedUp, type MonitoredIndex } from './monitored-index';
import type { EffectiveSettings } from './settings';
import {
  addTouchedByNews,
  type Following,
  PAGE,
  pagesFollowing,
  SEARCH_MS,
  type Searching,
} from './touched-by-news';

/** A change of lists and news, and the names checked before it. */
interface ListStep {
  readonly connection: Connection;
  /** Number of the previous lists. */
  readonly generation: number;
  readonly differences: ReadonlyMap<string, ListDifference>;
  readonly previous: LoadedLists;
  /** The new lists. */
  readonly lists: LoadedLists;
  readonly index: MonitoredIndex;
}

/** Maximum number of entries indexed at once. */
const MAX_NEW_ENTRIES = 1000;

/**
 * Returns names whose matches may appear, change or disappear: names that matched the previous entries or
 * match the new ones.
 */
export async function touchedNames(step: ListStep, searching: Searching): Promise<ReadonlySet<string>> {
  const { connection, generation, differences, previous, lists } = step;
  const touched = new Set<string>();
  for (const [list, { removed, changed }] of differences) {
    const ids = [...removed, ...changed.map(({ old }) => old)].map(({ sourceId }) => sourceId);
    for (const id of ids.length > 0 ? await namesMatching(connection, list, ids) : []) touched.add(id);
  }
  const used = await settingsFollowing<InlineScreeningSettings>(connection, generation);
  const effective = await Promise.all(used.map((name) => searching.settingsOf(name)));
  const entries = [...differences.values()].flatMap(freshOf);
  if (entries.length > 0) await addTouchedByLists(step, entries, effective, searching, touched);
  if (previous.media.stamp !== lists.media.stamp) {
    const news = { connection, generation, before: previous.media, after: lists.media };
    await addTouchedByNews(news, effective, searching, touched);
  }
  return touched;
}

/** Searches the new entries in the name index and confirms the results with each name's settings. */
async function addTouchedByLists(
  step: ListStep,
  entries: readonly ListEntry[],
  used: readonly EffectiveSettings[],
  searching: Searching,
  touched: Set<string>,
): Promise<void> {
  const { connection, generation, index } = step;
  await index.follow(connection);
  const concerned = await index.concernedBy(
    entries,
    used.some(({ matching }) => matching.phoneticSearchEnabled),
  );
  const fresh = freshIndexes(step, new Set(entries));
  const ids = [...concerned.ids].filter((id) => !touched.has(id));
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = await namesFollowing<Party, InlineScreeningSettings>(connection, generation, {
      ids: ids.slice(at, at + PAGE),
    });
    await confirm(page, searching, () => fresh, touched);
  }

  const common = new Set(concerned.common);
  if (common.size === 0 && used.every(({ matching }) => isLookedUp(matching))) return;
  const ofCommon = freshIndexes(step, common);
  for await (const page of pagesFollowing(connection, generation))
    await confirm(page, searching, ({ matching }) => (isLookedUp(matching) ? ofCommon : fresh), touched);
}

/** Adds the names that match with their own settings. */
async function confirm(
  names: readonly Following[],
  { settingsOf, now }: Searching,
  indexesFor: (settings: EffectiveSettings) => ReadonlyMap<ListKind, NameIndex>,
  touched: Set<string>,
): Promise<void> {
  const slices = new TimeSlices();
  for (const name of names) {
    if (touched.has(name.id)) continue;
    await slices.letOthers();
    const settings = await settingsOf(name);
    const indexes = indexesFor(settings);
    const deadline = { now, at: now() + SEARCH_MS };
    const meets = settings.kinds.some((kind) => {
      const found = indexes.get(kind)?.screen(name.query, settings.matching, deadline);
      return found !== undefined && (found.matches.length > 0 || found.truncated);
    });
    if (meets) touched.add(name.id);
  }
}

/** Returns the entries that a list gained or changed. */
const freshOf = ({ added, changed }: ListDifference): readonly ListEntry[] => [
  ...added,
  ...changed.map(({ next }) => next),
];

/**
 * Returns indexes of the new entries by list kind; the full indexes when there are very many, so that no
 * index is built while requests wait.
 */
function freshIndexes(
  { differences, lists: { lists, names } }: ListStep,
  wanted: ReadonlySet<ListEntry>,
): ReadonlyMap<ListKind, NameIndex> {
  if (wanted.size > MAX_NEW_ENTRIES) return names;
  const counts = { read: 0, kept: 0, names: 0, skipped: {} };
  const fresh = lists.flatMap(({ source }) => {
    const difference = differences.get(source.name);
    const entries = difference ? freshOf(difference).filter((entry) => wanted.has(entry)) : [];
    return entries.length > 0 ? [{ source, entries, counts }] : [];
  });
  return new Map(
    KINDS.flatMap((kind) => {
      const ofKind = fresh.filter(({ source }) => source.kind === kind);
      return ofKind.length > 0 ? [[kind, buildNameIndex(ofKind)] as const] : [];
    }),
  );
}
