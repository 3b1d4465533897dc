import {
  ApiError,
  badInput,
  FOUND_KINDS,
  type FoundKind,
  HUB_PEOPLE,
  LINKED_CALLS,
  type Linked,
  type Links,
  type MANAGEMENT,
  type SpaceId,
} from '@assay/contract';
import {
  type Connection,
  type Database,
  factsOfKeys,
  findEvaluation,
  type KeyPeriod,
  neighboursOf,
  presentHashes,
  readEvaluations,
} from '@assay/store';
import { findKey, type Hasher, readIdentifier, storedKeys } from '../identity-keys/index';
import { summaries, timestamp, uuid } from '../management/index';

type Query = ReturnType<(typeof MANAGEMENT)['readLinks']['readQuery']>;

const DEFAULT_PAGE = 50;

interface Identifier {
  readonly kind: FoundKind;
  readonly hash: string;
}

/** What stands beside what was asked about, before its own calls are looked at. */
interface Beside extends Identifier {
  readonly shared: number;
  /** UNIX milliseconds. */
  readonly sharedFirst: number;
  readonly sharedLast: number;
}

function momentOf(query: Query, name: 'from' | 'to', otherwise: number): number {
  const text = query[name];
  const moment = text === undefined ? otherwise : Date.parse(text);
  if (Number.isNaN(moment)) throw badInput([{ field: name, expected: 'a date and time of RFC 3339' }]);
  return moment;
}

/** @throws ApiError 1006 for a period that no calendar has, or that ends before it begins */
function periodOf(query: Query): KeyPeriod {
  const from = momentOf(query, 'from', 0);
  const to = momentOf(query, 'to', Number.MAX_SAFE_INTEGER);
  if (to < from) throw badInput([{ field: 'to', expected: 'at least from' }]);
  return { from, to, most: LINKED_CALLS };
}

/** @throws ApiError 1006 for what is no key of a single identifier */
function identifierOf(key: string): Identifier {
  const read = readIdentifier(key);
  if (!read)
    throw badInput([
      { field: 'key', expected: '`key` of a person, a device or a card, as POST /search answers it' },
    ]);
  return read;
}

/** What a call carries that links it with others. @throws ApiError notFound for a call that is not kept */
async function carriedBy(
  database: Database,
  hasher: Hasher,
  spaceId: SpaceId,
  id: string,
): Promise<readonly Beside[]> {
  const record = await findEvaluation(database, spaceId, { evaluationId: uuid(id) });
  if (!record) throw new ApiError('notFound');
  const hashes = new Map<string, string>(Object.entries(storedKeys(record, hasher).hashes));
  const present = await presentHashes(database, spaceId, [...hashes.values()]);
  return FOUND_KINDS.flatMap((kind) => {
    const hash = hashes.get(kind);
    if (hash === undefined) return [];
    return [
      { kind, hash: present.get(hash) ?? hash, shared: 1, sharedFirst: record.at, sharedLast: record.at },
    ];
  });
}

/** Identifiers as they are answered; what no call of the period carries is left out. */
async function described<Asked extends Identifier>(
  connection: Connection,
  spaceId: SpaceId,
  all: readonly Asked[],
  period: KeyPeriod,
): Promise<readonly { readonly linked: Linked; readonly asked: Asked }[]> {
  const found = await factsOfKeys(
    connection,
    spaceId,
    all.map(({ hash }) => hash),
    period,
  );
  const ids = [...new Set(found.flatMap((facts) => facts?.newestId ?? []))];
  const newest = await readEvaluations(connection, spaceId, ids);
  const shown = new Map((await summaries(connection, spaceId, newest)).map((row) => [row.id, row]));
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
  spaceId: SpaceId,
  all: readonly Beside[],
  period: KeyPeriod,
): Promise<Links['neighbours']> {
  return (await described(connection, spaceId, all, period)).map(({ linked, asked }) => ({
    ...linked,
    shared: asked.shared,
    shared_first: timestamp(asked.sharedFirst),
    shared_last: timestamp(asked.sharedLast),
  }));
}

/**
 * Who and what is linked with an identifier or a call of a space.
 * @throws ApiError 1006 for a query that names neither or both, or a key that is none; notFound for a call that is not kept
 */
export async function linksOf(
  database: Database,
  hasher: Hasher,
  spaceId: SpaceId,
  query: Query,
): Promise<Links> {
  const period = periodOf(query);
  if (query.evaluation !== undefined && query.key === undefined) {
    const carried = await carriedBy(database, hasher, spaceId, query.evaluation);
    return { entity: null, neighbours: await neighbours(database, spaceId, carried, period), next: null };
  }
  if (query.key === undefined || query.evaluation !== undefined)
    throw badInput([{ field: 'key', expected: 'either `key` or `evaluation`' }]);
  const { kind, hash: asked } = identifierOf(query.key);
  // A device that was joined with another since is found under the other's key.
  const hash = (await presentHashes(database, spaceId, [asked])).get(asked) ?? asked;
  const [entity] = await described(database, spaceId, [{ kind, hash }], period);
  if (!entity || entity.linked.hub) return { entity: entity?.linked ?? null, neighbours: [], next: null };
  const { limit = DEFAULT_PAGE, skip = 0 } = query;
  const rows = await neighboursOf(database, spaceId, hash, period, { limit: limit + 1, skip });
  return {
    entity: entity.linked,
    neighbours: await neighbours(database, spaceId, rows.slice(0, limit), period),
    next: rows.length > limit ? skip + limit : null,
  };
}
