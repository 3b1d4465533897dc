import { createProviders, type ProvidersConfig } from '@assay/providers';
import type { Database } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { compose } from '../compose';
import { type EnrichmentData, openEnrichment } from '../enrichment/index';
import { readConfiguration } from '../platform/config';
import type { Sources } from '../platform/sources';
import { type Client, clientOver, type Transport } from './client';
import { openTestDatabase, type TestDatabase } from './database';
import { type MovableClock, movableClock } from './movable-clock';
import { packedData } from './packed-data';

/** An account of a test with a key of each kind. */
export interface TestAccount {
  readonly id: number;
  readonly liveKey: string;
  readonly testKey: string;
  /** Calls with the live key, which has every scope. */
  readonly live: Client;
  /** Calls with the test key. */
  readonly test: Client;
}

/** The whole server over a real database, called in process. */
export interface AssayServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly clock: MovableClock;
  /** The owner's account. */
  readonly owner: TestAccount;
  newAccount(name: string, settings?: object): Promise<TestAccount>;
  withKey(apiKey: string): Client;
  withHeaders(headers: { readonly [name: string]: string }): Client;
  /** Opens a port on loopback. @returns the port. */
  listen(): Promise<number>;
  /** Failures that nobody expected since the last asking; a test that provokes one takes it out. */
  takeFaults(): readonly unknown[];
  /** @throws the first failure that nobody took. */
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Environment variables of the server. */
  readonly env?: { readonly [name: string]: string };
  readonly providers?: ProvidersConfig;
  /** A database that another server of the test uses as well; closed by who opened it. */
  readonly shared?: TestDatabase;
  readonly clock?: MovableClock;
}

let opened: Promise<EnrichmentData> | undefined;

/** The embedded data, opened once for all servers of a file. */
async function embeddedData(): Promise<EnrichmentData> {
  opened ??= packedData().then(openEnrichment);
  return opened;
}

const OWNER_KEY = 'assay_live_key-of-the-owner-in-tests';

const inProcess =
  (app: FastifyInstance): Transport =>
  async (request) => {
    const answer = await app.inject(request);
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, value?.toString()]),
      ),
      text: answer.payload,
    };
  };

/** Starts a server; rate limits are off unless `env` says otherwise. */
export async function startAssay(options: ServerOptions = {}): Promise<AssayServer> {
  const own = options.shared ? undefined : await openTestDatabase();
  const { database } = options.shared ?? own!;
  const clock = options.clock ?? movableClock();
  const sources: Sources = clock;
  const faults: unknown[] = [];
  const providers = createProviders(options.providers ?? {});
  const { app, close } = await compose({
    config: readConfiguration({ ASSAY_RATE_LIMIT: '0', ASSAY_API_KEY: OWNER_KEY, ...options.env }),
    database,
    data: await embeddedData(),
    providers,
    sources,
    log: { info: () => undefined, fault: (_place, error) => faults.push(error) },
    panelFolder: 'dist/panel',
    version: '0.0.0',
    databaseRuns: () => true,
  });
  await app.ready();

  const transport = inProcess(app);
  const withHeaders = (headers: { readonly [name: string]: string }) => clientOver(transport, headers);
  const withKey = (apiKey: string) => withHeaders({ 'x-api-key': apiKey });

  async function account(id: number, liveKey: string): Promise<TestAccount> {
    const live = withKey(liveKey);
    const made = await live.manage('POST', '/keys', {
      name: 'Test key',
      kind: 'test',
      scopes: ['fraud', 'lookups'],
    });
    const testKey = String(made.data.api_key);
    return { id, liveKey, testKey, live, test: withKey(testKey) };
  }

  const self = await withKey(OWNER_KEY).manage('GET', '/account');
  return {
    app,
    database,
    clock,
    owner: await account(Number(self.data.id), OWNER_KEY),
    async newAccount(name, settings) {
      const made = await withKey(OWNER_KEY).manage('POST', '/accounts', { name });
      const opened = await account(Number(made.data.account?.id), String(made.data.key?.api_key));
      if (settings) await opened.live.manage('PATCH', '/account', settings);
      return opened;
    },
    withKey,
    withHeaders,
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const address = app.server.address();
      if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
      return address.port;
    },
    takeFaults: () => faults.splice(0),
    async close() {
      await close();
      providers.close();
      await own?.drop();
      if (faults.length > 0) throw faults[0];
    },
  };
}
