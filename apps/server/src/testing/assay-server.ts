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

/** A test account with one live key and one test key. */
export interface TestAccount {
  readonly id: number;
  readonly liveKey: string;
  readonly testKey: string;
  /** Client with the live key, which has every scope. */
  readonly live: Client;
  /** Client with the test key. */
  readonly test: Client;
}

/** A full server on a real database, called in process. */
export interface AssayServer {
  readonly app: FastifyInstance;
  /** Database connection for assertions, with a role that bypasses row-level security. */
  readonly database: Database;
  /** Database connection of the server, with the serving role. */
  readonly serving: Database;
  readonly clock: MovableClock;
  /** The owner's account. */
  readonly owner: TestAccount;
  newAccount(name: string, settings?: object): Promise<TestAccount>;
  withKey(apiKey: string): Client;
  withHeaders(headers: { readonly [name: string]: string }): Client;
  /** Starts the DNS server for resolver discovery. */
  startDns(): ReturnType<Composition['startDns']>;
  /**
   * Listens on a loopback port.
   * @returns the port
   */
  listen(): Promise<number>;
  /** Returns the unexpected failures since the last call. A test that provokes a failure removes it this way. */
  takeFaults(): readonly unknown[];
  /** @throws the first failure that no test took */
  close(): Promise<void>;
}

interface ServerOptions {
  /** Environment variables of the server. */
  readonly env?: { readonly [name: string]: string };
  readonly providers?: ProvidersConfig;
  /** Database shared with another server of the test; the code that opened it closes it. */
  readonly shared?: TestDatabase;
  readonly clock?: MovableClock;
  /** Folder of the browser packages; default: the build's. */
  readonly sdkFolder?: string;
  /** Folder of the hosted verification flow; default: the build's. */
  readonly flowFolder?: string;
  /** Folder of the documentation; default: the build's. */
  readonly docsFolder?: string;
  /** Engines for the verification sub-checks. */
  readonly checkProviders?: readonly CheckProvider[];
  /** Checks card images before they are stored; without it, no card image is accepted. */
  readonly cardGuard?: CardGuard;
  /** Engines in child processes whose status the server reports. */
  readonly engines?: Pick<Engines, 'walls' | 'models'>;
  /** Single sign-on provider, if any. */
  readonly oidc?: OidcSettings;
  /** Receives the trace spans; default: none. */
  readonly tracing?: Tracing;
  /** Fetches feeds and lists; without it, nothing is fetched. */
  readonly runUpdate?: RunUpdate;
}

let opened: Promise<EnrichmentData> | undefined;

/** Returns the embedded data, opened once for all servers of a test file. */
async function embeddedData(): Promise<EnrichmentData> {
  opened ??= packedData().then(openEnrichment);
  return opened;
}

/** A folder that doesn't exist, so tests never read lists from the developer's machine. */
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
      // Servers that share a database don't share a folder unless the test sets one.
      ASSAY_RECORD_KEYS_DIR: 'off',
      ASSAY_AUDIT_HEADS_DIR: 'off',
      ...options.env,
    }),
    database: serving,
    masterKey: testMasterKey,
    data: await embeddedData(),
    providers,
    runtime: clock,
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
  // Lets the test read what the server encrypts.
  database.sealWith(serving.vault);
  await app.ready();
  const closeAll = async () => {
    await close();
    providers.close();
  };
  return { app, clock, faults, startDns, close: closeAll };
}

/** Adds the test key to an account. */
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
      if (unnamed) throw new Error(`a statement has no account: ${unnamed}`);
    },
  };
}

/** Starts a server. Rate limits are off unless `env` sets them. */
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
