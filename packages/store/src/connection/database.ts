import type pg from 'pg';
import type { Nodes } from '../distribution/account-nodes';
import { StatementRouter } from '../distribution/router';
import { headsOf } from '../identity/trail-heads';
import { openVault, type Vault } from '../privacy/vault';
import { accountsOf } from '../schema/row-security';
import type { Connection, Database, NoteHeads, WriteRefusals } from './connection';
import { ConnectionPool, connectionOf, plain } from './database-pool';
import {
  addressOf,
  type DatabaseSession,
  forgetAccounts,
  ownSession,
  pooledSession,
  type Teller,
} from './database-session';
import { againWhenOvertaken } from './overtaken';
import { PreparedQuery } from './prepared-query';
import { addressAt, PrimaryWatch, serversOf } from './servers';
import type { Statement } from './statement';
import {
  codeOf,
  isSilence,
  isUnavailable,
  isWriteRefusal,
  StoreSilent,
  StoreUnavailable,
} from './unavailable';

export interface DatabaseOptions {
  /**
   * May name several servers, `postgres://user@one:5432,two:5432/assay`: the one that accepts writes is used
   * and tracked. With `?pooler=transaction` it is the address of a pooler in this mode.
   */
  readonly url: string;
  readonly maxConnections: number;
  /**
   * Maximum duration of one statement, milliseconds, including lock waits; absent = no limit, for commands
   * and jobs.
   */
  readonly statementMs?: number;
  /** Maximum time between two statements of a transaction, milliseconds; absent = a minute. */
  readonly idleMs?: number;
  /** Maximum number of statements that wait for a connection; more are rejected immediately. */
  readonly maxWaiting?: number;
  /** Role with whose privileges connections run, if it differs from that of the address. */
  readonly role?: string;
  /**
   * Addresses (`host:port`) of the nodes of a distributed database, by the addresses that the cluster uses;
   * `off` = everything is sent to the address of the database.
   */
  readonly nodes?: Nodes;
  /** Called when statements of accounts start or stop using a node directly. */
  readonly onNode?: (node: string, isUsed: boolean) => void;
  /**
   * Called with the text of a statement that reads a table of accounts without an account: it returned no
   * rows.
   */
  readonly onNamesNoAccount?: (text: string) => void;
  /** Called when another of several servers becomes the primary. */
  readonly onMove?: () => void;
  /** Called when an idle connection breaks; receives no statement and no values. */
  readonly onConnectionError?: (code: string) => void;
}

const JOB_STATEMENT_MS = 600_000;
/**
 * Extra time before the client gives up. Normally the server ends the statement first and the connection
 * stays.
 */
const SILENT_AFTER_MS = 500;
/** Maximum delay of setTimeout. */
const MAX_MS = 2_147_483_647;
const DEFAULT_MAX_WAITING = 1000;

/** Returns the client's timeout for a statement limit; 0 = none. */
const readLimit = (statementMs: number) =>
  statementMs === 0 ? MAX_MS : Math.min(MAX_MS, statementMs + SILENT_AFTER_MS);

interface Limited {
  readonly query_timeout: number;
}

/** Creates a statement as it is sent: one round trip together with its context. */
const prepared = (statement: Statement, limit: Limited, teller: Teller): PreparedQuery => {
  const { name = '', text, values = [] } = statement;
  return Object.assign(new PreparedQuery(name, text, values, teller), limit);
};

/** Runs a statement on one connection. */
async function runOn<R extends object>(
  client: pg.PoolClient,
  statement: Statement,
  limit: Limited,
  tell: (statement: Statement) => Teller,
): Promise<readonly R[]> {
  if (statement.script) {
    await client.query(plain(statement.text, limit));
    return [];
  }
  return new Promise((resolve, reject) => {
    const query = prepared(statement, limit, tell(statement));
    query.callback = (error, rows) => (error ? reject(error) : resolve(rows as readonly R[]));
    client.query(query);
  });
}

/**
 * The connections of a database. All are replaced when the server stops responding, because the others are
 * equally dead.
 */
class Connections implements WriteRefusals {
  private connections: ConnectionPool;
  private refusal: string | null = null;
  private session: DatabaseSession;
  private readonly isPooled: boolean;
  private readonly router: StatementRouter;
  private url: string;
  private readonly watch: PrimaryWatch | null;
  /** Resolves when the primary is known. */
  private readonly found: Promise<void> | null;
  vault: Vault = openVault;
  noteHeads: NoteHeads = async () => undefined;

  constructor(private readonly options: DatabaseOptions) {
    const { url, isPooled } = addressOf(options.url);
    const servers = serversOf(url);
    this.url = servers[0];
    this.isPooled = isPooled;
    this.session = (isPooled ? pooledSession : ownSession)(this.reported());
    this.connections = this.open();
    this.watch = servers.length > 1 ? new PrimaryWatch({ servers, onMove: (url) => this.move(url) }) : null;
    this.found = this.watch?.start() ?? null;
    this.router = this.openRouter();
  }

  last(): string | null {
    return this.refusal;
  }

  forget(): void {
    this.refusal = null;
  }

  isDistributed(): Promise<boolean> {
    return this.router.isDistributed();
  }

  groupOf(account: number): Promise<number> {
    return this.router.groupOf(account);
  }

  /** Runs a statement on any free connection. */
  run<R extends object>(statement: Statement): Promise<readonly R[]> {
    const limit = { query_timeout: readLimit(this.options.statementMs ?? 0) };
    return this.router.run(statement, limit);
  }

  /**
   * Runs work in a transaction.
   * @param statementMs a separate limit; undefined = that of the database
   */
  async transaction<T>(work: (connection: Connection) => Promise<T>, statementMs?: number): Promise<T> {
    await this.isDistributed();
    let noted: Promise<void> | undefined;
    const result = await this.onPool(async (pool) => {
      const limit = { query_timeout: readLimit(statementMs ?? this.options.statementMs ?? 0) };
      const client = await pool.connect();
      let broken: Error | undefined;
      // Outside the pool no listener exists, and a connection that dies between two statements must not end
      // the process.
      const onError = (error: Error) => {
        broken = error;
      };
      client.on('error', onError);
      const say = (text: string) => client.query(plain(text, limit));
      try {
        const { session, vault } = this;
        if (session.forgetsAccounts) forgetAccounts(connectionOf(client));
        await say(session.begin(statementMs));
        const tell = (statement: Statement) => session.tellWithin(this.accountsOf(statement));
        const query = this.router.within((statement) => runOn(client, statement, limit, tell));
        const connection = { query, vault };
        const answer = await work(connection);
        await say('COMMIT');
        const heads = headsOf(connection);
        if (heads.length > 0) noted = this.noteHeads(heads);
        return answer;
      } catch (error) {
        // After an unanswered statement, a ROLLBACK would wait too.
        if (isSilence(error) || isUnavailable(error)) broken ??= error as Error;
        else {
          forgetAccounts(connectionOf(client));
          await say('ROLLBACK').catch((rollbackError: Error) => {
            broken = rollbackError;
          });
        }
        throw error;
      } finally {
        client.removeListener('error', onError);
        client.release(broken);
      }
    }, this.router.forTransactions);
    // The connection is free by now.
    if (noted) await noted;
    return result;
  }

  /** Closes the database; an unresponsive server is not waited for. */
  async close(): Promise<void> {
    this.watch?.stop();
    await Promise.all([this.connections.close(), this.router.close()]);
  }

  private accountsOf(statement: Statement): string | null {
    return accountsOf(statement, this.options.onNamesNoAccount);
  }

  private open(): ConnectionPool {
    const { maxConnections, onConnectionError } = this.options;
    return new ConnectionPool({
      url: this.url,
      maxConnections,
      startup: this.session.startup,
      onConnectionError,
    });
  }

  private reported() {
    const { role, idleMs, statementMs = 0 } = this.options;
    return { statementMs, idleMs, role };
  }

  private openRouter(): StatementRouter {
    const { nodes = new Map(), maxConnections, onConnectionError, onNode } = this.options;
    return new StatementRouter({
      session: this.reported(),
      isPooled: this.isPooled,
      nodes,
      onNode,
      maxConnections,
      maxWaiting: this.maxWaiting(),
      query: (statement) => this.run(statement),
      ask: (statement, limit, own) => this.ask(statement, limit, own),
      onPool: (work) => this.onPool(work),
      open: () => this.open(),
      openNode: (node, startup) => {
        const url = addressAt(this.url, node);
        return url === null ? null : new ConnectionPool({ url, maxConnections, startup, onConnectionError });
      },
      onApart: (session) => {
        this.session = session;
        const first = this.connections;
        this.connections = this.open();
        void first.close();
      },
      judged: (error) => this.judged(error),
    });
  }

  private maxWaiting(): number {
    return this.options.maxWaiting ?? DEFAULT_MAX_WAITING;
  }

  private ask<R extends object>(
    statement: Statement,
    limit: Limited,
    own: ConnectionPool | null,
  ): Promise<readonly R[]> {
    return this.onPool(async (pool) => {
      if (statement.script) {
        await pool.query(plain(statement.text, limit));
        return [];
      }
      // The pool sets the callback, so its promise resolves with the rows.
      const query = prepared(statement, limit, this.session.tell(this.accountsOf(statement)));
      return pool.query(query) as unknown as Promise<readonly R[]>;
    }, own);
  }

  /**
   * Runs work on a pool.
   * @param own connections to use instead of the default ones
   */
  private async onPool<T>(
    work: (pool: pg.Pool) => Promise<T>,
    own: ConnectionPool | null = null,
  ): Promise<T> {
    if (this.found) await this.found;
    const connections = own ?? this.connections;
    if (connections.waiting() >= this.maxWaiting()) {
      throw new StoreUnavailable(undefined, 'too many requests wait for the database');
    }
    try {
      return await work(connections.pool);
    } catch (error) {
      if (isSilence(error)) this.giveUp(connections);
      if (isUnavailable(error)) void this.watch?.look();
      throw this.judged(error);
    }
  }

  /** Converts an error for callers; records a refused write. */
  private judged(error: unknown): unknown {
    if (isSilence(error)) return new StoreSilent(error);
    const code = codeOf(error);
    if (isWriteRefusal(code)) this.refusal = code;
    return isUnavailable(error) ? new StoreUnavailable(error) : error;
  }

  /** Switches to another server; statements on the old one are not waited for. */
  private move(url: string): void {
    this.url = url;
    this.refusal = null;
    this.giveUp(this.connections);
    const own = this.router.forTransactions;
    if (own) this.giveUp(own);
    this.options.onMove?.();
  }

  private giveUp(connections: ConnectionPool): void {
    if (this.connections === connections) this.connections = this.open();
    else if (!this.router.replaces(connections)) return;
    connections.giveUp();
  }
}

/**
 * Opens a pool on a PostgreSQL 15+ server.
 * @throws StoreUnavailable from every method while the server is unreachable, doesn't respond in time or
 *   can't write.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const connections = new Connections(options);
  const shared = {
    get vault() {
      return connections.vault;
    },
    sealWith: (vault: Vault) => {
      connections.vault = vault;
    },
    noteHeadsWith: (note: NoteHeads) => {
      connections.noteHeads = note;
    },
    refusals: connections,
    isDistributed: () => connections.isDistributed(),
    groupOf: (account: number) => connections.groupOf(account),
    close: () => connections.close(),
  };
  const over = (base: Pick<Database, 'query' | 'transaction' | 'patient'>): Database =>
    Object.defineProperties(base, Object.getOwnPropertyDescriptors(shared)) as Database;
  const patient = (statementMs = JOB_STATEMENT_MS): Database =>
    over({
      query: (statement) => connections.transaction((connection) => connection.query(statement), statementMs),
      transaction: (work) => connections.transaction(work, statementMs),
      patient,
    });
  return over({
    query: (statement) => againWhenOvertaken(() => connections.run(statement)),
    transaction: (work) => connections.transaction(work),
    patient,
  });
}
