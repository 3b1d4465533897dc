import { openDatabase, openStandbyReads, type StandbyReads } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { replicatedPair } from '../../packages/embedded-postgres/src/testing/replicated';

const KEY = 'assay_live_key-of-standby-tests';
const WAIT = { timeout: 15_000, interval: 50 };
const ADMIN = { email: 'owner@example.com', password: 'a long enough password' };

let folder: DataFolder;
let pair: Awaited<ReturnType<typeof replicatedPair>>;

beforeAll(async () => {
  folder = await newDataFolder();
  pair = await replicatedPair('on the first');
}, 300_000);
afterAll(async () => {
  await pair?.remove();
  await folder?.remove();
}, 60_000);

/** Runs a statement on the standby. @returns the first row */
const onStandby = async (text: string) => {
  const standby = openDatabase({ url: pair.second.url(), maxConnections: 1 });
  const [row] = await standby.query<{ scans: number }>({ text }).finally(() => standby.close());
  return row;
};

describe('reads on a standby', () => {
  let time = 0;
  let reads: StandbyReads;
  let primary: ReturnType<typeof openDatabase>;
  const newest = async () => {
    const [row] = await reads.now().query<{ n: number | null }>({ text: 'SELECT max(n) AS n FROM reading' });
    return row?.n;
  };
  const isRecovery = async () => {
    const [row] = await reads
      .now()
      .query<{ standby: boolean }>({ text: 'SELECT pg_is_in_recovery() AS standby' });
    return row?.standby;
  };

  beforeAll(async () => {
    primary = openDatabase({ url: pair.first.url(), maxConnections: 2 });
    await primary.query({ text: 'CREATE TABLE reading (n int)' });
    reads = openStandbyReads(primary, { url: pair.second.url(), maxConnections: 2, now: () => time });
    await vi.waitFor(async () => expect(await isRecovery()).toBe(true), WAIT);
  });
  afterAll(async () => {
    await reads?.close();
    await primary?.close();
  });

  it('run there while it is close to the primary, and on the primary when it falls back', async () => {
    await onStandby('SELECT pg_wal_replay_pause()');
    await primary.query({ text: 'INSERT INTO reading VALUES (1)' });
    expect(await newest()).toBeNull();
    time += 10_000;
    await expect.poll(() => reads.state().unused).toBe('too far behind');
    expect(await newest()).toBe(1);
    expect(await isRecovery()).toBe(false);
    await onStandby('SELECT pg_wal_replay_resume()');
    await expect.poll(isRecovery).toBe(true);
    expect(await newest()).toBe(1);
    expect(reads.state()).toEqual({ behindMs: 0, unused: null });
  });

  it('are repeated on the primary if the standby is cut off during a read', async () => {
    const both = await reads.now().transaction(async (connection) => {
      const [first] = await connection.query<{ standby: boolean }>({
        text: 'SELECT pg_is_in_recovery() AS standby',
      });
      if (first?.standby)
        await onStandby(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
        );
      const [second] = await connection.query<{ standby: boolean }>({
        text: 'SELECT pg_is_in_recovery() AS standby',
      });
      return [first?.standby, second?.standby];
    });
    expect(both).toEqual([false, false]);
    await expect.poll(isRecovery).toBe(true);
  });

  it('fail if they fail on the primary too', async () => {
    await expect(reads.now().query({ text: 'SELECT 1 / 0' })).rejects.toMatchObject({ code: '22012' });
    expect(reads.state().unused).toBeNull();
  });

  it("don't run on a server that is not a standby, or is that of another database", async () => {
    const noStandby = openStandbyReads(primary, { url: pair.first.url(), maxConnections: 1, now: () => 0 });
    await expect.poll(() => noStandby.state().unused).toBe('not a standby');
    expect(noStandby.now()).toBe(primary);
    await noStandby.close();
    const silent = openStandbyReads(primary, {
      url: 'postgres://nobody@127.0.0.1:1/assay',
      maxConnections: 1,
      now: () => 0,
    });
    expect(silent.now()).toBe(primary);
    await silent.close();
    expect(silent.state().unused).toBe('unresponsive');
  });
});

interface Listed {
  readonly evaluations: readonly { readonly transaction_id: string }[];
}

describe('panel with a standby', () => {
  let server: ServerProcess;
  let shop: Client;
  let session = '';

  /** Sends requests as the browser does: with the session, and with the cookies of the last change. */
  const ask = (path: string, cookies: readonly string[] = [], sent?: { method: string; json: unknown }) =>
    fetch(`${server.url}/management-api/v1${path}`, {
      method: sent?.method ?? 'GET',
      headers: {
        'x-assay-panel': '1',
        cookie: [session, ...cookies].join('; '),
        ...(sent ? { 'content-type': 'application/json' } : {}),
      },
      ...(sent ? { body: JSON.stringify(sent.json) } : {}),
    });
  const cookieOf = (answer: Response, name: string) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.startsWith(`${name}=`));
  const listed = async (cookies: readonly string[] = []) => {
    const answer = await ask('/evaluations?limit=10', cookies);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { readonly data: Listed };
    return data.evaluations.map(({ transaction_id }) => transaction_id);
  };
  const standbyState = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    const { ready, components } = (await answer.json()) as {
      readonly ready: boolean;
      readonly components: readonly { readonly name: string; readonly state: string }[];
    };
    return { ready, standby: components.find(({ name }) => name === 'standby')?.state };
  };

  beforeAll(async () => {
    server = await startServer({
      ASSAY_DATA_DIR: folder.path,
      DATABASE_URL: pair.first.url(),
      ASSAY_STANDBY_DATABASE_URL: pair.second.url(),
      ASSAY_API_KEY: KEY,
      ASSAY_ADMIN_EMAIL: ADMIN.email,
      ASSAY_ADMIN_PASSWORD: ADMIN.password,
      ASSAY_RATE_LIMIT: '0',
      ASSAY_VERIFICATION_ENGINES: 'off',
    });
    shop = clientAt(server.url, KEY);
    await vi.waitFor(async () => expect(await standbyState()).toEqual({ ready: true, standby: 'ok' }), WAIT);
    const signedIn = await ask('/session', [], { method: 'POST', json: ADMIN });
    expect(signedIn.status).toBe(200);
    session = cookieOf(signedIn, 'assay_session') ?? '';
  }, 120_000);
  afterAll(async () => {
    await server?.end('SIGTERM');
  });

  it('shows every page that may be read from the standby', async () => {
    await shop.fraud({ transaction_id: 'standby-1', user_id: 'u-1', email: 'u@example.com' });
    await expect.poll(listed).toEqual(['standby-1']);
    const pages = [
      '/stats',
      '/rule-metrics',
      '/dashboard?from=2026-01-01&to=2026-01-28&compare=previous',
      '/audit-log',
      '/audit-log/verification',
    ];
    for (const path of pages) {
      const answer = await ask(path);
      expect(answer.status, await answer.text()).toBe(200);
    }
    const found = await ask('/search', [], { method: 'POST', json: { query: 'u@example.com' } });
    const { data } = (await found.json()) as {
      readonly data: { readonly results: readonly { key: string | null }[] };
    };
    const key = data.results.find((result) => result.key !== null)?.key ?? '';
    const links = await ask(`/links?key=${encodeURIComponent(key)}`);
    expect([found.status, links.status]).toEqual([200, 200]);
    const readsThere = async () => {
      const row = await onStandby(
        `SELECT sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int AS scans FROM pg_stat_user_tables
         WHERE relname IN ('evaluation', 'audit', 'traffic_sum')`,
      );
      return row?.scans;
    };
    await expect.poll(readsThere).toBeGreaterThan(2);
  });

  it("shows a user's own changes at once, and changes of others a moment later", async () => {
    await onStandby('SELECT pg_wal_replay_pause()');
    await shop.fraud({ transaction_id: 'standby-2', user_id: 'u-2' });
    const changed = await ask('/preferences', [], {
      method: 'PATCH',
      json: { preferences: { 'traffic.columns': 'score' } },
    });
    expect(changed.status).toBe(200);
    const mark = cookieOf(changed, 'assay_changed') ?? '';
    expect(mark).toBe('assay_changed=1');
    expect(await listed([mark])).toEqual(['standby-2', 'standby-1']);
    const byKey = await shop.send<Listed>('GET', '/management-api/v1/evaluations?limit=10');
    expect(byKey.data.evaluations).toHaveLength(2);
    await expect.poll(listed).toEqual(['standby-2', 'standby-1']);
    await expect.poll(standbyState).toEqual({ ready: true, standby: 'degraded' });
    await onStandby('SELECT pg_wal_replay_resume()');
    await expect.poll(standbyState).toEqual({ ready: true, standby: 'ok' });
  });

  it('works without the standby', async () => {
    await pair.second.stop();
    expect(await listed()).toEqual(['standby-2', 'standby-1']);
    await expect.poll(standbyState).toEqual({ ready: true, standby: 'degraded' });
    expect(await listed()).toEqual(['standby-2', 'standby-1']);
    expect(server.log()).toContain('"event":"standby"');
  });
});
