import { type Parameters, parametersOf, TYPOLOGIES } from './catalog';
import type { Detector, Found, Seen } from './detectors/detector';
import { DETECTORS } from './detectors/index';
import { type Finding, type FindingEdge, MAX_EVIDENCE } from './finding';
import { amend } from './state/amend';
import { type Edge, movesMoney } from './state/edge';
import { Graph } from './state/graph';
import {
  addIncoming,
  addOutgoing,
  addToDay,
  type Node,
  noteAccount,
  noteReceiver,
  touch,
} from './state/node';
import type { Entity, EntityKind, Transfer } from './transfer';
import type { Typology } from './typology';

const DAY_MS = 86_400_000;
/** After this time a pattern is reported again even if it has not grown. */
const REPEAT_MS = 30 * DAY_MS;
/** Growth after which a pattern is reported again. */
const GROWTH = 1.5;

/** A typology that runs, with all its parameters. */
export interface RunningTypology {
  readonly id: string;
  readonly parameters: Parameters;
}

interface Running {
  readonly typology: Typology;
  readonly detect: Detector;
  readonly parameters: Parameters;
}

/** Returns a known amount: finite and not negative. */
const amountOf = (amount: number | null): number | null =>
  amount !== null && Number.isFinite(amount) && amount >= 0 ? amount : null;

const entityOf = ({ kind, key }: Node): Entity => ({ kind, key });

const UNKNOWN: Entity = { kind: 'party', key: '' };

/** Returns the ends of an edge: both parties, or one of them and the entity that is reported. */
function drawn(edge: Edge, node: Node): FindingEdge {
  const sender = edge.sender === null ? null : ({ kind: 'party', key: edge.sender } as const);
  const other: Entity | null =
    edge.receiver !== null
      ? { kind: 'party', key: edge.receiver }
      : edge.merchant === null
        ? null
        : { kind: 'merchant', key: edge.merchant };
  const isMember = node.kind === 'party' || node.kind === 'merchant';
  return {
    id: edge.id,
    at: edge.at,
    amount: edge.amount,
    currency: edge.currency,
    from: sender ?? (isMember && other ? UNKNOWN : entityOf(node)),
    to: isMember ? (other ?? UNKNOWN) : entityOf(node),
  };
}

/** Values of explanations that are amounts of money. */
const AMOUNTS: ReadonlySet<string> = new Set(['total', 'inflow', 'amount', 'probe', 'threshold']);

/** Returns the currency of all edges; null if they differ or if it is unknown. */
function currencyOf([first, ...others]: readonly Edge[]): string | null {
  const currency = first?.currency ?? null;
  return others.every((one) => one.currency === currency) ? currency : null;
}

/** Fills the explanation of a typology with the numbers of a finding. An amount is written as `EUR 4,176.17`. */
const reasonOf = (
  { explanation }: Typology,
  values: Readonly<Record<string, number>>,
  currency: string | null,
): string =>
  explanation.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values[name] ?? 0).toLocaleString('en-US');
    return currency !== null && AMOUNTS.has(name) ? `${currency} ${value}` : value;
  });

function findingOf(typology: Typology, { node, edges, score, values }: Found): Finding {
  const kept = edges.slice(-MAX_EVIDENCE);
  return {
    typology: typology.id,
    entity: entityOf(node),
    since: kept[0]?.at ?? node.lastSeen,
    until: kept.at(-1)?.at ?? node.lastSeen,
    evidence: [...new Set(kept.map(({ id }) => id))],
    edges: kept.map((edge) => drawn(edge, node)),
    score: Math.round(score * 1000) / 1000,
    reason: reasonOf(typology, values, currencyOf(kept)),
    values,
  };
}

/**
 * Finds typologies in a stream of transfers. The stream is ordered by time except for late transfers. The state per entity is bounded, and so is the work per transfer.
 */
export class Engine {
  readonly graph: Graph;
  private readonly running: readonly Running[];

  /** @param graph state of an earlier engine */
  constructor(typologies: readonly RunningTypology[], graph: Graph = new Graph()) {
    this.graph = graph;
    this.running = typologies.flatMap(({ id, parameters }) => {
      const typology = TYPOLOGIES.find((one) => one.id === id);
      const detect = DETECTORS[id];
      return typology && detect ? [{ typology, detect, parameters: parametersOf(typology, parameters) }] : [];
    });
  }

  /** Returns the entities of a transfer whose state the engine needs, without those that aliases replace. */
  static entitiesOf(transfer: Transfer): readonly Entity[] {
    const keys: readonly (readonly [EntityKind, string | null])[] = [
      ['party', transfer.sender],
      ['party', transfer.receiver],
      ['party', transfer.senderAccount],
      ['party', transfer.receiverAccount],
      ['merchant', transfer.merchant],
      ['card', transfer.card],
      ['bin', transfer.bin],
      ['device', transfer.device],
      ['affiliate', transfer.affiliate],
      ['campaign', transfer.campaign],
    ];
    return keys.flatMap(([kind, key]) => (key === null ? [] : [{ kind, key }]));
  }

  /** Adds a transfer and returns what it completes. */
  observe(transfer: Transfer): readonly Finding[] {
    if (!Number.isFinite(transfer.at)) return [];
    const amended = transfer.transactionAt === null ? transfer : amend(this.graph, transfer);
    if (!amended) return [];
    const seen = this.remember(amended);
    const findings: Finding[] = [];
    for (const { typology, detect, parameters } of this.running) {
      const found = detect(seen, parameters);
      if (found && this.isNews(typology.id, found, seen.edge.at)) findings.push(findingOf(typology, found));
    }
    return findings;
  }

  /** Returns the party that an account belongs to, and notes who owns an account. */
  private partyOf(party: string | null, account: string | null, at: number): string | null {
    if (party !== null && account !== null && party !== account) {
      const node = this.graph.find('party', account);
      if (node?.owner !== party)
        noteAccount(this.graph.change('party', party, at), this.graph.change('party', account, at));
    }
    const key = party ?? account;
    return key === null ? null : (this.graph.party(key)?.owner ?? key);
  }

  private remember(transfer: Transfer): Seen {
    const { at, id, currency, event, merchant, card, bin, device, affiliate, campaign } = transfer;
    const { graph } = this;
    if (graph.since === null || at < graph.since) graph.since = at;
    const sender = this.partyOf(transfer.sender, transfer.senderAccount, at);
    const receiver = this.partyOf(transfer.receiver, transfer.receiverAccount, at);
    const nodeOf = (kind: EntityKind, key: string | null) =>
      key === null ? null : graph.change(kind, key, at);
    const from = nodeOf('party', sender);
    const to = nodeOf('party', receiver);
    if (from) touch(from, at);
    if (to && to !== from) touch(to, at);
    const moves = movesMoney({ event });
    const edge: Edge = {
      id,
      at,
      amount: amountOf(transfer.amount),
      currency,
      event,
      // Keys of nodes, so that equal texts share memory.
      sender: from?.key ?? null,
      receiver: to?.key ?? null,
      merchant,
      card,
      bin,
      device,
      affiliate,
      campaign,
      country: transfer.country,
      receiverCountry: transfer.receiverCountry,
      isNewPair: moves && from !== null && to !== null && noteReceiver(from, to.key),
    };
    if (from) addOutgoing(from, edge);
    if (to && moves) addIncoming(to, edge);
    if (edge.amount !== null && moves) graph.noteAmount(edge.amount);
    return { edge, graph, sender: from, receiver: to, ...this.others(edge, nodeOf) };
  }

  private others(edge: Edge, nodeOf: (kind: EntityKind, key: string | null) => Node | null) {
    const add = (kind: EntityKind, key: string | null) => {
      const node = nodeOf(kind, key);
      if (!node) return null;
      touch(node, edge.at);
      addIncoming(node, edge);
      if (kind !== 'device' && kind !== 'card') addToDay(node, edge);
      return node;
    };
    return {
      device: add('device', edge.device),
      card: add('card', edge.card),
      bin: add('bin', edge.bin),
      merchant: add('merchant', edge.merchant),
      affiliate: add('affiliate', edge.affiliate),
      campaign: add('campaign', edge.campaign),
    };
  }

  /** Checks whether a pattern is new for its entity, or has grown since the last report. */
  private isNews(typology: string, { node, measure }: Found, at: number): boolean {
    const last = node.found.get(typology);
    if (last && at - last[0] < REPEAT_MS && measure < last[1] * GROWTH) return false;
    this.graph.change(node.kind, node.key, at).found.set(typology, [at, measure]);
    return true;
  }
}
