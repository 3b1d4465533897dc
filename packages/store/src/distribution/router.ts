import type pg from 'pg';
import type { ConnectionPool } from '../connection/database-pool';
import type { DatabaseSession, SessionOptions } from '../connection/database-session';
import type { Queries, Statement } from '../connection/statement';
import { AccountNodes, type Ask, type AtPart, type Nodes, type RoutedStatement } from './account-nodes';
import { inForm } from './forms';
import { DISTRIBUTED_TABLES } from './layout';
import { distributedSession, nodeSession } from './session';

const LAID = new RegExp(`\\b(?:${DISTRIBUTED_TABLES.map(({ name }) => name).join('|')})\\b`);

/** Texts are few: most are constants, the others differ by the filters that are asked for. */
const MOST_TEXTS = 5000;
const known = new Map<string, boolean>();

/** Whether the coordinator has to ask workers for what a statement is about, as far as its text and its part say. */
export function asksWorkers({ text, atPart }: RoutedStatement): boolean {
  if (atPart) return true;
  const said = known.get(text);
  if (said !== undefined) return said;
  if (known.size >= MOST_TEXTS) known.clear();
  const asks = LAID.test(text);
  known.set(text, asks);
  return asks;
}

const IS_THERE = `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS is`;
const IS_USED = `SELECT EXISTS (
  SELECT FROM pg_catalog.pg_dist_partition WHERE logicalrelid = to_regclass('evaluation') AND partmethod = 'h') AS is`;

/**
 * Whether the tables of accounts lie on several servers: `evaluation` says it of all, for `assay db distribute` leaves none of them
 * alone for longer than it runs. The catalogue of Citus is asked only where it is.
 * @see https://docs.citusdata.com/en/stable/develop/api_metadata.html
 */
async function areApart(pool: pg.Pool): Promise<boolean> {
  const says = async (text: string) => (await pool.query<{ is: boolean }>(text)).rows[0]?.is === true;
  return (await says(IS_THERE)) && (await says(IS_USED));
}

/** The group of every account where all lie on one server: no account has this number. */
const ALL = 0;

interface Limited {
  readonly query_timeout: number;
}

interface Ports extends Pick<Queries, 'query'> {
  readonly session: SessionOptions;
  /** Each transaction has another connection. */
  readonly isPooled: boolean;
  readonly nodes: Nodes;
  readonly onNode: ((node: string, isUsed: boolean) => void) | undefined;
  readonly maxConnections: number;
  readonly maxWaiting: number;
  /** Asks a server of the address for a statement. @param own the connections to use; null = the usual ones */
  readonly ask: <R extends object>(
    statement: Statement,
    limit: Limited,
    own: ConnectionPool | null,
  ) => Promise<readonly R[]>;
  /** Runs work on the connections to the address. */
  readonly onPool: <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>;
  /** Connections to the address of the database. */
  readonly open: () => ConnectionPool;
  /** Connections to a node (`host:port`); null = it has no address. */
  readonly openNode: (node: string, startup: DatabaseSession['startup']) => ConnectionPool | null;
  /** The database lies on several servers: connections that are opened from now on have this session, and those that are open end. */
  readonly onApart: (session: DatabaseSession) => void;
  /** An error as callers know it. */
  readonly judged: (error: unknown) => unknown;
}

/**
 * Knows whether a database lies on several servers, and what follows for statements: in which form each is asked, on which server and
 * by which connections. On one server every statement goes as it is.
 */
export class StatementRouter {
  /** Whether the database is distributed, once somebody has asked. */
  private found: Promise<boolean> | null = null;
  private isApart = false;
  /** The nodes that rows of accounts lie on; null = they are asked through the address of the database. */
  private nodes: AccountNodes | null = null;
  /**
   * Connections to the coordinator for what may have to wait for a worker: one that is lost holds up nothing else. null on one server, and
   * for commands, which have one connection.
   */
  private toWorkers: ConnectionPool | null = null;

  constructor(private readonly ports: Ports) {}

  /** Asks the database the first time; whoever could not be answered asks again. */
  isDistributed(): Promise<boolean> {
    this.found ??= this.findOut().catch((error: unknown) => {
      this.found = null;
      throw error;
    });
    return this.found;
  }

  /** A number for an account: one statement may change or lock rows of accounts that have the same. */
  async groupOf(account: number): Promise<number> {
    return (await this.isDistributed()) ? account : ALL;
  }

  /** Connections for transactions, in place of the usual ones; null = those. */
  get forTransactions(): ConnectionPool | null {
    return this.toWorkers;
  }

  /** Runs a statement of its own; one of an account on that account's node, where it can be asked. */
  async run<R extends object>(statement: Statement, limit: Limited): Promise<readonly R[]> {
    const { ask } = this.ports;
    if (!(await this.isDistributed())) return ask<R>(statement, limit, null);
    return inForm<R>(statement, async <T extends object>(each: RoutedStatement) => {
      const rows = each.atPart && (await this.askNode<T>(each.atPart, limit));
      return rows ?? ask<T>(each, limit, asksWorkers(each) ? this.toWorkers : null);
    });
  }

  /** What asks the statements of a transaction that has begun. @param ask asks the server that it is on */
  within(ask: Ask): Queries['query'] {
    return this.isApart ? (statement) => inForm(statement, ask) : ask;
  }

  /** Connections that are given up are opened anew. @returns whether they are the router's */
  replaces(connections: ConnectionPool): boolean {
    if (this.toWorkers !== connections) return false;
    this.toWorkers = this.ports.open();
    return true;
  }

  async close(): Promise<void> {
    await Promise.all([this.toWorkers?.close(), this.nodes?.close()]);
  }

  /** @returns null = ask any server; nothing was kept */
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

  /** The nodes themselves, where the database is asked without a pooler before it. */
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
