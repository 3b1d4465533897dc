import { badInput, type EnvironmentId } from '@assay/contract';
import {
  type Connection,
  countMonitoredAsked,
  type Database,
  type MonitoredAsked,
  sortMonitored,
  spacesWithUnsorted,
} from '@assay/store';
import { findKey, type Hasher, nameTerms, readFindKey, readIdentifier } from '../scoring/index';

const MAX_NAME_WORDS = 12;
/** Maximum count of search matches. */
const MAX_COUNTED = 100;
/** Number of names indexed per statement; small enough not to delay requests. */
const CHUNK = 200;

const WAYS = [
  ['name', 'word'],
  ['name_sound', 'sound'],
] as const;

/** Returns the search terms of a monitored name: keyed hashes of its words and of their phonetic forms. */
export const monitoredTerms = (
  hasher: Hasher,
  environmentId: EnvironmentId,
  name: string,
): readonly string[] => [
  ...new Set(WAYS.flatMap(([, by]) => nameTerms(hasher, environmentId, name, by).slice(0, MAX_NAME_WORDS))),
];

interface FoundNames {
  readonly kind: 'user_id' | 'name' | 'name_sound';
  readonly key: string;
  readonly matches: number;
}

/**
 * Finds monitored names by user id, by the words of a name, and by phonetic match if that finds more. `key`
 * holds keyed hashes, so it can be used in a URL.
 */
export async function findMonitored(
  connection: Connection,
  hasher: Hasher,
  environmentId: EnvironmentId,
  query: string,
): Promise<readonly FoundNames[]> {
  const text = query.trim();
  const count = (asked: MonitoredAsked) => countMonitoredAsked(connection, environmentId, asked, MAX_COUNTED);
  const found: FoundNames[] = [];
  const userHash = hasher('user_id', text);
  const ofUser = await count({ userHash });
  if (ofUser > 0) found.push({ kind: 'user_id', key: findKey('user_id', [userHash]), matches: ofUser });
  let written = 0;
  for (const [kind, by] of WAYS) {
    const terms = nameTerms(hasher, environmentId, text, by).slice(0, MAX_NAME_WORDS);
    const matches = terms.length === 0 ? 0 : await count({ terms });
    // An exact spelling also matches phonetically, so phonetic results count only if there are more.
    if (matches > written) found.push({ kind, key: findKey(kind, terms), matches });
    written = matches;
  }
  return found;
}

/**
 * Parses a key of {@link findMonitored}.
 * @throws ApiError 1006 for anything else
 */
export function monitoredOfKey(key: string): MonitoredAsked {
  const identifier = readIdentifier(key);
  if (identifier?.kind === 'user_id') return { userHash: identifier.hash };
  const read = readFindKey(key);
  if (!read?.isTerms)
    throw badInput([{ field: 'key', expected: '`key` from POST /screening/monitored-names/search' }]);
  return { terms: read.hashes };
}

/** Indexes names of earlier versions for search. After an interruption, the next run continues. */
export async function sortMonitoredNames(
  database: Database,
  hasher: Hasher,
  isStopped: () => boolean,
): Promise<void> {
  for (const environmentId of await spacesWithUnsorted(database)) {
    const termsOf = (name: string) => monitoredTerms(hasher, environmentId, name);
    while (!isStopped() && (await sortMonitored(database, environmentId, CHUNK, termsOf)) === CHUNK);
  }
}
