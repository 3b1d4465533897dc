import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { servingRole } from '@assay/store';
import { type Composition, compose } from './compose';
import type { ServerConfig } from './configuration';
import { readOidcFile } from './identity/oidc/settings';
import { openStore } from './open-store';
import { updatesInChildProcess } from './operations/index';
import { closingLimit } from './platform/config';
import { roleNote } from './platform/database-roles';
import { takeDealt } from './platform/dealt-connections';
import { mostConnections } from './platform/descriptors';
import { formatHost } from './platform/embedded-store';
import { sayUnshownKey } from './platform/first-key';
import { isLoopback } from './platform/inside';
import {
  CannotStart,
  checkPorts,
  DNS_PORT_NAMES,
  HTTP_PORT_NAMES,
  listenFailure,
  NO_ZONE,
} from './platform/listen-failure';
import { type Log, logWith } from './platform/log';
import type { Role } from './platform/process-group';
import { openProviders } from './platform/providers-file';
import { systemRuntime } from './platform/runtime';
import type { FindMasterKey } from './platform/secrets/deployment-keys';
import { keyFileInDataFolder, readMasterKey } from './platform/secrets/master-key';
import { openTracing } from './platform/tracing/open-tracing';
import { jobsInChildProcess } from './policy/models/jobs';
import { checkInChildProcess } from './policy/versions/policy-check-process';
import { DataBuild } from './scoring/enrichment/build-data-beside';
import { type EnrichmentData, openEnrichment } from './scoring/enrichment/open-enrichment';
import { storedRdapServers } from './scoring/enrichment/opened-tables';
import { buildIndex } from './screening/index-files';
import { indexNamesInChildProcess } from './screening/monitored-index-process';
import { Running, type ServeOptions } from './serve-options';
import { createEngines, type Engines } from './verification/engines/create-engines';
import { modelsNote } from './verification/engines/engine-feature';
import { readModelsFolder } from './verification/engines/models/models-folder';
import { sandboxNote } from './verification/engines/sandbox/walls';
import { trustedCertificates } from './verification/engines/trusted-certificates';
import { withCheckServices } from './verification/services/check-services';

interface RunningServer {
  /** Address that it listens on; in a group, the parent process does. */
  readonly address: string;
  readonly firstKey: string | null;
  readonly setUpCode: string | null;
  stop(): Promise<void>;
}

/**
 * Builds the index of changed lists in a child process.
 * @throws Error when that process fails
 */
async function buildListsInChildProcess(dataDir: string): Promise<void> {
  const program = process.argv[1];
  if (!program) return void (await buildIndex(dataDir));
  const child = spawn(process.execPath, [program, 'lists', 'build'], {
    env: { ...process.env, ASSAY_DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  if (code !== 0) throw new Error('the list index could not be built');
}

const KEY_MADE = (file: string) =>
  `A master key was created in ${file}. It decrypts all data of this deployment. Move it (ASSAY_MASTER_KEY_FILE) and store a copy separately from the data backups.`;
const KEY_BESIDE = (file: string) =>
  `The master key is stored next to the data that it protects, in ${file}. Move it and set ASSAY_MASTER_KEY_FILE to the new place.`;

/** Finds the master key, and reports its location while it is next to the data. */
const masterKeyOf =
  ({ config, say }: ServeOptions): FindMasterKey =>
  async (mayMake) => {
    const place = { source: config.masterKey, dataDir: config.dataDir, databaseUrl: config.databaseUrl };
    const found = await readMasterKey(place, mayMake ? systemRuntime().bytes : null);
    if (found.isNew && found.file) say(KEY_MADE(found.file));
    else if (found.file === keyFileInDataFolder(config.dataDir)) say(KEY_BESIDE(found.file));
    return found;
  };

/** Returns the path of a build output next to the program. */
const beside = (name: string): string => join(dirname(fileURLToPath(import.meta.url)), name);

const OPEN_TO_OTHERS =
  'Other machines can reach this server over unencrypted HTTP. Put a TLS proxy in front of it.';

const STARTED_AS_ROOT =
  'The server runs as root, so an attacker who takes it over controls the machine. Use a separate user.';

/**
 * Serves HTTP, on its own port or on connections of its group, and DNS if requested.
 * @throws CannotStart
 */
async function listen(
  { app, startDns }: Composition,
  { config, dns: wantsDns, group, say }: ServeOptions,
  running: Running,
): Promise<void> {
  const most = mostConnections(config.maxConnections);
  if (group) {
    await app.ready();
    running.keep(takeDealt(app.server, group, most), (dealt) => dealt.close(closingLimit(config)));
  } else {
    if (most !== null) app.server.maxConnections = most;
    await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
      throw listenFailure(error, { ...config, names: HTTP_PORT_NAMES });
    });
  }
  if (!isLoopback(config.host)) say(OPEN_TO_OTHERS);
  if (process.getuid?.() === 0) say(STARTED_AS_ROOT);
  if (!wantsDns) return;
  const dns = await startDns().catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, {
      ...config.dns,
      names: DNS_PORT_NAMES,
    });
  });
  if (!dns) throw new CannotStart(NO_ZONE);
  running.keep(dns, (server) => server.stop());
  say(`Answering DNS queries for ${config.dns.zone} on ${formatHost(config.dns.host)}:${dns.port}.`);
}

/** Opens the store and, while its server starts, the data. */
async function openTogether(options: ServeOptions, running: Running) {
  const opening = openStore(options, running);
  try {
    const data = running.keep(openEnrichment(options.config.dataDir), (open) => open.close());
    return [await opening, data] as const;
  } catch (error) {
    // Whatever has started by then is ended with the rest. If the folder is unusable, the store reports it in
    // a sentence.
    await opening;
    throw error;
  }
}

/**
 * Loads data that is still being built as soon as it is complete. Existing data is verified only now that the
 * server listens, because verification takes longer than opening.
 */
function finishData(
  build: DataBuild,
  { reloadData, verifyData }: Pick<Composition, 'reloadData' | 'verifyData'>,
  data: EnrichmentData,
  log: Log,
): void {
  const takeOver = () =>
    build.runBesideCalls(() => {
      reloadData().then(
        () => log.info('data-built', { mode: data.ip.mode() }),
        (error: unknown) => log.fault('data-reload', error),
      );
    });
  if (!data.isComplete()) {
    takeOver();
    return;
  }
  verifyData().then(
    (isWhole) => {
      if (isWhole) return;
      log.info('data-damaged', { data: 'ip' });
      build.begin();
      takeOver();
    },
    (error: unknown) => log.fault('data-verify', error),
  );
}

/** Reports "not ready" first, and closes after load balancers and clients had time to move to other servers. */
async function leave(draining: Composition['draining'], pauseMs: number): Promise<void> {
  draining.begin();
  if (draining.isConnected()) await pause(pauseMs);
}

const ROLE_ALONE = (role: Role) =>
  `The built-in database works only with --role all. Set DATABASE_URL to use --role ${role}.`;

/** Opens tracing, and the log whose lines contain the trace ids. */
async function openTraces({ config, log, version }: ServeOptions, running: Running) {
  const { collector, service } = config.tracing;
  const tracing = running.keep(await openTracing(collector, { name: service, version }), (open) =>
    open.close(),
  );
  return { tracing, log: logWith(log, tracing.ids) };
}

/**
 * Opens the engines of verification; null if they are disabled.
 * @throws BadConfiguration when a model cannot be used
 */
async function openEngines({ verification, dataDir }: ServerConfig, log: Log): Promise<Engines | null> {
  const models = await readModelsFolder(verification.modelsFolder);
  if (verification.engines === 0) return null;
  const trusted = trustedCertificates(dataDir, (kind, file, why) =>
    log.info(`${kind}-certificates-ignored`, { file, note: why }),
  );
  return createEngines(dirname(beside('engines.mjs')), verification.engines, trusted, models);
}

/** Checks the sandbox of the machine and the operator's models, and logs the result. No request waits for it. */
function tellOfEngines(engines: Engines, log: Log): void {
  engines.findRestrictions().then(
    (walls) => log.info('engines', { note: sandboxNote(walls) }),
    (error: unknown) => log.fault('engine-sandbox', error),
  );
  if (engines.models().length === 0) return;
  engines.tryModels().then(
    (models) => log.info('models', { note: modelsNote(models) }),
    (error: unknown) => log.fault('models', error),
  );
}

async function start(
  options: ServeOptions,
  running: Running,
  onFirstKey: (key: string) => void,
): Promise<Omit<RunningServer, 'stop'>> {
  const { config, role = 'all', group, buildsData = true } = options;
  if (role !== 'all' && config.databaseUrl === undefined && !options.store)
    throw new CannotStart(ROLE_ALONE(role));
  if (!group) await checkPorts(config, options.dns === true);
  const { tracing, log } = await openTraces(options, running);
  const program = process.argv[1];
  const rdapServers = storedRdapServers(config.dataDir);
  const providers = running.keep(
    await openProviders(config.providersFile, options.env, { rdapServers }),
    (open) => open.close(),
  );
  const build = running.keep(
    new DataBuild({
      dataDir: config.dataDir,
      program: buildsData ? program : undefined,
      onError: (error) => log.fault('data-build', error),
      onFailure: (code) => log.info('data-build-failed', { code }),
    }),
    (building) => building.stop(),
  );
  build.beginWhereMissing();
  const [store, data] = await openTogether(options, running);
  // The data in the folder may be damaged.
  if (!data.isComplete()) build.begin();
  const engines = await openEngines(config, log);
  if (engines) running.keep(engines, (open) => open.close());
  const { checkServicesFile } = config.verification;
  const checkProviders = await withCheckServices(engines?.providers ?? [], checkServicesFile, options.env);
  const oidc = await readOidcFile(config.oidcFile, options.env);
  const composition = running.keep(
    await compose({
      config,
      ...store,
      masterKey: masterKeyOf(options),
      data,
      providers,
      runtime: options.runtime ?? systemRuntime(),
      log,
      tracing,
      version: options.version,
      panelFolder: beside('panel'),
      sdkFolder: beside('sdk'),
      flowFolder: beside('flow'),
      docsFolder: beside('docs'),
      buildLists: buildListsInChildProcess,
      ...(engines ? { cardGuard: engines.cardGuard, engines } : {}),
      checkProviders,
      role,
      onFirstKey,
      ...(oidc ? { oidc } : {}),
      ...(group ? { group } : {}),
      ...(program ? { indexNames: indexNamesInChildProcess(program) } : {}),
      ...(program ? { checkPolicy: checkInChildProcess(program) } : {}),
      ...(program ? { runUpdate: updatesInChildProcess(program, config.dataDir) } : {}),
      ...(program ? { learning: (onFailure) => jobsInChildProcess(program, config.dataDir, onFailure) } : {}),
    }),
    (composed) => composed.close(),
  );
  const note = roleNote(await servingRole(store.database));
  if (note !== null) options.say(note);
  await build.untilReadable(data.places.isPacked());
  if (data.changedOnDisk()) await composition.reloadData();
  await listen(composition, options, running);
  running.keep(composition.draining, (draining) => leave(draining, config.stopPauseMs));
  finishData(build, composition, data, log);
  if (engines) tellOfEngines(engines, log);
  const bound = composition.app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  return {
    address: `http://${formatHost(config.host)}:${port}`,
    firstKey: composition.firstKey,
    setUpCode: composition.setUpCode,
  };
}

/**
 * Starts the server: database, schema, first account, data, HTTP.
 * @throws CannotStart, EmbeddedError, UnusableDatabase, BadConfiguration: each with one sentence for the
 *   operator
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const running = new Running();
  let firstKey: string | null = null;
  const onFirstKey = (key: string) => {
    firstKey = key;
  };
  try {
    return { ...(await start(options, running, onFirstKey)), stop: () => running.stop() };
  } catch (error) {
    sayUnshownKey(firstKey, options);
    await running.stop();
    throw error;
  }
}
