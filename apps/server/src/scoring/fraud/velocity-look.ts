import type { EnvironmentId } from '@assay/contract';
import {
  aggregate,
  DEEP_ROWS,
  type EventRow,
  isBuiltInKey,
  type KeyEvents,
  type Rates,
  undecidedKeys,
  type VelocityPlan,
  type VelocityValue,
} from '@assay/rules';
import type { EventKey, HistoryRow, Look, Seen, StateName, StoredEvent } from '@assay/store';
import { LRUCache } from 'lru-cache';
import type { DeclaredHashes } from '../identity-keys/declared-keys';
import type { HistoryKind, KeyHashes } from '../identity-keys/velocity-keys';

/** The event of a request that isn't committed yet. Its state is set when it is decided. */
export interface OpenEvent extends Omit<StoredEvent, 'state' | 'ip_country' | 'ekyc_result'> {
  state: StateName | null;
  ip_country: string | null;
  ekyc_result: string | null;
}

const NONE: readonly OpenEvent[] = [];

/**
 * Requests of this process that are counted but not stored yet. Without it, twenty parallel requests with one
 * card would each see no other. With it, the n-th request sees exactly the n-1 earlier ones.
 */
export class InFlight {
  private readonly spaces = new Map<number, Map<string, OpenEvent[]>>();

  enter(environmentId: EnvironmentId, keyHashes: readonly string[], event: OpenEvent): void {
    let byKey = this.spaces.get(environmentId);
    if (!byKey) {
      byKey = new Map();
      this.spaces.set(environmentId, byKey);
    }
    for (const keyHash of keyHashes) {
      const events = byKey.get(keyHash);
      if (events) events.push(event);
      else byKey.set(keyHash, [event]);
    }
  }

  /** Removes an event after the commit or the failure. After a commit the database contains it. */
  leave(environmentId: EnvironmentId, keyHashes: readonly string[], event: OpenEvent): void {
    const byKey = this.spaces.get(environmentId);
    if (!byKey) return;
    for (const keyHash of keyHashes) {
      const events = byKey.get(keyHash);
      if (!events) continue;
      if (events.length === 1) byKey.delete(keyHash);
      else events.splice(events.indexOf(event), 1);
    }
  }

  /** Returns the open events of a key that began before `id`. Must be read before the database query. */
  before(environmentId: EnvironmentId, keyHash: string, id: string): readonly OpenEvent[] {
    const events = this.spaces.get(environmentId)?.get(keyHash);
    // Most requests share no key with another open request.
    if (!events || (events.length === 1 && events[0]?.id === id)) return NONE;
    return events.filter((event) => event.id < id);
  }
}

type Moment = Pick<StoredEvent, 'at' | 'id'>;

/** Compares events in the order of the store: newest first. */
const newestFirst = (a: Moment, b: Moment): number => b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/** Returns true for an event that began before the current one, whichever was committed first. */
const isBefore =
  (current: Moment) =>
  // A later event of a payment has the id of its transaction, so its time decides.
  ({ id, at, event }: StoredEvent): boolean =>
    event === null ? id < current.id : at <= current.at;

/**
 * Merges stored events with those in flight when the query was sent. An event in both counts once. An event
 * that began after the current one is never counted, even if it committed earlier. Newest first.
 */
export function mergeEvents(
  stored: readonly StoredEvent[],
  open: readonly OpenEvent[],
  current: Moment,
): readonly StoredEvent[] {
  if (stored.length === 0 && open.length === 0) return stored;
  const isEarlier = isBefore(current);
  const earlier = stored.every(isEarlier) ? stored : stored.filter(isEarlier);
  if (open.length === 0) return earlier;
  const known = new Set(earlier.flatMap(({ id, event }) => (event === null ? id : [])));
  const missing = open.filter((event) => !known.has(event.id));
  return [...missing, ...earlier].sort(newestFirst);
}

/**
 * Continues the newest events with older ones that were read separately. Later events of one payment may
 * share time and id, so those at the seam come from the reading that has more of them.
 */
function continued(newest: readonly StoredEvent[], older: readonly StoredEvent[]): readonly StoredEvent[] {
  const seam = newest.at(-1);
  if (!seam) return older;
  const atSeam = (event: StoredEvent) => newestFirst(event, seam) === 0;
  const [known, found] = [newest.filter(atSeam), older.filter(atSeam)];
  const missing = Math.max(0, found.length - known.length);
  return [
    ...newest,
    ...found.slice(found.length - missing),
    ...older.filter((event) => newestFirst(event, seam) > 0),
  ];
}

/**
 * Time for which the older events of a busy key are reused, in milliseconds. The newest events are always
 * read again.
 */
const DEEP_TTL_MS = 1000;
const DEEP_KEYS = 256;

export interface VelocityReader {
  look(look: Look): Promise<Seen>;
}

/** Input of the velocity reader for one request. */
interface VelocityCall {
  readonly environmentId: EnvironmentId;
  readonly plan: VelocityPlan;
  readonly hashes: KeyHashes;
  readonly declared: DeclaredHashes;
  readonly rates: Rates;
  readonly event: OpenEvent;
  readonly historyKinds: readonly HistoryKind[];
  /** Environments of the accounts that share their counters. */
  readonly sharing: ReadonlySet<EnvironmentId>;
}

/** Returns the hash of a planned key; undefined if the transaction lacks it. */
const hashOfKey = ({ hashes, declared }: VelocityCall, name: string): string | undefined =>
  isBuiltInKey(name) ? hashes[name] : declared.get(name);

export interface VelocityQuery {
  readonly history: { readonly [K in HistoryKind]?: readonly HistoryRow[] };
  /** Returns the plan's results. Call it after the event has its own values (the country of its IP). */
  values(): Promise<readonly VelocityValue[]>;
}

/** Newest events of one key; `full` means that the limit was reached, so older ones may exist. */
interface ReadKey {
  readonly events: readonly StoredEvent[];
  readonly full: boolean;
}

/**
 * Counts the evaluations of one transaction as one event, and excludes the current transaction from its
 * earlier events. Each later event of a payment counts.
 */
function asKeyEvents({ events, full }: ReadKey, current: OpenEvent): KeyEvents {
  if (events.length === 0) return { rows: events, limit: full ? 0 : Number.POSITIVE_INFINITY };
  const seen = new Set([current.transaction]);
  const rows = events.filter(
    ({ event, transaction }) => event !== null || (!seen.has(transaction) && seen.add(transaction)),
  );
  return { rows, limit: full ? rows.length : Number.POSITIVE_INFINITY };
}

/**
 * Reads the counters of requests with at most two statements. The first reads the newest events of every key,
 * up to the plan's limits. The second reads older events of a busy key whose rules are still undecided; it is
 * bounded and reused for a second.
 */
export class Velocity {
  private readonly deep = new LRUCache<string, Promise<readonly StoredEvent[]>>({
    max: DEEP_KEYS,
    ttl: DEEP_TTL_MS,
  });

  constructor(
    private readonly reader: VelocityReader,
    private readonly inFlight: InFlight,
  ) {}

  /** Reads the events stored under the keys of the request, and the requests in flight that began before it. */
  async look(call: VelocityCall): Promise<VelocityQuery> {
    const { environmentId, hashes, event } = call;
    const asked: string[] = [];
    const events: EventKey[] = [];
    const open: (readonly OpenEvent[])[] = [];
    for (const { key, windowMs, cap, columns } of call.plan.keys) {
      const keyHash = hashOfKey(call, key);
      if (!keyHash) continue;
      asked.push(key);
      events.push({ environmentId, keyHash, since: event.at - windowMs, cap, columns });
      open.push(this.inFlight.before(environmentId, keyHash, event.id));
    }
    const kinds = call.historyKinds.filter((kind) => hashes[kind] !== undefined);
    const seen = await this.reader.look({
      events,
      history: kinds.map((kind) => ({ keyHash: hashes[kind] ?? '', environmentId, sharing: call.sharing })),
    });
    const newest = new Map<string, ReadKey>();
    for (const [index, key] of asked.entries()) {
      const stored = seen.events[index] ?? [];
      const full = stored.length >= (events[index]?.cap ?? 0);
      newest.set(key, { events: mergeEvents(stored, open[index] ?? [], event), full });
    }
    const history: { [K in HistoryKind]?: readonly HistoryRow[] } = {};
    for (const [index, kind] of kinds.entries()) history[kind] = seen.history[index] ?? [];
    return { history, values: () => this.values(call, newest) };
  }

  private async values(
    call: VelocityCall,
    newest: ReadonlyMap<string, ReadKey>,
  ): Promise<readonly VelocityValue[]> {
    const current: EventRow = call.event;
    const events = new Map([...newest].map(([key, read]) => [key, asKeyEvents(read, call.event)]));
    for (const key of undecidedKeys(call.plan, events, current, call.rates)) {
      const older = await this.older(call, key, newest.get(key)?.events ?? []);
      events.set(key, asKeyEvents({ events: older, full: older.length >= DEEP_ROWS }, call.event));
    }
    return aggregate(call.plan, events, current, call.rates);
  }

  /** Returns up to DEEP_ROWS events of a busy key. The newest are current; older ones may be a second old. */
  private async older(
    call: VelocityCall,
    key: string,
    newest: readonly StoredEvent[],
  ): Promise<readonly StoredEvent[]> {
    const keyHash = hashOfKey(call, key) ?? '';
    const { windowMs, columns } = call.plan.keys.find((plan) => plan.key === key)!;
    const slot = `${call.environmentId}/${keyHash}/${columns}`;
    let reading = this.deep.get(slot);
    if (!reading) {
      const since = call.event.at - windowMs;
      reading = this.reader
        .look({
          events: [{ environmentId: call.environmentId, keyHash, since, cap: DEEP_ROWS, columns }],
          history: [],
        })
        .then((seen) => seen.events[0] ?? []);
      this.deep.set(slot, reading);
      reading.catch(() => this.deep.delete(slot));
    }
    // The shared reading may contain transactions that began after this one.
    const { id, at } = call.event;
    const isLater = (one: StoredEvent) => (one.event === null ? one.id >= id && one.at >= at : one.at > at);
    return continued(
      newest,
      (await reading).filter((one) => !isLater(one)),
    );
  }
}
