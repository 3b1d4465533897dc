import type { EntityKind } from '../transfer';
import { type Edge, insertByTime } from './edge';

/** Edges that an entity remembers per direction. A hub with a million counterparties has no more. */
export const MAX_EDGES = 64;
/** Counterparties whose first payment is remembered, beyond the remembered edges. */
const MAX_KNOWN = 128;
/** Days of daily totals that a merchant, BIN, affiliate or campaign remembers. */
const MAX_DAYS = 64;
const DAY_MS = 86_400_000;

/** Totals of one day (UTC) of an entity. */
export interface DayTotals {
  /** Days since the UNIX epoch. */
  readonly day: number;
  payments: number;
  amount: number;
  declined: number;
  refunded: number;
  disputed: number;
}

/** Last report of a typology for an entity: its time and its measure. */
export type LastFinding = readonly [at: number, measure: number];

/** State of an entity. All members are bounded. */
export interface Node {
  readonly kind: EntityKind;
  readonly key: string;
  firstSeen: number;
  lastSeen: number;
  /** Time of the last activity before the current one after a pause; used for dormancy. */
  revivedAt: number;
  /** Length of the pause that ended at `revivedAt`, milliseconds. */
  pauseMs: number;
  /** Parties: incoming edges. Other entities: all edges. */
  readonly in: Edge[];
  /** Parties: outgoing edges. */
  readonly out: Edge[];
  /** Parties: keys of receivers already paid, oldest first. */
  readonly known: string[];
  readonly days: DayTotals[];
  /** Last finding by typology id. */
  readonly found: Map<string, LastFinding>;
  /** Parties: the user that a bank account belongs to. */
  owner: string | null;
  /** Parties: the bank accounts that belong to a user, at most 32, oldest first. */
  readonly accounts: string[];
}

export const newNode = (kind: EntityKind, key: string, at: number): Node => ({
  kind,
  key,
  firstSeen: at,
  lastSeen: at,
  revivedAt: at,
  pauseMs: 0,
  in: [],
  out: [],
  known: [],
  days: [],
  found: new Map(),
  owner: null,
  accounts: [],
});

/** Bank accounts that a user remembers. */
const MAX_ACCOUNTS = 32;

/** Notes that a bank account belongs to a user. A user with the maximum of accounts gets no further one. */
export function noteAccount(user: Node, account: Node): void {
  if (!user.accounts.includes(account.key)) {
    if (user.accounts.length >= MAX_ACCOUNTS) return;
    user.accounts.push(account.key);
  }
  account.owner = user.key;
}

/** Pauses that may count as dormancy are remembered from this length on. */
const REMEMBERED_PAUSE_MS = 14 * DAY_MS;

/** Notes activity at a time, in or out of order. */
export function touch(node: Node, at: number): void {
  if (at < node.firstSeen) node.firstSeen = at;
  const pause = at - node.lastSeen;
  if (pause >= REMEMBERED_PAUSE_MS) {
    node.revivedAt = at;
    node.pauseMs = pause;
  }
  if (at > node.lastSeen) node.lastSeen = at;
}

export const addIncoming = (node: Node, edge: Edge): void => insertByTime(node.in, edge, MAX_EDGES);
export const addOutgoing = (node: Node, edge: Edge): void => insertByTime(node.out, edge, MAX_EDGES);

/**
 * Notes a payment to a receiver.
 * @returns true if it is the first one that is remembered
 */
export function noteReceiver(node: Node, receiver: string): boolean {
  if (node.known.includes(receiver)) return false;
  node.known.push(receiver);
  if (node.known.length > MAX_KNOWN) node.known.shift();
  return true;
}

/**
 * Adds an edge to the totals of its day; a day older than the remembered ones is ignored.
 * @param weight -1 removes an edge that was added
 */
export function addToDay(node: Node, edge: Edge, weight: 1 | -1 = 1): void {
  const day = Math.floor(edge.at / DAY_MS);
  let place = node.days.length;
  while (place > 0 && node.days[place - 1]!.day > day) place--;
  let totals = node.days[place - 1];
  if (totals?.day !== day) {
    if (weight < 0 || (place === 0 && node.days.length >= MAX_DAYS)) return;
    totals = { day, payments: 0, amount: 0, declined: 0, refunded: 0, disputed: 0 };
    node.days.splice(place, 0, totals);
    if (node.days.length > MAX_DAYS) node.days.shift();
  }
  if (edge.event === 'declined') totals.declined += weight;
  else if (edge.event === 'refunded') totals.refunded += weight;
  else if (edge.event === 'disputed' || edge.event === 'fraud_warning') totals.disputed += weight;
  else {
    totals.payments += weight;
    totals.amount += weight * (edge.amount ?? 0);
  }
}
