import pg from 'pg';

/** `user:password@`, then comma-separated hosts, then the database and its options. */
const ADDRESS = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/s;

/**
 * Splits an address such as `postgres://user@one:5432,two:5432/assay`, which libpq also supports, into one
 * address per server.
 * @see https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */
export function serversOf(url: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(url) ?? [];
  const [first = url, ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  return hosts.includes(',') ? [first, ...others] : [url];
}

/** Returns the same address with another server, `host:port`; null if the address lacks a host to replace. */
export function addressAt(url: string, server: string): string | null {
  const [, before = '', , after = ''] = ADDRESS.exec(url) ?? [];
  if (before === '' || new URLSearchParams(after.split('?')[1]).has('host')) return null;
  return `${before}${server}${after}`;
}

/** A server that accepts writes. */
interface Primary {
  readonly url: string;
  /** Increases with every promotion: of two servers that accept writes, the higher one is correct. */
  readonly timeline: number;
}

/** The second value is null on a standby, which lacks a write position. */
const STATE = `SELECT pg_is_in_recovery() AS standby,
  CASE WHEN pg_is_in_recovery() THEN NULL ELSE pg_walfile_name(pg_current_wal_lsn()) END AS file`;
const TIMELINE_DIGITS = 8;

/** Destroys the socket, because an unresponsive server would not close it gracefully. */
const cutOff = (client: pg.Client): void =>
  (
    client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }
  ).connection.stream.destroy();

/** Queries one server repeatedly, on one connection as long as it responds. */
class Asker {
  private client: pg.Client | null = null;

  constructor(private readonly url: string) {}

  /** Returns the server if it accepts writes; null if it doesn't, or doesn't respond within `timeoutMs`. */
  async ask(timeoutMs: number): Promise<Primary | null> {
    try {
      this.client ??= await this.connect(timeoutMs);
      const { rows } = await this.client.query<{ standby: boolean; file: string | null }>(STATE);
      const file = rows[0]?.file ?? null;
      if (file === null) return null;
      return { url: this.url, timeline: Number.parseInt(file.slice(0, TIMELINE_DIGITS), 16) };
    } catch {
      this.close();
      return null;
    }
  }

  close(): void {
    if (this.client) cutOff(this.client);
    this.client = null;
  }

  private async connect(timeoutMs: number): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      application_name: 'assay primary search',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      cutOff(client);
      throw error;
    }
  }
}

interface WatchPorts {
  readonly servers: readonly [string, ...string[]];
  /** Called when another server becomes the primary. */
  readonly onMove: (url: string) => void;
}

/** Interval between checks of the primary, and the timeout of a check, in milliseconds. */
const LOOK_MS = 500;
const ANSWER_MS = 1500;

/**
 * Tracks which of several servers accepts writes. The current one is retained as long as it responds. If it
 * doesn't, or has become a standby, all servers are queried, and the one with the highest timeline takes
 * over. A server that returns with an older timeline is never used, because the new primary would not receive
 * its writes.
 */
export class PrimaryWatch {
  private current: Primary;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private isStopped = false;
  private readonly askers: ReadonlyMap<string, Asker>;

  constructor(private readonly ports: WatchPorts) {
    this.current = { url: ports.servers[0], timeline: 0 };
    this.askers = new Map(ports.servers.map((url) => [url, new Asker(url)]));
  }

  /** Checks until `stop`; resolves after the first check, regardless of its result. */
  async start(): Promise<void> {
    await this.look();
    this.plan();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    for (const asker of this.askers.values()) asker.close();
  }

  /** Checks now; concurrent callers share one check. */
  look(): Promise<void> {
    this.looking ??= this.find().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private plan(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => void this.look().then(() => this.plan()), LOOK_MS).unref();
  }

  private async find(): Promise<void> {
    const { current, askers } = this;
    const still = current.timeline > 0 ? await askers.get(current.url)?.ask(ANSWER_MS) : null;
    if (still && still.timeline >= current.timeline) {
      this.current = still;
      return;
    }
    const asked = await Promise.all([...askers.values()].map((asker) => asker.ask(ANSWER_MS)));
    const best = asked
      .filter((found) => found !== null)
      .sort((one, other) => other.timeline - one.timeline)
      .at(0);
    if (best && best.timeline >= current.timeline && !this.isStopped) {
      this.current = best;
      if (best.url !== current.url) this.ports.onMove(best.url);
    }
    for (const [url, asker] of askers) if (this.isStopped || url !== this.current.url) asker.close();
  }
}

/**
 * Returns the server of an address that accepts writes; the address itself if it names one server, or if none
 * responds.
 */
export async function primaryOf(url: string): Promise<string> {
  const servers = serversOf(url);
  if (servers.length === 1) return url;
  let found: string = servers[0];
  const watch = new PrimaryWatch({
    servers,
    onMove: (moved) => {
      found = moved;
    },
  });
  await watch.look();
  watch.stop();
  return found;
}
