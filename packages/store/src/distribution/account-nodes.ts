import type { ConnectionPool } from '../connection/database-pool';
import { PreparedQuery } from '../connection/prepared-query';
import type { FormName, FormRequest, Queries, Statement } from '../connection/statement';
import { codeOf, isConnectionLoss, isPoolBusy, isSilence, StoreUnavailable } from '../connection/unavailable';
import { findPlace, LIES_ELSEWHERE, type Place } from './place';
import { tellPart } from './session';

/** A statement about one account, as sent to the node with the account's rows. */
export interface AtPart {
  readonly account: number;
  /** True if it writes: the rows then stay on that node until it ends. */
  readonly writes: boolean;
  /**
   * Creates the statement on demand. It names tables of `PART_TABLES` (`place.ts`), of which it sees the
   * account's parts.
   */
  readonly make: () => { readonly name: string; readonly text: string; readonly values: readonly unknown[] };
}

/** A statement for several servers. */
export interface RoutedStatement extends Statement {
  /** Equivalent statement for the node of its account, if direct access is possible; not within a transaction. */
  readonly atPart?: AtPart;
}

export type Ask = <R extends object>(statement: RoutedStatement) => Promise<readonly R[]>;

/**
 * Executes a statement whose tables are on several servers. The rows are those of the statement.
 * @param ask executes on any server, or on the node of the account
 */
export type Form<N extends FormName> = (
  statement: Statement,
  request: FormRequest<N>,
  ask: Ask,
) => Promise<readonly object[]>;

/**
 * Addresses (`host:port`) of nodes, by the addresses that the cluster uses; a missing node uses the cluster's
 * address.
 */
export type Nodes = ReadonlyMap<string, string> | 'off';

interface Ports {
  /** Executes a statement on any node. */
  readonly ask: Queries['query'];
  /** Opens connections to a node (`host:port`, as in the cluster); null = without an address. */
  readonly open: (node: string) => ConnectionPool | null;
  /** Maximum number of statements that wait for a connection to a node. */
  readonly maxWaiting: number;
  readonly onNode: ((node: string, isUsed: boolean) => void) | undefined;
}

interface Node {
  readonly connections: ConnectionPool;
  /** It has responded; before that, no statement waits for it. */
  isUsed: boolean;
}

interface Limited {
  readonly query_timeout: number;
}

/** Maximum number of accounts whose locations are cached. */
const MAX_PLACES = 100_000;
/** Time after which an unavailable node is tried again, milliseconds. */
const REST_MS = 5000;
/** A table that was dropped after a move; a primary that became a standby. Nothing was stored. */
const GONE = new Set([LIES_ELSEWHERE, '42P01', '25006']);

/**
 * Sends statements of one account directly to the nodes of a Citus cluster, using the part names. The
 * statement is planned once, as on one server, and uses one server only. This is an optimization: a part that
 * moved reports it (`place.ts`), and an unavailable node is skipped. `ask` then returns null, and any node
 * executes the statement with its table names.
 */
export class AccountNodes {
  /** null = its lookup is in progress, or its rows are on several nodes. */
  private places = new Map<number, Place | null>();
  private readonly nodes = new Map<string, Node>();
  /** Last reported state of each node. */
  private readonly said = new Map<string, boolean>();
  private isClosed = false;

  constructor(private readonly ports: Ports) {}

  /**
   * Sends a statement to the node of its account.
   * @returns null = use any node; nothing was stored
   * @throws the error of the node
   */
  async ask<R extends object>(
    { account, writes, make }: AtPart,
    limit: Limited,
  ): Promise<readonly R[] | null> {
    const place = this.placeOf(account);
    const node = place === null ? undefined : this.nodes.get(place.node);
    if (place === null || !node?.isUsed) return null;
    const { connections } = node;
    if (connections.waiting() >= this.ports.maxWaiting)
      throw new StoreUnavailable(undefined, 'too many requests wait for the database');
    const { name, text, values } = make();
    const teller = tellPart(`{${account}}`, place.part, writes);
    const query = Object.assign(
      new PreparedQuery(`${name}@${place.part}`, place.name(text), values, teller),
      limit,
    );
    try {
      // The pool sets the callback, so its promise resolves with the rows.
      return (await connections.pool.query(query)) as unknown as readonly R[];
    } catch (error) {
      if (GONE.has(codeOf(error))) {
        this.places.delete(account);
        return null;
      }
      const isLost = query.isSent ? isSilence(error) || isConnectionLoss(error) : !isPoolBusy(error);
      if (isLost) this.leave(place.node, node);
      if (isLost && (!query.isSent || (!writes && !isSilence(error)))) return null;
      throw error;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const open = [...this.nodes.values()];
    this.nodes.clear();
    await Promise.all(open.map(({ connections }) => connections.close()));
  }

  /** Returns the cached location of an account; starts a lookup without waiting for it. */
  private placeOf(account: number): Place | null {
    const known = this.places.get(account);
    if (known !== undefined) return known;
    if (this.places.size >= MAX_PLACES) this.places = new Map();
    const { places } = this;
    places.set(account, null);
    findPlace(this.ports.ask, account).then(
      (place) => {
        if (this.isClosed) return;
        if (place) this.enter(place.node);
        places.set(account, place);
      },
      // A failed lookup is repeated on the next statement.
      () => places.delete(account),
    );
    return null;
  }

  private enter(name: string): void {
    if (this.nodes.has(name)) return;
    const connections = this.ports.open(name);
    if (!connections) return;
    const node: Node = { connections, isUsed: false };
    this.nodes.set(name, node);
    connections.pool.connect().then(
      (client) => {
        client.release();
        node.isUsed = true;
        this.say(name, true);
      },
      () => this.leave(name, node),
    );
  }

  /** Stops using an unavailable node for a while. It may have another address afterwards. */
  private leave(name: string, node: Node): void {
    if (this.nodes.get(name) !== node) return;
    this.nodes.delete(name);
    node.connections.giveUp();
    this.say(name, false);
    setTimeout(() => {
      for (const [account, place] of this.places) if (place?.node === name) this.places.delete(account);
    }, REST_MS).unref();
  }

  /** Reports a node only when its state changes. */
  private say(name: string, isUsed: boolean): void {
    if (this.said.get(name) === isUsed) return;
    this.said.set(name, isUsed);
    this.ports.onNode?.(name, isUsed);
  }
}
