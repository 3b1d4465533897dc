import type { ConnectionPool } from '../connection/database-pool';
import { PreparedQuery } from '../connection/prepared-query';
import type { FormName, FormRequest, Queries, Statement } from '../connection/statement';
import { codeOf, isConnectionLoss, isPoolBusy, isSilence, StoreUnavailable } from '../connection/unavailable';
import { findPlace, LIES_ELSEWHERE, type Place } from './place';
import { tellPart } from './session';

/** A statement about one account, as it is asked on the node that has the account's rows. */
export interface AtPart {
  readonly account: number;
  /** Whether it writes: then the rows stay on that node until it is over. */
  readonly writes: boolean;
  /** Made when it is asked; it names tables of `PART_TABLES` (`place.ts`), of which it sees the account's parts. */
  readonly make: () => { readonly name: string; readonly text: string; readonly values: readonly unknown[] };
}

/** A statement for several servers. */
export interface RoutedStatement extends Statement {
  /** What does the same on the node of its account, where that one can be asked; not within a transaction. */
  readonly atPart?: AtPart;
}

export type Ask = <R extends object>(statement: RoutedStatement) => Promise<readonly R[]>;

/**
 * Asks for what a statement asks for, where the tables of accounts lie on several servers. The rows are those of the statement.
 * @param ask asks any server, or the node of the account
 */
export type Form<N extends FormName> = (
  statement: Statement,
  request: FormRequest<N>,
  ask: Ask,
) => Promise<readonly object[]>;

/** Addresses (`host:port`) of nodes by those that the cluster knows them by; what is not in it has its own. */
export type Nodes = ReadonlyMap<string, string> | 'off';

interface Ports {
  /** What any node answers. */
  readonly ask: Queries['query'];
  /** Connections to a node (`host:port`, as the cluster knows it); null = it has no address. */
  readonly open: (node: string) => ConnectionPool | null;
  /** Statements that may wait for a connection to a node. */
  readonly maxWaiting: number;
  readonly onNode: ((node: string, isUsed: boolean) => void) | undefined;
}

interface Node {
  readonly connections: ConnectionPool;
  /** It answered: nobody waits for one that may not. */
  isUsed: boolean;
}

interface Limited {
  readonly query_timeout: number;
}

/** Accounts whose places are remembered. */
const MOST_PLACES = 100_000;
/** After so long a node that could not be asked is tried again, milliseconds. */
const REST_MS = 5000;
/** A table that was dropped behind a move; a primary that became a standby. Nothing was kept. */
const GONE = new Set([LIES_ELSEWHERE, '42P01', '25006']);

/**
 * Asks the nodes of a cluster of Citus themselves for rows of one account, by the names of the parts: the statement is planned once, as on
 * one server, and travels to one server only. Nothing depends on it. A part that went elsewhere meanwhile says so
 * (`place.ts`), and a node that cannot be asked is left out: `ask` answers null, and any node answers the statement by the names of its tables.
 */
export class AccountNodes {
  /** null = it is being looked up, or has no place of its own. */
  private places = new Map<number, Place | null>();
  private readonly nodes = new Map<string, Node>();
  /** What was last said of each node. */
  private readonly said = new Map<string, boolean>();
  private isClosed = false;

  constructor(private readonly ports: Ports) {}

  /**
   * @returns null = ask any node; nothing was kept
   * @throws what the node answered
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
      throw new StoreUnavailable(undefined, 'too many calls wait for the database');
    const { name, text, values } = make();
    const teller = tellPart(`{${account}}`, place.part, writes);
    const query = Object.assign(
      new PreparedQuery(`${name}@${place.part}`, place.name(text), values, teller),
      limit,
    );
    try {
      // The pool sets the callback and promises what it is called with.
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

  /** Where an account lies as far as that is known; nobody waits until it is. */
  private placeOf(account: number): Place | null {
    const known = this.places.get(account);
    if (known !== undefined) return known;
    if (this.places.size >= MOST_PLACES) this.places = new Map();
    const { places } = this;
    places.set(account, null);
    findPlace(this.ports.ask, account).then(
      (place) => {
        if (this.isClosed) return;
        if (place) this.enter(place.node);
        places.set(account, place);
      },
      // Whoever could not be answered asks again.
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

  /** A node that cannot be asked is asked no more for a while. It may have another address by then. */
  private leave(name: string, node: Node): void {
    if (this.nodes.get(name) !== node) return;
    this.nodes.delete(name);
    node.connections.giveUp();
    this.say(name, false);
    setTimeout(() => {
      for (const [account, place] of this.places) if (place?.node === name) this.places.delete(account);
    }, REST_MS).unref();
  }

  /** A node that stays as it is is not news. */
  private say(name: string, isUsed: boolean): void {
    if (this.said.get(name) === isUsed) return;
    this.said.set(name, isUsed);
    this.ports.onNode?.(name, isUsed);
  }
}
