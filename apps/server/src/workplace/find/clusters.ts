import type { EnvironmentId } from '@assay/contract';
import {
  CLUSTER_CALLS,
  CLUSTER_HELD_CALLS,
  CLUSTER_KEY_CALLS,
  CLUSTER_MS,
  COUNTED_CALLS,
  type FoundKind,
  HUB_PEOPLE,
  type LinkCluster,
  type LinkClusters,
  MAX_CLUSTER_IDENTIFIERS,
} from '@assay/management-api';
import {
  type Connection,
  peopleOfKeys,
  presentHashes,
  type Reads,
  readEvaluations,
  recentEvaluationIds,
  type SharedKey,
  sharedKeys,
} from '@assay/store';
import { timestamp } from '../../management/index';
import { findKey, type Hasher, storedKeys } from '../../scoring/index';
import { summaries } from '../evaluations/evaluation-summary';
import { type Cluster, clustersOf, type SharedIdentifier } from './join-clusters';
import { chosenClusters } from './rank-clusters';

/** Evaluations decrypted and keys read at once, so that other requests run in between. */
const A_STEP = 50;
const KEYS_AT_ONCE = 250;
/** Busy keys counted at once. Each reads up to `COUNTED_CALLS` transactions. */
const BUSY_AT_ONCE = 10;

/**
 * Identifiers that connect people, strongest first. Merchants and affiliates have unrelated customers, and
 * users are the people themselves.
 */
const CONNECTING = [
  'card_hash',
  'user_bank_account',
  'true_device_id',
  'device_hash',
  'phone_number',
  'email',
  'cookie_hash',
  'receiver_bank_account',
  'receiver_id',
  'address',
  'ip',
] as const satisfies readonly FoundKind[];

const STRENGTH: readonly FoundKind[] = CONNECTING;

interface ClusterPorts {
  readonly hasher: Hasher;
  /** UNIX milliseconds. */
  readonly now: () => number;
}

interface Sample {
  /** Kinds by key hash. */
  readonly kinds: ReadonlyMap<string, FoundKind>;
  readonly analyzed: number;
  readonly complete: boolean;
}

/** Reads the identifiers of recent transactions until the deadline. */
async function sample(
  connection: Connection,
  environmentId: EnvironmentId,
  { hasher, now }: ClusterPorts,
  deadline: number,
): Promise<Sample> {
  const ids = await recentEvaluationIds(connection, environmentId, {
    newest: CLUSTER_CALLS,
    held: CLUSTER_HELD_CALLS,
  });
  const kinds = new Map<string, FoundKind>();
  let analyzed = 0;
  while (analyzed < ids.length && now() < deadline) {
    const step = ids.slice(analyzed, analyzed + A_STEP);
    for (const record of await readEvaluations(connection, environmentId, step)) {
      const hashes = new Map<string, string>(Object.entries(storedKeys(record, hasher).hashes));
      for (const kind of CONNECTING) {
        const hash = hashes.get(kind);
        if (hash !== undefined && !kinds.has(hash)) kinds.set(hash, kind);
      }
    }
    analyzed += step.length;
  }
  return { kinds, analyzed, complete: analyzed === ids.length };
}

/**
 * Returns the busy keys that few enough people use, as far as they were counted until the deadline. A frequent user can
 * hide that many others share the identifier.
 */
async function countedKeys(
  connection: Connection,
  environmentId: EnvironmentId,
  busy: readonly string[],
  isLate: () => boolean,
): Promise<{ readonly links: ReadonlySet<string>; readonly complete: boolean }> {
  const links = new Set<string>();
  let read = 0;
  for (; read < busy.length && !isLate(); read += BUSY_AT_ONCE) {
    const step = busy.slice(read, read + BUSY_AT_ONCE);
    const people = await peopleOfKeys(connection, environmentId, step, {
      from: 0,
      to: Number.MAX_SAFE_INTEGER,
      most: COUNTED_CALLS,
    });
    for (const [index, hash] of step.entries()) if ((people[index] ?? 0) <= HUB_PEOPLE) links.add(hash);
  }
  return { links, complete: read >= busy.length };
}

/** Returns the shared identifiers of a sample, without those that too many people share. */
async function shared(
  connection: Connection,
  environmentId: EnvironmentId,
  kinds: Sample['kinds'],
  isLate: () => boolean,
): Promise<{ readonly identifiers: readonly SharedIdentifier[]; readonly complete: boolean }> {
  // A merged device is found under the key of the device it was merged into.
  const present = await presentHashes(connection, environmentId, [...kinds.keys()]);
  const kindOf = new Map([...kinds].map(([hash, kind]) => [present.get(hash) ?? hash, kind] as const));
  const hashes = [...kindOf.keys()];
  const found: SharedKey[] = [];
  let read = 0;
  for (; read < hashes.length && !isLate(); read += KEYS_AT_ONCE) {
    const step = hashes.slice(read, read + KEYS_AT_ONCE);
    found.push(
      ...(await sharedKeys(connection, environmentId, step, {
        most: CLUSTER_KEY_CALLS,
        maxPeople: HUB_PEOPLE,
      })),
    );
  }
  const isBusy = ({ moments }: SharedKey) => moments.length === CLUSTER_KEY_CALLS;
  const busy = found.filter(isBusy).map(({ hash }) => hash);
  const counted = await countedKeys(connection, environmentId, busy, isLate);
  return {
    identifiers: found.flatMap((key) => {
      const kind = kindOf.get(key.hash);
      const isHub = isBusy(key) && !counted.links.has(key.hash);
      return kind === undefined || isHub ? [] : [{ ...key, kind }];
    }),
    complete: read >= hashes.length && counted.complete,
  };
}

const keyOf = ({ kind, hash }: SharedIdentifier): string => findKey(kind, [hash]);

function described(
  cluster: Cluster,
  newest: LinkCluster['newest'],
  strongest: SharedIdentifier,
): LinkCluster {
  return {
    kind: strongest.kind,
    key: keyOf(strongest),
    people: cluster.people.size,
    calls: cluster.calls,
    approved: cluster.approved,
    in_review: cluster.inReview,
    declined: cluster.declined,
    frauds: cluster.frauds,
    amounts: [...cluster.amounts]
      .map(([currency, total]) => ({ currency, total }))
      .sort((one, other) => other.total - one.total),
    first_seen: timestamp(cluster.firstSeen),
    last_seen: timestamp(cluster.lastSeen),
    identifiers: cluster.identifiers.slice(0, MAX_CLUSTER_IDENTIFIERS).map((identifier) => ({
      kind: identifier.kind,
      key: keyOf(identifier),
      people: identifier.people,
      calls: new Set(identifier.transactions).size,
    })),
    identifier_count: cluster.identifiers.length,
    newest,
  };
}

/** Returns clusters of people who share identifiers, from recent transactions of an environment. */
export async function suggestedClusters(
  reads: Reads,
  environmentId: EnvironmentId,
  ports: ClusterPorts,
): Promise<LinkClusters> {
  const deadline = ports.now() + CLUSTER_MS;
  const { kinds, analyzed, complete } = await sample(reads, environmentId, ports, deadline);
  const found = await shared(reads, environmentId, kinds, () => ports.now() >= deadline);
  const order = (kind: FoundKind) => STRENGTH.indexOf(kind);
  const clusters = chosenClusters(clustersOf(found.identifiers, order));
  const records = await readEvaluations(
    reads,
    environmentId,
    clusters.map(({ newestId }) => newestId),
  );
  const shown = new Map((await summaries(reads, environmentId, records)).map((row) => [row.id, row]));
  return {
    clusters: clusters.flatMap((cluster) => {
      const [strongest] = cluster.identifiers;
      return strongest ? [described(cluster, shown.get(cluster.newestId) ?? null, strongest)] : [];
    }),
    analyzed,
    complete: complete && found.complete,
  };
}
