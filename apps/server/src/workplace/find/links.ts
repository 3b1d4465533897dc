import { ApiError, badInput, type EnvironmentId } from '@assay/contract';
import {
  COUNTED_CALLS,
  FOUND_KINDS,
  type FoundKind,
  HUB_PEOPLE,
  LINKED_CALLS,
  type Linked,
  type Links,
  type MANAGEMENT,
  NAMED_CALLS,
} from '@assay/management-api';
import {
  type Connection,
  factsOfKeys,
  findEvaluation,
  type KeyFacts,
  type KeyPeriod,
  listEvaluations,
  neighboursOf,
  peopleOfKeys,
  presentHashes,
  type Reads,
  readEvaluations,
  type StoredEvaluationRecord,
} from '@assay/store';
import { timestamp, uuid } from '../../management/index';
import { findKey, type Hasher, readFindKey, readIdentifier, storedKeys } from '../../scoring/index';
import { summaries } from '../evaluations/evaluation-summary';

type Query = ReturnType<(typeof MANAGEMENT)['readLinks']['readQuery']>;

const DEFAULT_PAGE = 50;
/** Maximum number of identifiers returned for the transactions of a name. */
const MAX_CARRIED_VALUES = 100;
/** End of 2199, in UNIX milliseconds. Transaction ids can't hold a year after 10889, and no period needs one. */
const LAST_MOMENT = Date.UTC(2200, 0, 1) - 1;

interface Identifier {
  readonly kind: FoundKind;
  readonly hash: string;
}

/** A neighbor of the requested identifier, before its own transactions are read. */
interface CaseExtras extends Identifier {
  readonly shared: number;
  /** UNIX milliseconds. */
  readonly sharedFirst: number;
  readonly sharedLast: number;
}

/** @throws ApiError 1006 for a period that ends before it begins */
function periodOf(query: Query): KeyPeriod {
  const from = query.from === undefined ? 0 : Date.parse(query.from);
  const to = query.to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(query.to);
  if (to < from) throw badInput([{ field: 'to', expected: 'at least from' }]);
  return { from, to, most: LINKED_CALLS };
}

/** @throws ApiError 1006 for an invalid key or one with several identifiers */
function identifierOf(key: string): Identifier {
  const read = readIdentifier(key);
  if (!read)
    throw badInput([{ field: 'key', expected: '`key` of a person, device, card or name from POST /search' }]);
  return read;
}

/** Returns identifiers that link these transactions with others, most frequent first. */
async function carriedBy(
  connection: Connection,
  hasher: Hasher,
  environmentId: EnvironmentId,
  records: readonly StoredEvaluationRecord[],
): Promise<readonly CaseExtras[]> {
  const carried = records.map((record) => ({
    at: record.at,
    hashes: new Map<string, string>(Object.entries(storedKeys(record, hasher).hashes)),
  }));
  const all = carried.flatMap(({ hashes }) => [...hashes.values()]);
  const present = await presentHashes(connection, environmentId, all);
  const found = new Map<string, CaseExtras>();
  for (const { at, hashes } of carried) {
    for (const kind of FOUND_KINDS) {
      const asked = hashes.get(kind);
      if (asked === undefined) continue;
      const hash = present.get(asked) ?? asked;
      const known = found.get(`${kind} ${hash}`);
      found.set(`${kind} ${hash}`, {
        kind,
        hash,
        shared: (known?.shared ?? 0) + 1,
        sharedFirst: Math.min(known?.sharedFirst ?? at, at),
        sharedLast: Math.max(known?.sharedLast ?? at, at),
      });
    }
  }
  // With one transaction, every count is one, and the order of kinds is preserved.
  return [...found.values()].sort((one, other) => other.shared - one.shared);
}

/**
 * Returns the requested transaction.
 * @throws ApiError notFound when it isn't stored
 */
async function callOf(
  reads: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<StoredEvaluationRecord> {
  const record = await findEvaluation(reads, environmentId, { evaluationId: uuid(id) });
  if (!record) throw new ApiError('notFound');
  return record;
}

/** Returns the newest transactions of a name, by the terms in its key; null for any other key. */
async function callsOfName(
  reads: Reads,
  environmentId: EnvironmentId,
  key: string,
  { from, to }: KeyPeriod,
): Promise<readonly StoredEvaluationRecord[] | null> {
  const read = readFindKey(key);
  if (!read?.isTerms) return null;
  const { evaluations } = await listEvaluations(reads, environmentId, {
    terms: read.hashes.map((term) => [term]),
    from,
    to: Math.min(to, LAST_MOMENT),
    limit: NAMED_CALLS,
  });
  return evaluations;
}

/**
 * Returns the facts of identifiers. Busy ones are counted over more transactions, so that a frequent user
 * doesn't hide a hub.
 */
async function countedFacts(
  connection: Connection,
  environmentId: EnvironmentId,
  hashes: readonly string[],
  period: KeyPeriod,
): Promise<readonly (KeyFacts | null)[]> {
  const found = await factsOfKeys(connection, environmentId, hashes, period);
  const isOpen = (facts: KeyFacts | null | undefined) =>
    facts?.calls === period.most && facts.people <= HUB_PEOPLE;
  const busy = hashes.filter((_, index) => isOpen(found[index]));
  const people = await peopleOfKeys(connection, environmentId, busy, { ...period, most: COUNTED_CALLS });
  const counted = new Map(busy.map((hash, index) => [hash, people[index] ?? 0]));
  return found.map((facts, index) => {
    const more = counted.get(hashes[index] ?? '');
    return facts && more !== undefined ? { ...facts, people: more } : facts;
  });
}

/** Returns identifiers as the API represents them; omits those without a transaction in the period. */
async function described<Asked extends Identifier>(
  connection: Connection,
  environmentId: EnvironmentId,
  all: readonly Asked[],
  period: KeyPeriod,
): Promise<readonly { readonly linked: Linked; readonly asked: Asked }[]> {
  const found = await countedFacts(
    connection,
    environmentId,
    all.map(({ hash }) => hash),
    period,
  );
  const ids = [...new Set(found.flatMap((facts) => facts?.newestId ?? []))];
  const newest = await readEvaluations(connection, environmentId, ids);
  const shown = new Map((await summaries(connection, environmentId, newest)).map((row) => [row.id, row]));
  return all.flatMap((asked, index) => {
    const facts = found[index];
    if (!facts) return [];
    const linked: Linked = {
      kind: asked.kind,
      key: findKey(asked.kind, [asked.hash]),
      calls: facts.calls,
      people: facts.people,
      hub: facts.people > HUB_PEOPLE,
      first_seen: timestamp(facts.firstSeen),
      last_seen: timestamp(facts.lastSeen),
      approved: facts.approved,
      in_review: facts.inReview,
      declined: facts.declined,
      frauds: facts.frauds,
      newest: shown.get(facts.newestId) ?? null,
    };
    return [{ linked, asked }];
  });
}

async function neighbours(
  connection: Connection,
  environmentId: EnvironmentId,
  all: readonly CaseExtras[],
  period: KeyPeriod,
): Promise<Links['neighbours']> {
  return (await described(connection, environmentId, all, period)).map(({ linked, asked }) => ({
    ...linked,
    shared: asked.shared,
    shared_first: timestamp(asked.sharedFirst),
    shared_last: timestamp(asked.sharedLast),
  }));
}

/**
 * Returns the links of an identifier or a transaction in an environment.
 * @throws ApiError 1006 when the query names neither or both, or an invalid key; notFound for an unknown
 *   transaction
 */
export async function linksOf(
  reads: Reads,
  hasher: Hasher,
  environmentId: EnvironmentId,
  query: Query,
): Promise<Links> {
  const period = periodOf(query);
  if (query.evaluation !== undefined && query.key === undefined) {
    const call = await callOf(reads, environmentId, query.evaluation);
    const carried = await carriedBy(reads, hasher, environmentId, [call]);
    return { entity: null, neighbours: await neighbours(reads, environmentId, carried, period), next: null };
  }
  if (query.key === undefined || query.evaluation !== undefined)
    throw badInput([{ field: 'key', expected: 'either `key` or `evaluation`' }]);
  const named = await callsOfName(reads, environmentId, query.key, period);
  if (named) {
    const carried = (await carriedBy(reads, hasher, environmentId, named)).slice(0, MAX_CARRIED_VALUES);
    return { entity: null, neighbours: await neighbours(reads, environmentId, carried, period), next: null };
  }
  const { kind, hash: asked } = identifierOf(query.key);
  // A merged device is found under the key of the device it was merged into.
  const hash = (await presentHashes(reads, environmentId, [asked])).get(asked) ?? asked;
  const [entity] = await described(reads, environmentId, [{ kind, hash }], period);
  if (!entity || entity.linked.hub) return { entity: entity?.linked ?? null, neighbours: [], next: null };
  const { limit = DEFAULT_PAGE, skip = 0 } = query;
  const rows = await neighboursOf(reads, environmentId, hash, period, { limit: limit + 1, skip });
  return {
    entity: entity.linked,
    neighbours: await neighbours(reads, environmentId, rows.slice(0, limit), period),
    next: rows.length > limit ? skip + limit : null,
  };
}
