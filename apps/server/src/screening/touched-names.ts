import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InlineScreeningSettings } from '@assay/contract';
import {
  buildNameIndex,
  type ListDifference,
  type ListEntry,
  type ListKind,
  type NameIndex,
} from '@assay/screening';
import {
  type Connection,
  type FollowingName,
  namesFollowing,
  namesMatching,
  settingsFollowing,
} from '@assay/store';
import { KINDS } from './index-files';
import type { LoadedLists, Party } from './loaded-lists';
import { isLookedUp, type MonitoredIndex } from './monitored-index';
import type { EffectiveSettings } from './settings';

type Following = FollowingName<Party, InlineScreeningSettings>;

/** A change of lists, and the names that saw the lists before it. */
export interface ListStep {
  readonly connection: Connection;
  /** Number of the lists before. */
  readonly generation: number;
  readonly differences: ReadonlyMap<string, ListDifference>;
  /** The lists after. */
  readonly lists: LoadedLists;
  readonly index: MonitoredIndex;
}

export interface Searching {
  settingsOf(name: Pick<Following, 'accountId' | 'profile' | 'settings'>): Promise<EffectiveSettings>;
  /** UNIX milliseconds. */
  now(): number;
}

/** Names that are looked at in one go. */
const PAGE = 1000;
/** How long names are looked at before other work of the process has its turn. */
const TURN_MS = 4;
/** Entries of which an index is built at once. */
const MOST_FRESH = 1000;
/** Longest search of one name. */
const SEARCH_MS = 5000;

/**
 * Names of which a match may come, change or go: they matched what was before, or match what is new. The new entries
 * are searched in the index of the names; what that tells is confirmed with the settings of each name.
 */
export async function touchedNames(step: ListStep, searching: Searching): Promise<ReadonlySet<string>> {
  const { connection, generation, differences, index } = step;
  const touched = new Set<string>();
  for (const [list, { removed, changed }] of differences) {
    const ids = [...removed, ...changed.map(({ old }) => old)].map(({ sourceId }) => sourceId);
    for (const id of ids.length > 0 ? await namesMatching(connection, list, ids) : []) touched.add(id);
  }
  const entries = [...differences.values()].flatMap(freshOf);
  if (entries.length === 0) return touched;

  const used = await settingsFollowing<InlineScreeningSettings>(connection, generation);
  const effective = await Promise.all(used.map((name) => searching.settingsOf(name)));
  await index.follow(connection);
  const concerned = await index.concernedBy(
    entries,
    effective.some(({ matching }) => matching.phoneticSearchEnabled),
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
  if (common.size === 0 && effective.every(({ matching }) => isLookedUp(matching))) return touched;
  const ofCommon = freshIndexes(step, common);
  let after: { readonly accountId: number; readonly id: string } | undefined;
  for (;;) {
    const page = await namesFollowing<Party, InlineScreeningSettings>(connection, generation, {
      limit: PAGE,
      after,
    });
    await confirm(page, searching, ({ matching }) => (isLookedUp(matching) ? ofCommon : fresh), touched);
    after = page.at(-1);
    if (page.length < PAGE) return touched;
  }
}

/** Adds the names that match, each searched with its own settings. */
async function confirm(
  names: readonly Following[],
  { settingsOf, now }: Searching,
  indexesFor: (settings: EffectiveSettings) => ReadonlyMap<ListKind, NameIndex>,
  touched: Set<string>,
): Promise<void> {
  let turnEnds = performance.now() + TURN_MS;
  for (const name of names) {
    if (touched.has(name.id)) continue;
    if (performance.now() > turnEnds) {
      await nextTurn();
      turnEnds = performance.now() + TURN_MS;
    }
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

/** What is new, or says something else now. */
const freshOf = ({ added, changed }: ListDifference): readonly ListEntry[] => [
  ...added,
  ...changed.map(({ next }) => next),
];

/** Fresh entries by kind of list; of very many, all entries: nothing is built for them while requests wait. */
function freshIndexes(
  { differences, lists: { lists, names } }: ListStep,
  wanted: ReadonlySet<ListEntry>,
): ReadonlyMap<ListKind, NameIndex> {
  if (wanted.size > MOST_FRESH) return names;
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
