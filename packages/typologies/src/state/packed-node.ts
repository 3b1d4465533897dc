import { type EntityKind, TRANSFER_EVENTS, type TransferEvent } from '../transfer';
import type { Edge } from './edge';
import { type DayTotals, type LastFinding, type Node, newNode } from './node';

/** Version of the packed form; a state of another version is dropped. */
const VERSION = 1;

type PackedEdge = readonly [
  id: string,
  at: number,
  amount: number | null,
  currency: string | null,
  event: number,
  isNewPair: 0 | 1,
  ...keys: (string | null)[],
];

const KEYS = [
  'sender',
  'receiver',
  'merchant',
  'card',
  'bin',
  'device',
  'affiliate',
  'campaign',
  'country',
  'receiverCountry',
] as const;

interface Packed {
  readonly v: number;
  readonly t: readonly [firstSeen: number, lastSeen: number, revivedAt: number, pauseMs: number];
  readonly i: readonly PackedEdge[];
  readonly o: readonly PackedEdge[];
  readonly k: readonly string[];
  readonly d: readonly (readonly number[])[];
  readonly f: readonly (readonly [string, ...LastFinding])[];
  readonly w: string | null;
  /** Absent if there is none. */
  readonly a?: readonly string[];
}

/** Packs an edge; unknown keys at the end are dropped. */
function packEdge(edge: Edge): PackedEdge {
  const keys: (string | null)[] = KEYS.map((key) => edge[key]);
  while (keys.length > 0 && keys.at(-1) === null) keys.pop();
  const { id, at, amount, currency, event, isNewPair } = edge;
  return [id, at, amount, currency, TRANSFER_EVENTS.indexOf(event), isNewPair ? 1 : 0, ...keys];
}

const FIRST_KEY = 6;

function unpackEdge(packed: PackedEdge): Edge {
  const [id, at, amount, currency, event, isNewPair] = packed;
  const keyAt = (place: number) => (packed[FIRST_KEY + place] as string | null | undefined) ?? null;
  return {
    id,
    at,
    amount,
    currency,
    event: TRANSFER_EVENTS[event] as TransferEvent,
    isNewPair: isNewPair === 1,
    sender: keyAt(0),
    receiver: keyAt(1),
    merchant: keyAt(2),
    card: keyAt(3),
    bin: keyAt(4),
    device: keyAt(5),
    affiliate: keyAt(6),
    campaign: keyAt(7),
    country: keyAt(8),
    receiverCountry: keyAt(9),
  };
}

/** Returns the state of an entity as JSON text. */
export function packNode(node: Node): string {
  const packed: Packed = {
    v: VERSION,
    t: [node.firstSeen, node.lastSeen, node.revivedAt, node.pauseMs],
    i: node.in.map(packEdge),
    o: node.out.map(packEdge),
    k: node.known,
    d: node.days.map(({ day, payments, amount, declined, refunded, disputed }) => [
      day,
      payments,
      amount,
      declined,
      refunded,
      disputed,
    ]),
    f: [...node.found].map(([id, [at, measure]]) => [id, at, measure]),
    w: node.owner,
    ...(node.accounts.length > 0 ? { a: node.accounts } : {}),
  };
  return JSON.stringify(packed);
}

/** Returns the entity of a packed state; null if another version packed it. */
export function unpackNode(kind: EntityKind, key: string, text: string): Node | null {
  const packed = JSON.parse(text) as Packed;
  if (packed.v !== VERSION) return null;
  const [firstSeen, lastSeen, revivedAt, pauseMs] = packed.t;
  const days = packed.d.map(
    ([day = 0, payments = 0, amount = 0, declined = 0, refunded = 0, disputed = 0]): DayTotals => ({
      day,
      payments,
      amount,
      declined,
      refunded,
      disputed,
    }),
  );
  return {
    ...newNode(kind, key, firstSeen),
    lastSeen,
    revivedAt,
    pauseMs,
    in: packed.i.map(unpackEdge),
    out: packed.o.map(unpackEdge),
    known: [...packed.k],
    days,
    found: new Map(packed.f.map(([id, at, measure]) => [id, [at, measure]])),
    owner: packed.w,
    accounts: [...(packed.a ?? [])],
  };
}
