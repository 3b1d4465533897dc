import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProviders, type ProvidersConfig } from '@assay/providers';
import type { Database } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { type Composition, compose } from '../compose';
import { readConfiguration } from '../configuration';
import type { OidcSettings } from '../identity/oidc/settings';
import type { RunUpdate } from '../operations/updates/run-beside';
import type { Tracing } from '../platform/tracing';
import { type EnrichmentData, openEnrichment } from '../scoring/enrichment/open-enrichment';
import type { CheckProvider } from '../verification/checks/provider';
import type { CardGuard } from '../verification/engines/card-guard';
import type { Engines } from '../verification/engines/create-engines';
import { type Client, clientOver, type Transport } from './client';
import { openTestDatabase, type TestDatabase } from './database';
import { type MovableClock, movableClock } from './movable-clock';
import { packedData } from './packed-data';
import { testMasterKey } from './test-keys';

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
  /** To look at rows with, as a role that passes the wall. */
  readonly database: Database;
  /** The one that the server works on, as the role that serves. */
  readonly serving: Database;
  readonly clock: MovableClock;
  /** The owner's account. */
  readonly owner: TestAccount;
  newAccount(name: string, settings?: object): Promise<TestAccount>;
  withKey(apiKey: string): Client;
  withHeaders(headers: { readonly [name: string]: string }): Client;
  /** Starts the DNS server of the resolver discovery. */
  startDns(): ReturnType<Composition['startDns']>;
  /** Opens a port on loopback. @returns the port. */
  listen(): Promise<number>;
  /** Failures that nobody expected since the last asking; a test that provokes one takes it out. */
  takeFaults(): readonly unknown[];
  /** @throws the first failure that nobody took. */
  close(): Promise<void>;
}

interface ServerOptions {
  /** Environment variables of the server. */
  readonly env?: { readonly [name: string]: string };
  readonly providers?: ProvidersConfig;
  /** A database that another server of the test uses as well; closed by who opened it. */
  readonly shared?: TestDatabase;
  readonly clock?: MovableClock;
  /** The browser packages; those of the build when left out. */
  readonly sdkFolder?: string;
  /** The verification page; that of the build when left out. */
  readonly flowFolder?: string;
  /** The documentation; that of the build when left out. */
  readonly docsFolder?: string;
  /** Engines behind the sub-checks of verification. */
  readonly checkProviders?: readonly CheckProvider[];
  /** Looks at pictures of cards before they are kept; without it none is taken. */
  readonly cardGuard?: CardGuard;
  /** The engines that run beside, of which the server tells how they stand. */
  readonly engines?: Pick<Engines, 'walls' | 'models'>;
  /** The provider of sign-ins, where there is one. */
  readonly oidc?: OidcSettings;
  /** Who is told where the time of calls goes; nobody when left out. */
  readonly tracing?: Tracing;
  /** Fetches feeds and lists; without it none is fetched. */
  readonly runUpdate?: RunUpdate;
}

let opened: Promise<EnrichmentData> | undefined;

/** The embedded data, opened once for all servers of a file. */
async function embeddedData(): Promise<EnrichmentData> {
  opened ??= packedData().then(openEnrichment);
  return opened;
}

/** A folder that is not there: tests see no lists of whoever runs them. */
const NO_DATA = join(tmpdir(), 'assay-no-data');
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

async function composeOver({ serving, database }: TestDatabase, options: ServerOptions) {
  const clock = options.clock ?? movableClock();
  const faults: unknown[] = [];
  const providers = createProviders(options.providers ?? {});
  const { app, startDns, close } = await compose({
    config: readConfiguration({
      ASSAY_RATE_LIMIT: '0',
      ASSAY_API_KEY: OWNER_KEY,
      ASSAY_DATA_DIR: NO_DATA,
      // Servers of a test that share a database share no folder, unless the test says so.
      ASSAY_RECORD_KEYS_DIR: 'off',
      ...options.env,
    }),
    database: serving,
    masterKey: testMasterKey,
    data: await embeddedData(),
    providers,
    ambient: clock,
    log: { info: () => undefined, fault: (_place, error) => faults.push(error) },
    panelFolder: 'dist/panel',
    sdkFolder: options.sdkFolder ?? 'dist/sdk',
    flowFolder: options.flowFolder ?? 'dist/flow',
    docsFolder: options.docsFolder ?? 'dist/docs',
    version: '0.0.0',
    databaseRuns: () => true,
    limitClock: 'process',
    ...(options.checkProviders ? { checkProviders: options.checkProviders } : {}),
    ...(options.tracing ? { tracing: options.tracing } : {}),
    ...(options.cardGuard ? { cardGuard: options.cardGuard } : {}),
    ...(options.engines ? { engines: options.engines } : {}),
    ...(options.oidc ? { oidc: options.oidc } : {}),
    ...(options.runUpdate ? { runUpdate: options.runUpdate } : {}),
  });
  // What the server seals, the test can read.
  database.sealWith(serving.vault);
  await app.ready();
  const closeAll = async () => {
    await close();
    providers.close();
  };
  return { app, clock, faults, startDns, close: closeAll };
}

/** Gives an account its test key. */
async function withTestKey(
  id: number,
  liveKey: string,
  withKey: (apiKey: string) => Client,
): Promise<TestAccount> {
  const live = withKey(liveKey);
  const scopes = ['fraud', 'lookups'];
  const made = await live.manage('POST', '/keys', { name: 'Test key', kind: 'test', scopes });
  const testKey = String(made.data.api_key);
  return { id, liveKey, testKey, live, test: withKey(testKey) };
}

async function startOver(store: TestDatabase, options: ServerOptions): Promise<AssayServer> {
  const { app, clock, faults, startDns, close } = await composeOver(store, options);
  const transport = inProcess(app);
  const withHeaders = (headers: { readonly [name: string]: string }) => clientOver(transport, headers);
  const withKey = (apiKey: string) => withHeaders({ 'x-api-key': apiKey });
  const deployment = withKey(OWNER_KEY);
  const self = await deployment.manage('GET', '/account');
  return {
    app,
    database: store.database,
    serving: store.serving,
    clock,
    owner: await withTestKey(Number(self.data.id), OWNER_KEY, withKey),
    async newAccount(name, settings) {
      const { data } = await deployment.manage('POST', '/accounts', { name });
      const account = await withTestKey(Number(data.account?.id), String(data.key?.api_key), withKey);
      if (!settings) return account;
      const changed = await account.live.manage('PATCH', '/account', settings);
      if (!changed.success) throw new Error(changed.error.message);
      return account;
    },
    withKey,
    withHeaders,
    startDns,
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const address = app.server.address();
      if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
      return address.port;
    },
    takeFaults: () => faults.splice(0),
    async close() {
      await close();
      if (faults.length > 0) throw faults[0];
      const [unnamed] = store.unnamed;
      if (unnamed) throw new Error(`a statement names no account: ${unnamed}`);
    },
  };
}

/** Starts a server; rate limits are off unless `env` states otherwise. */
export async function startAssay(options: ServerOptions = {}): Promise<AssayServer> {
  if (options.shared) return startOver(options.shared, options);
  const own = await openTestDatabase();
  try {
    const server = await startOver(own, options);
    return { ...server, close: () => server.close().finally(own.drop) };
  } catch (error) {
    await own.drop();
    throw error;
  }
}
