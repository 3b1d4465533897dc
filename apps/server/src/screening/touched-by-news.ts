import type { InlineScreeningSettings } from '@assay/contract';
import { ArticleIndex, screeningMedia } from '@assay/screening';
import { type Connection, type FollowingName, namesFollowing, namesMatching } from '@assay/store';
import { inSlices, TimeSlices } from '../platform/time-slices';
import type { Party } from './loaded-lists';
import type { MediaArchive } from './media-archive';
import { MEDIA } from './monitored-matches';
import { mediaSubject } from './search';
import type { EffectiveSettings } from './settings';

/** A name checked when lists or news change. */
export type Following = FollowingName<Party, InlineScreeningSettings>;

/** Dependencies for checking names. */
export interface Searching {
  settingsOf(name: Pick<Following, 'environmentId' | 'profile' | 'settings'>): Promise<EffectiveSettings>;
  /** Returns the current time in UNIX milliseconds. */
  now(): number;
}

/** Number of names checked per page. */
export const PAGE = 1000;
/** Maximum search time per name, in milliseconds. */
export const SEARCH_MS = 5000;

/** Yields all names checked against the lists of a generation, in pages. */
export async function* pagesFollowing(
  connection: Connection,
  generation: number,
): AsyncGenerator<readonly Following[]> {
  let after: Pick<Following, 'environmentId' | 'id'> | undefined;
  for (;;) {
    const page = await namesFollowing<Party, InlineScreeningSettings>(connection, generation, {
      limit: PAGE,
      after,
    });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}

/** Maximum number of articles indexed at once. */
const MAX_NEW_ENTRIES = 500;

/** A change of the news, and the names checked before it. */
interface NewsStep {
  readonly connection: Connection;
  /** Number of the previous lists and news. */
  readonly generation: number;
  readonly before: MediaArchive;
  readonly after: MediaArchive;
}

const numbersOf = ({ count }: ArticleIndex): readonly number[] =>
  Array.from({ length: count }, (_, number) => number);

/** Returns articles that are missing or different in the other archive. */
async function onlyIn(one: ArticleIndex | null, other: ArticleIndex | null): Promise<readonly number[]> {
  if (!one) return [];
  return other ? inSlices(one.notIn(other)) : numbersOf(one);
}

/**
 * Returns an index of the new articles; the full index when there are very many, so that no index is built
 * while requests wait.
 */
async function freshIndex({ before, after }: NewsStep): Promise<ArticleIndex | null> {
  const fresh = await onlyIn(after.index, before.index);
  if (fresh.length === 0) return null;
  if (fresh.length > MAX_NEW_ENTRIES) return after.index;
  return inSlices(ArticleIndex.building(fresh.map((number) => after.index!.article(number))));
}

/**
 * Adds names whose news mentions may appear, change or disappear: names mentioned in the previous or the new
 * articles.
 * @param used settings of all names; if none uses news, nothing is searched
 */
export async function addTouchedByNews(
  step: NewsStep,
  used: readonly EffectiveSettings[],
  { settingsOf, now }: Searching,
  touched: Set<string>,
): Promise<void> {
  const { connection, generation, before, after } = step;
  const gone = (await onlyIn(before.index, after.index)).map((number) => before.index!.id(number));
  for (const id of gone.length > 0 ? await namesMatching(connection, MEDIA, gone) : []) touched.add(id);
  if (used.every(({ media }) => media === null)) return;
  const fresh = await freshIndex(step);
  if (!fresh) return;
  const slices = new TimeSlices();
  for await (const page of pagesFollowing(connection, generation)) {
    for (const name of page) {
      await slices.letOthers();
      const { media } = await settingsOf(name);
      if (!media || touched.has(name.id)) continue;
      const ends = now() + SEARCH_MS;
      const mentioned = await inSlices(screeningMedia(fresh, mediaSubject(name.query), media), {
        isLate: () => now() >= ends,
      });
      if (!mentioned || mentioned.length > 0) touched.add(name.id);
    }
  }
}
