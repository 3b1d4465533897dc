import pg from 'pg';
import {
  addressOf,
  type DatabaseSession,
  distributedSession,
  ownSession,
  pooledSession,
} from './database-session';
import { isDistributed } from './distribution/is-distributed';
import { againWhenOvertaken } from './overtaken';
import { forgetAccounts, PreparedQuery, type Teller } from './prepared-query';
import { PrimaryWatch, serversOf } from './servers';
import type { Queries, Statement } from './statement';
import {
  codeOf,
  isSilence,
  isUnavailable,
  isWriteRefusal,
  StoreSilent,
  StoreUnavailable,
} from './unavailable';
import { openVault, type Vault } from './vault';
import { accountsOf } from './wall/accounts-of';

export type { Row, Statement } from './statement';

export { StoreSilent, StoreUnavailable } from './unavailable';

export interface Connection extends Queries {
  /** Seals and opens what is kept of persons. */
  readonly vault: Vault;
  /** Whether the tables of accounts lie on several servers (`distribution/`): asked of the database once, before its first statement. */
  isDistributed(): Promise<boolean>;
}

export interface Database extends Connection {
  /** Runs `work` in one transaction; a throw rolls back. */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** The same database for work that no request waits for: a statement may take so many milliseconds (ten minutes), 0 = no limit. */
  patient(statementMs?: number): Database;
  readonly refusals: WriteRefusals;
  /** From now on, what is kept is sealed by this; without it, by nothing. */
  sealWith(vault: Vault): void;
  close(): Promise<void>;
}

/** Whether the server refused to write for a state of its own: a full disk, or read-only. */
export interface WriteRefusals {
  /** SQLSTATE of the last refusal; null = none since `forget`. */
  last(): string | null;
  forget(): void;
}

export interface DatabaseOptions {
  /**
   * May name several servers, `postgres://user@one:5432,two:5432/assay`: the one that takes writes is used, and followed.
   * With `?pooler=transaction` it is that of a pooler in this mode.
   */
  readonly url: string;
  readonly maxConnections: number;
  /** What one statement may take, milliseconds, waiting for locks included; left out = no limit, for commands and jobs. */
  readonly statementMs?: number;
  /** Statements that may wait for a connection; more are refused at once. */
  readonly maxWaiting?: number;
  /** The role whose rights the connections have, where it is another than that of the address. */
  readonly role?: string;
  /** Called with the text of a statement that reads a table of accounts and names none: it saw nothing. */
  readonly onNamesNoAccount?: (text: string) => void;
  /** Called when another of several servers takes the writes from now on. */
  readonly onMove?: () => void;
  /** Called when an idle connection breaks; carries no statement and no values. */
  readonly onConnectionError?: (code: string) => void;
}

const CONNECT_MS = 3000;
const JOB_STATEMENT_MS = 600_000;
/** The server ends a statement first, and its connection stays; a server that does not is given up so much later. */
const SILENT_AFTER_MS = 500;
/** setTimeout takes no longer time. */
const LONGEST_MS = 2_147_483_647;
const KEEP_ALIVE_AFTER_MS = 5000;
const DEFAULT_MAX_WAITING = 1000;
/** How long connections get to say good-bye. */
const CLOSE_MS = 2000;

/** What a connection of the client is told of its limit, 0 = none. */
const readLimit = (statementMs: number) =>
  statementMs === 0 ? LONGEST_MS : Math.min(LONGEST_MS, statementMs + SILENT_AFTER_MS);

interface Limited {
  readonly query_timeout: number;
}

/** A statement as it travels: one round trip with what the database has to know of it. */
const prepared = (statement: Statement, limit: Limited, teller: Teller): PreparedQuery => {
  const { name = '', text, values = [] } = statement;
  return Object.assign(new PreparedQuery(name, text, values, teller), limit);
};

const plain = (text: string, limit: Limited): pg.QueryConfig => ({ text, ...limit }) as pg.QueryConfig;

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

/** The part of a client that pg does not type: its connection, and the socket of that. */
const connectionOf = (client: pg.PoolClient) =>
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection;

/** The connections of a database, anew whenever the server has fallen silent: the others are as dead as that one. */
class Connections implements WriteRefusals {
  private pool: pg.Pool;
  private readonly clients = new Set<pg.PoolClient>();
  private refusal: string | null = null;
  private isClosing = false;
  private session: DatabaseSession;
  private readonly isPooled: boolean;
  /** Whether the database is distributed, once somebody has asked. */
  private distributed: Promise<boolean> | null = null;
  private url: string;
  private readonly watch: PrimaryWatch | null;
  /** Resolves when it is known which server takes the writes. */
  private readonly found: Promise<void> | null;
  vault: Vault = openVault;

  constructor(private readonly options: DatabaseOptions) {
    const { url, isPooled } = addressOf(options.url);
    const servers = serversOf(url);
    this.url = servers[0];
    this.isPooled = isPooled;
    this.session = (isPooled ? pooledSession : ownSession)(this.told());
    this.pool = this.open();
    this.watch = servers.length > 1 ? new PrimaryWatch({ servers, onMove: (url) => this.move(url) }) : null;
    this.found = this.watch?.start() ?? null;
  }

  last(): string | null {
    return this.refusal;
  }

  forget(): void {
    this.refusal = null;
  }

  /** Asks the database the first time; whoever could not be answered asks again. */
  isDistributed(): Promise<boolean> {
    this.distributed ??= this.findOut().catch((error: unknown) => {
      this.distributed = null;
      throw error;
    });
    return this.distributed;
  }

  /** Runs a statement on whichever connection is free. */
  run<R extends object>(statement: Statement): Promise<readonly R[]> {
    return this.guarded(async (pool) => {
      const limit = { query_timeout: readLimit(this.options.statementMs ?? 0) };
      if (statement.script) {
        await pool.query(plain(statement.text, limit));
        return [];
      }
      // The pool sets the callback and promises what it is called with.
      const query = prepared(statement, limit, this.session.tell(this.accountsOf(statement)));
      return pool.query(query) as unknown as Promise<readonly R[]>;
    });
  }

  /** @param statementMs a limit of its own; undefined = that of the database */
  transaction<T>(work: (connection: Connection) => Promise<T>, statementMs?: number): Promise<T> {
    return this.guarded(async (pool) => {
      const limit = { query_timeout: readLimit(statementMs ?? this.options.statementMs ?? 0) };
      const client = await pool.connect();
      let broken: Error | undefined;
      // Out of the pool nobody else listens: a connection that dies between two statements must not end the process.
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
        const query: Queries['query'] = (statement) => runOn(client, statement, limit, tell);
        const result = await work({ query, vault, isDistributed: () => this.isDistributed() });
        await say('COMMIT');
        return result;
      } catch (error) {
        // Behind a statement that is not answered a ROLLBACK would wait, too.
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
    });
  }

  /** A server that does not answer is not waited for. */
  async close(): Promise<void> {
    this.isClosing = true;
    this.watch?.stop();
    const cutOff = setTimeout(() => this.cutOff(), CLOSE_MS);
    await this.pool.end();
    clearTimeout(cutOff);
  }

  private accountsOf(statement: Statement): string | null {
    return accountsOf(statement, this.options.onNamesNoAccount);
  }

  private open(): pg.Pool {
    const { maxConnections, onConnectionError } = this.options;
    const { options, statement } = this.session.startup;
    const pool = new pg.Pool({
      connectionString: this.url,
      max: maxConnections,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      application_name: 'assay',
      // Awaited by the pool before anybody gets the connection.
      onConnect: async (client) => {
        if (statement) await client.query(plain(statement, { query_timeout: CONNECT_MS }));
      },
      ...(options === undefined ? {} : { options }),
    });
    // A server that dies may report it right behind an answer, before whoever gets the connection next can listen to it.
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.clients.add(client);
    });
    pool.on('remove', (client) => this.clients.delete(client));
    pool.on('error', (error) => {
      // A server that stops right after its last client said good-bye may cut that one off meanwhile: nothing is lost.
      if (!this.isClosing) onConnectionError?.(codeOf(error) || 'unknown');
    });
    return pool;
  }

  private told() {
    const { role, statementMs = 0 } = this.options;
    return { statementMs, role };
  }

  private async findOut(): Promise<boolean> {
    const isSo = await this.onPool(isDistributed);
    if (isSo) {
      this.session = distributedSession(this.told(), this.isPooled);
      const first = this.pool;
      this.pool = this.open();
      void first.end();
    }
    return isSo;
  }

  private async guarded<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    await this.isDistributed();
    return this.onPool(work);
  }

  private async onPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
    if (this.found) await this.found;
    const { pool } = this;
    // Who is about to get an idle connection is still counted as waiting.
    if (pool.waitingCount - pool.idleCount >= (this.options.maxWaiting ?? DEFAULT_MAX_WAITING)) {
      throw new StoreUnavailable(undefined, 'too many calls wait for the database');
    }
    try {
      return await work(pool);
    } catch (error) {
      if (isSilence(error)) {
        this.giveUp(pool);
        throw new StoreSilent(error);
      }
      const code = codeOf(error);
      if (isWriteRefusal(code)) this.refusal = code;
      if (isUnavailable(error)) void this.watch?.look();
      throw isUnavailable(error) ? new StoreUnavailable(error) : error;
    }
  }

  /** What the old server was asked is not waited for. */
  private move(url: string): void {
    this.url = url;
    this.refusal = null;
    this.giveUp(this.pool);
    this.options.onMove?.();
  }

  private giveUp(pool: pg.Pool): void {
    if (this.pool !== pool) return;
    this.pool = this.open();
    this.cutOff();
    void pool.end();
  }

  private cutOff(): void {
    for (const client of this.clients) connectionOf(client).stream.destroy();
    this.clients.clear();
  }
}

/**
 * Opens a pool on a PostgreSQL 15+ server.
 * @throws StoreUnavailable from every method while the server cannot be reached, does not answer in time or cannot write.
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
    refusals: connections,
    isDistributed: () => connections.isDistributed(),
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
