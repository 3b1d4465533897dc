import pg from 'pg';

/** `user:password@`, then hosts that commas divide, then the database and its options. */
const ADDRESS = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/s;

/**
 * The servers of an address such as `postgres://user@one:5432,two:5432/assay`, which libpq reads alike: one address for each.
 * @see https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */
export function serversOf(url: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(url) ?? [];
  const [first = url, ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  return hosts.includes(',') ? [first, ...others] : [url];
}

/** The same address on another server, `host:port`; null where no host is named in its place. */
export function addressAt(url: string, server: string): string | null {
  const [, before = '', , after = ''] = ADDRESS.exec(url) ?? [];
  if (before === '' || new URLSearchParams(after.split('?')[1]).has('host')) return null;
  return `${before}${server}${after}`;
}

/** A server that takes writes. */
interface Primary {
  readonly url: string;
  /** Rises with every promotion: of two servers that both take writes, the higher is the right one. */
  readonly timeline: number;
}

/** A standby answers nothing to the second question: it has no current position to write at. */
const STATE = `SELECT pg_is_in_recovery() AS standby,
  CASE WHEN pg_is_in_recovery() THEN NULL ELSE pg_walfile_name(pg_current_wal_lsn()) END AS file`;
const TIMELINE_DIGITS = 8;

/** One that hangs would not say good-bye either. */
const cutOff = (client: pg.Client): void =>
  (
    client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }
  ).connection.stream.destroy();

/** Asks one server again and again, on one connection as long as that answers. */
class Asker {
  private client: pg.Client | null = null;

  constructor(private readonly url: string) {}

  /** The server when it takes writes; null when it does not, or does not say so within `timeoutMs`. */
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
      application_name: 'assay looks for the primary',
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
  /** Another server takes the writes from now on. */
  readonly onMove: (url: string) => void;
}

/** How often the primary is asked whether it still is, and how long it may take to answer. */
const LOOK_MS = 500;
const ANSWER_MS = 1500;

/**
 * Follows which of several servers takes the writes. The current one keeps its place as long as it answers; when it does
 * not, or has become a standby, all are asked, and the one of the highest timeline takes over. A server that comes back
 * with an older timeline than was seen is never followed: what it would take, the new primary does not know.
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

  /** Looks until `stop`; resolves after the first look, whatever it found. */
  async start(): Promise<void> {
    await this.look();
    this.plan();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    for (const asker of this.askers.values()) asker.close();
  }

  /** Looks now; those who come meanwhile share one look. */
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

/** The one of an address's servers that takes writes; the address itself where it names one, or none of them answers. */
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
