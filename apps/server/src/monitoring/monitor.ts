import type { EnvironmentId } from '@assay/contract';
import {
  type Account,
  advanceMonitoring,
  type Connection,
  type Database,
  firstIdAt,
  lockMonitoring,
  type MonitoringState,
  readEntityStates,
  storeEntityStates,
  wakeAlerts,
} from '@assay/store';
import {
  Engine,
  type Entity,
  type Finding,
  Graph,
  Population,
  packNode,
  type Transfer,
  unpackNode,
} from '@assay/typologies';
import type { Runtime } from '../platform/runtime';
import { TimeSlices } from '../platform/time-slices';
import { currentPolicy, type PolicyDocument } from '../policy/index';
import type { Hasher } from '../scoring/index';
import { raiseAlerts } from './alerts/raise-alerts';
import { readTransfers } from './read-transfers';
import { runningIn, settingOf } from './settings';
import { TransferReader } from './transfer-of';

/** Transactions of a batch; a batch is one database transaction. */
const BATCH = 500;
/** Batches of an environment per run of the job, so that the others get their turn. */
const MAX_BATCHES = 40;
/**
 * Age after which an evaluation is either stored or never will be. Ids are assigned in order of time, but stored a
 * little later; reading only settled ones loses none.
 */
const SETTLED_MS = 60_000;
/** Entities that a batch reads around those of its transactions. */
const MAX_AROUND = 4000;
/** Steps from a transaction's parties to the entities that its patterns may need. */
const MAX_STEPS = 9;
/** Steps in which the receivers of first transfers count too: groups are searched around both parties. */
const GROUP_STEPS = 2;
/** Entities in memory per environment, above which inactive ones are dropped. */
const MAX_ENTITIES = 200_000;
const IDLE_MS = 7 * 86_400_000;

interface MonitorPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
}

/** The copy of an environment's states in this process. It is valid while the generation is the stored one. */
interface Held {
  readonly graph: Graph;
  readonly generation: number;
}

const text = ({ kind, key }: Entity): string => `${kind} ${key}`;

/** Applies the typologies of an environment to its new transactions. */
export class Monitor {
  private readonly held = new Map<EnvironmentId, Held>();
  private readonly documents = new Map<
    number,
    { readonly version: number; readonly document: PolicyDocument }
  >();
  private readonly transfers: TransferReader;

  constructor(private readonly ports: MonitorPorts) {
    this.transfers = new TransferReader(ports.hasher);
  }

  /**
   * Reads what is new in an environment.
   * @returns the number of transactions; 0 also while another process works on the environment
   */
  async run(account: Account, environmentId: EnvironmentId): Promise<number> {
    const document = await this.documentOf(account);
    const running = runningIn(document);
    if (running.length === 0) {
      this.held.delete(environmentId);
      return 0;
    }
    let read = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const done = await this.batch(environmentId, (graph) => new Engine(running, graph), {
        policyVersion: account.policyVersion,
        settingOf: (id) => settingOf(document, id),
      });
      read += done;
      if (done < BATCH) break;
    }
    return read;
  }

  /** Returns the current policy, read once per version. */
  private async documentOf(account: Account): Promise<PolicyDocument> {
    const known = this.documents.get(account.id);
    if (known?.version === account.policyVersion) return known.document;
    const { document } = await currentPolicy(this.ports.database, account);
    this.documents.set(account.id, { version: account.policyVersion, document });
    return document;
  }

  private async batch(
    environmentId: EnvironmentId,
    engineOf: (graph: Graph) => Engine,
    policy: {
      readonly policyVersion: number;
      readonly settingOf: (id: string) => ReturnType<typeof settingOf>;
    },
  ): Promise<number> {
    const { database, runtime } = this.ports;
    const now = runtime.now();
    try {
      const { count, held } = await database.transaction(async (connection) => {
        await wakeAlerts(connection, environmentId, now);
        const state = await lockMonitoring(connection, environmentId, now);
        if (!state) return { count: 0, held: null };
        const range = { after: state.afterId, before: firstIdAt(now - SETTLED_MS), limit: BATCH };
        const page = await readTransfers(connection, environmentId, this.transfers, range);
        const { transfers, count, lastId } = page;
        if (lastId === null) return { count: 0, held: null };
        const graph = this.graphOf(environmentId, state);
        await this.load(connection, environmentId, graph, transfers);
        const engine = engineOf(graph);
        const findings = await observeAll(engine, transfers);
        const raising = {
          connection,
          environmentId,
          runtime,
          now,
          policyVersion: policy.policyVersion,
          runId: null,
        };
        await raiseAlerts(raising, findings, policy.settingOf);
        const generation = state.generation + 1;
        await this.store(connection, environmentId, graph, {
          afterId: lastId,
          generation,
          transfers: state.transfers + count,
          now,
        });
        return { count, held: { graph, generation } };
      });
      if (held) this.keep(environmentId, held, now);
      return count;
    } catch (error) {
      // The states in memory contain a batch that was not stored.
      this.held.delete(environmentId);
      throw error;
    }
  }

  private keep(environmentId: EnvironmentId, held: Held, now: number): void {
    if (held.graph.size > MAX_ENTITIES) held.graph.dropIdle(now - IDLE_MS);
    if (held.graph.size > MAX_ENTITIES) this.held.delete(environmentId);
    else this.held.set(environmentId, held);
  }

  private graphOf(
    environmentId: EnvironmentId,
    { generation, since, logAmount, population }: MonitoringState,
  ): Graph {
    const held = this.held.get(environmentId);
    if (held?.generation === generation) return held.graph;
    return Object.assign(new Graph(), { since, logAmount, population: Population.unpack(population) });
  }

  private async store(
    connection: Connection,
    environmentId: EnvironmentId,
    graph: Graph,
    {
      afterId,
      generation,
      transfers,
      now,
    }: Pick<MonitoringState, 'afterId' | 'generation' | 'transfers'> & { now: number },
  ): Promise<void> {
    const changed = graph.takeChanged();
    await storeEntityStates(
      connection,
      environmentId,
      changed.map((node) => ({
        kind: node.kind,
        key: node.key,
        lastSeen: node.lastSeen,
        state: packNode(node),
      })),
    );
    const { since, logAmount, population } = graph;
    await advanceMonitoring(connection, environmentId, {
      afterId,
      generation,
      since,
      logAmount,
      population: population.pack(),
      transfers,
      updatedAt: now,
    });
  }

  /** Loads the entities of transfers, the parties from which their money may have come, and groups around them. */
  private async load(
    connection: Connection,
    environmentId: EnvironmentId,
    graph: Graph,
    transfers: readonly Transfer[],
  ): Promise<void> {
    const asked = new Set<string>();
    let wanted: Entity[] = transfers.flatMap((transfer) => Engine.entitiesOf(transfer));
    let around = 0;
    for (let step = 0; step < MAX_STEPS && wanted.length > 0; step++) {
      const fresh = wanted.filter((entity) => !asked.has(text(entity)) && asked.add(text(entity)));
      const absent = fresh.filter((entity) => !graph.has(entity));
      const states = await readEntityStates(connection, environmentId, absent);
      for (const { kind, key, state } of states) {
        const node = unpackNode(kind as Entity['kind'], key, state);
        if (node) graph.put(node);
      }
      wanted = fresh
        .flatMap((entity) => neighbors(graph, entity, step < GROUP_STEPS))
        .slice(0, MAX_AROUND - around);
      around += wanted.length;
    }
  }
}

/**
 * Returns the parties whose state the patterns of a party may need.
 * @param withReceivers includes those that the party paid for the first time
 */
function neighbors(graph: Graph, { kind, key }: Entity, withReceivers: boolean): readonly Entity[] {
  const node = kind === 'party' ? graph.party(key) : undefined;
  if (!node) return [];
  const keys = new Set(node.in.flatMap(({ sender }) => (sender === null ? [] : [sender])));
  if (withReceivers)
    for (const { isNewPair, receiver } of node.out) if (isNewPair && receiver !== null) keys.add(receiver);
  if (node.owner !== null) keys.add(node.owner);
  return [...keys].map((party) => ({ kind: 'party', key: party }));
}

/** Applies an engine to transfers in slices, so that requests are served in between. */
export async function observeAll(
  engine: Engine,
  transfers: readonly Transfer[],
): Promise<readonly Finding[]> {
  const slices = new TimeSlices();
  const findings: Finding[] = [];
  for (const transfer of transfers) {
    findings.push(...engine.observe(transfer));
    await slices.letOthers();
  }
  return findings;
}
