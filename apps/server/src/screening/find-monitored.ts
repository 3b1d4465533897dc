import { badInput, type SpaceId } from '@assay/contract';
import {
  type Connection,
  countMonitoredAsked,
  type Database,
  type MonitoredAsked,
  sortMonitored,
  spacesWithUnsorted,
} from '@assay/store';
import { findKey, type Hasher, nameTerms, readFindKey, readIdentifier } from '../scoring/index';

const MOST_NAME_WORDS = 12;
/** Matches of a search are counted up to this. */
const MOST_COUNTED = 100;
/** Names that get their terms in one statement: short enough that no call waits for it. */
const CHUNK = 200;

const WAYS = [
  ['name', 'word'],
  ['name_sound', 'sound'],
] as const;

/** What a monitored name is found by: keyed hashes of its words and of how they sound. */
export const monitoredTerms = (hasher: Hasher, spaceId: SpaceId, name: string): readonly string[] => [
  ...new Set(WAYS.flatMap(([, by]) => nameTerms(hasher, spaceId, name, by).slice(0, MOST_NAME_WORDS))),
];

interface FoundNames {
  readonly kind: 'user_id' | 'name' | 'name_sound';
  readonly key: string;
  readonly matches: number;
}

/**
 * Whom a text names among the monitored: by user id, by the words of a name, by how they sound where that finds more.
 * `key` holds keyed hashes, so that it may stand in an address.
 */
export async function findMonitored(
  connection: Connection,
  hasher: Hasher,
  spaceId: SpaceId,
  query: string,
): Promise<readonly FoundNames[]> {
  const text = query.trim();
  const count = (asked: MonitoredAsked) => countMonitoredAsked(connection, spaceId, asked, MOST_COUNTED);
  const found: FoundNames[] = [];
  const userHash = hasher('user_id', text);
  const ofUser = await count({ userHash });
  if (ofUser > 0) found.push({ kind: 'user_id', key: findKey('user_id', [userHash]), matches: ofUser });
  let written = 0;
  for (const [kind, by] of WAYS) {
    const terms = nameTerms(hasher, spaceId, text, by).slice(0, MOST_NAME_WORDS);
    const matches = terms.length === 0 ? 0 : await count({ terms });
    // Who is written so sounds so, too.
    if (matches > written) found.push({ kind, key: findKey(kind, terms), matches });
    written = matches;
  }
  return found;
}

/** Reads a key of {@link findMonitored}. @throws ApiError 1006 for anything else */
export function monitoredOfKey(key: string): MonitoredAsked {
  const identifier = readIdentifier(key);
  if (identifier?.kind === 'user_id') return { userHash: identifier.hash };
  const read = readFindKey(key);
  if (!read?.isTerms)
    throw badInput([{ field: 'key', expected: '`key` of POST /screening/monitored/search' }]);
  return { terms: read.hashes };
}

/** Makes names of earlier versions ready to be found; ended anywhere, the next look goes on with what is left. */
export async function sortMonitoredNames(
  database: Database,
  hasher: Hasher,
  isStopped: () => boolean,
): Promise<void> {
  for (const spaceId of await spacesWithUnsorted(database)) {
    const termsOf = (name: string) => monitoredTerms(hasher, spaceId, name);
    while (!isStopped() && (await sortMonitored(database, spaceId, CHUNK, termsOf)) === CHUNK);
  }
}
