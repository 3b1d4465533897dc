import type pg from 'pg';
import type { ConnectionPool } from '../connection/database-pool';
import type { DatabaseSession, SessionOptions } from '../connection/database-session';
import type { Queries, Statement } from '../connection/statement';
import { AccountNodes, type Ask, type AtPart, type Nodes, type RoutedStatement } from './account-nodes';
import { inForm } from './forms';
import { DISTRIBUTED_TABLES } from './layout';
import { distributedSession, nodeSession } from './session';

const LAID = new RegExp(`\\b(?:${DISTRIBUTED_TABLES.map(({ name }) => name).join('|')})\\b`);

/** Maximum cache size. Texts are few: most are constants, the others vary by their filters. */
const MAX_TEXTS = 5000;
const known = new Map<string, boolean>();

/** Checks, by its text and part, whether a statement requires the coordinator to query workers. */
export function asksWorkers({ text, atPart }: RoutedStatement): boolean {
  if (atPart) return true;
  const said = known.get(text);
  if (said !== undefined) return said;
  if (known.size >= MAX_TEXTS) known.clear();
  const asks = LAID.test(text);
  known.set(text, asks);
  return asks;
}

const IS_THERE = `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS is`;
const IS_USED = `SELECT EXISTS (
  SELECT FROM pg_catalog.pg_dist_partition WHERE logicalrelid = to_regclass('evaluation') AND partmethod = 'h') AS is`;

/**
 * Checks whether the account tables are on several servers. `evaluation` represents all of them, because
 * `assay db distribute` distributes all of them. The Citus catalog is queried only if it exists.
 * @see https://docs.citusdata.com/en/stable/develop/api_metadata.html
 */
async function areApart(pool: pg.Pool): Promise<boolean> {
  const says = async (text: string) => (await pool.query<{ is: boolean }>(text)).rows[0]?.is === true;
  return (await says(IS_THERE)) && (await says(IS_USED));
}

/** Group of all accounts on one server; not a valid account number. */
const ALL = 0;

interface Limited {
  readonly query_timeout: number;
}

interface Ports extends Pick<Queries, 'query'> {
  readonly session: SessionOptions;
  /** Each transaction may get another connection. */
  readonly isPooled: boolean;
  readonly nodes: Nodes;
  readonly onNode: ((node: string, isUsed: boolean) => void) | undefined;
  readonly maxConnections: number;
  readonly maxWaiting: number;
  /**
   * Executes a statement on a server of the address.
   * @param own connections to use; null = the default ones
   */
  readonly ask: <R extends object>(
    statement: Statement,
    limit: Limited,
    own: ConnectionPool | null,
  ) => Promise<readonly R[]>;
  /** Runs work on the connections to the address. */
  readonly onPool: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>;
  /** Opens connections to the address of the database. */
  readonly open: () => ConnectionPool;
  /** Opens connections to a node (`host:port`); null = without an address. */
  readonly openNode: (node: string, startup: DatabaseSession['startup']) => ConnectionPool | null;
  /** Called if the database is distributed: new connections use this session, and open ones are closed. */
  readonly onApart: (session: DatabaseSession) => void;
  /** Converts an error for callers. */
  readonly judged: (error: unknown) => unknown;
}

/**
 * Routes statements depending on whether the database is distributed: the form, the server and the
 * connections of each. On one server every statement is sent unchanged.
 */
export class StatementRouter {
  /** Result of the distribution check, after the first query. */
  private found: Promise<boolean> | null = null;
  private isApart = false;
  /** Nodes with rows of accounts; null = they are reached through the address of the database. */
  private nodes: AccountNodes | null = null;
  /**
   * Connections to the coordinator for statements that may wait for a worker, so that a lost worker blocks
   * nothing else. null on one server, and for commands, which have one connection.
   */
  private toWorkers: ConnectionPool | null = null;

  constructor(private readonly ports: Ports) {}

  /** Queries the database the first time; a failed query is repeated on the next invocation. */
  isDistributed(): Promise<boolean> {
    this.found ??= this.findOut().catch((error: unknown) => {
      this.found = null;
      throw error;
    });
    return this.found;
  }

  /**
   * Returns the group number of an account: one statement may change or lock rows of accounts with the same
   * number.
   */
  async groupOf(account: number): Promise<number> {
    return (await this.isDistributed()) ? account : ALL;
  }

  /** Returns the connections for transactions; null = the default ones. */
  get forTransactions(): ConnectionPool | null {
    return this.toWorkers;
  }

  /** Runs a standalone statement; one of an account runs on that account's node if possible. */
  async run<R extends object>(statement: Statement, limit: Limited): Promise<readonly R[]> {
    const { ask } = this.ports;
    if (!(await this.isDistributed())) return ask<R>(statement, limit, null);
    return inForm<R>(statement, async <T extends object>(each: RoutedStatement) => {
      const rows = each.atPart && (await this.askNode<T>(each.atPart, limit));
      return rows ?? ask<T>(each, limit, asksWorkers(each) ? this.toWorkers : null);
    });
  }

  /**
   * Returns the executor for statements of a running transaction.
   * @param ask executes on the server of the transaction
   */
  within(ask: Ask): Queries['query'] {
    return this.isApart ? (statement) => inForm(statement, ask) : ask;
  }

  /**
   * Reopens connections that were given up.
   * @returns true if they belong to the router
   */
  replaces(connections: ConnectionPool): boolean {
    if (this.toWorkers !== connections) return false;
    this.toWorkers = this.ports.open();
    return true;
  }

  async close(): Promise<void> {
    await Promise.all([this.toWorkers?.close(), this.nodes?.close()]);
  }

  /**
   * Runs a statement on the node of its account.
   * @returns null = use any server; nothing was stored
   */
  private async askNode<R extends object>(atPart: AtPart, limit: Limited): Promise<readonly R[] | null> {
    try {
      return this.nodes && (await this.nodes.ask<R>(atPart, limit));
    } catch (error) {
      throw this.ports.judged(error);
    }
  }

  private async findOut(): Promise<boolean> {
    const isSo = await this.ports.onPool(areApart);
    if (isSo) {
      this.isApart = true;
      this.ports.onApart(distributedSession(this.ports.session, this.ports.isPooled));
      this.nodes = this.openNodes();
      this.toWorkers = this.ports.maxConnections > 1 ? this.ports.open() : null;
    }
    return isSo;
  }

  /** Opens direct connections to the nodes, if the database is used without a pooler. */
  private openNodes(): AccountNodes | null {
    const { nodes, isPooled, session, query, openNode, maxWaiting, onNode } = this.ports;
    if (nodes === 'off' || isPooled) return null;
    return new AccountNodes({
      ask: query,
      open: (node) => openNode(nodes.get(node) ?? node, nodeSession(session).startup),
      maxWaiting,
      onNode,
    });
  }
}
