import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Embedded, startEmbedded, systemClock } from '@assay/embedded-postgres';
import { openDatabase } from '@assay/store';
import { type Composition, compose } from './compose';
import { DataBuild, type EnrichmentData, openEnrichment } from './enrichment/index';
import { jobsBeside } from './models/index';
import { systemAmbient } from './platform/ambient';
import { type ServerConfig, statementLimit } from './platform/config';
import { mostConnections } from './platform/descriptors';
import { isLoopback } from './platform/inside';
import type { Log } from './platform/log';
import { openProviders } from './platform/providers-file';
import { buildIndex, indexNamesBeside } from './screening/index';
import { createEngines } from './verification/index';

export interface RunningServer {
  readonly address: string;
  readonly firstKey: string | null;
  stop(): Promise<void>;
}

interface ServeOptions {
  readonly config: ServerConfig;
  readonly env: { readonly [name: string]: string | undefined };
  readonly version: string;
  readonly log: Log;
  /** Also answer DNS for ASSAY_DNS_ZONE. */
  readonly dns?: boolean;
  /** Progress and notices for a person. */
  readonly say: (text: string) => void;
}

/** The server cannot start; the message is one clear sentence. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotStart';
  }
}

const formatHost = (host: string) => (host.includes(':') ? `[${host}]` : host);

interface Listening {
  readonly host: string;
  readonly port: number;
  /** The variables that set them. */
  readonly names: { readonly host: string; readonly port: string };
}

function listenFailure(error: NodeJS.ErrnoException, { host, port, names }: Listening): unknown {
  const place = `${formatHost(host)}:${port}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotStart(`${place} is taken by another program; set ${names.port} to a free one.`);
    case 'EACCES':
      return new CannotStart(`This user may not listen on ${place}; set ${names.port} to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotStart(`${host} is not an address of this machine; set ${names.host} to one that is.`);
    default:
      return error;
  }
}

/** Builds the index of changed lists in a process of its own. @throws Error when that does not end well. */
async function buildListsBeside(dataDir: string): Promise<void> {
  const program = process.argv[1];
  if (!program) return void (await buildIndex(dataDir));
  const child = spawn(process.execPath, [program, 'lists', 'build'], {
    env: { ...process.env, ASSAY_DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  if (code !== 0) throw new Error('the index of the lists could not be built');
}

/** What runs, ended in the opposite order. */
class Running {
  private readonly ends: (() => Promise<void> | void)[] = [];

  /** What is behind `part` is ended before it. */
  keep<Part>(part: Part, end: (part: Part) => Promise<void> | void): Part {
    this.ends.push(() => end(part));
    return part;
  }

  async stop(): Promise<void> {
    for (let end = this.ends.pop(); end; end = this.ends.pop()) await end();
  }
}

/** The database of the configuration, or one beside the server where it names none. */
async function openStore({ config, log, say }: ServeOptions, running: Running) {
  let embedded: Embedded | undefined;
  if (!config.databaseUrl) {
    say(`Starting the database in ${config.dataDir} …`);
    embedded = running.keep(
      await startEmbedded({
        dataDir: config.dataDir,
        clock: systemClock,
        log: (message) => log.info('database', { message }),
        address: `http://${formatHost(config.host)}:${config.port}`,
      }),
      (started) => started.stop(),
    );
  }
  const database = openDatabase({
    url: embedded?.url ?? config.databaseUrl ?? '',
    maxConnections: config.maxConnections,
    statementMs: statementLimit(config),
    onConnectionError: (code) => log.info('database-connection-lost', { code }),
  });
  running.keep(database, (open) => open.close());
  return { database, databaseRuns: () => embedded === undefined || embedded.state() === 'ready' };
}

/** What the build lays beside the program. */
const beside = (name: string): string => join(dirname(fileURLToPath(import.meta.url)), name);

const OPEN_TO_OTHERS =
  'This server can be reached from other machines, and it speaks HTTP without encryption: put a proxy with TLS in front of it.';

/** Answers HTTP, and DNS where it was asked for. @throws CannotStart */
async function listen(
  { app, startDns }: Composition,
  { config, dns: wantsDns, say }: ServeOptions,
  running: Running,
): Promise<void> {
  const most = mostConnections(config.maxConnections);
  if (most !== null) app.server.maxConnections = most;
  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, { ...config, names: { host: 'HOST', port: 'PORT' } });
  });
  if (!isLoopback(config.host)) say(OPEN_TO_OTHERS);
  if (!wantsDns) return;
  const dns = await startDns().catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, {
      ...config.dns,
      names: { host: 'ASSAY_DNS_HOST', port: 'ASSAY_DNS_PORT' },
    });
  });
  if (!dns) throw new CannotStart('--dns needs ASSAY_DNS_ZONE: the zone that is delegated to this server.');
  running.keep(dns, (server) => server.stop());
  say(`Answering DNS for ${config.dns.zone} on ${formatHost(config.dns.host)}:${dns.port}.`);
}

/** The store, and while its server starts the data. */
async function openTogether(options: ServeOptions, running: Running) {
  const opening = openStore(options, running);
  try {
    const data = running.keep(openEnrichment(options.config.dataDir), (open) => open.close());
    return [await opening, data] as const;
  } catch (error) {
    // What has started by then is ended with the rest; a folder that nobody can use, the store reports in a sentence.
    await opening;
    throw error;
  }
}

/**
 * Takes over what is being built once it is there. Whether data that was built before is whole is looked at now that the
 * server listens: it takes longer than opening it.
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

/** Reports "not ready" first, and closes when balancers and clients have had time to go elsewhere. */
async function leave(draining: Composition['draining'], pauseMs: number): Promise<void> {
  draining.begin();
  if (await draining.isConnected()) await pause(pauseMs);
}

async function start(options: ServeOptions, running: Running): Promise<Omit<RunningServer, 'stop'>> {
  const { config, log } = options;
  const program = process.argv[1];
  const providers = running.keep(await openProviders(config.providersFile, options.env), (open) =>
    open.close(),
  );
  const build = running.keep(
    new DataBuild({
      dataDir: config.dataDir,
      program,
      onError: (error) => log.fault('data-build', error),
      onFailure: (code) => log.info('data-build-failed', { code }),
    }),
    (building) => building.stop(),
  );
  build.beginWhereMissing();
  const [store, data] = await openTogether(options, running);
  // What lies there may be damaged.
  if (!data.isComplete()) build.begin();
  const { engines: count } = config.verification;
  const engines =
    count > 0 ? running.keep(createEngines(beside('engines.mjs'), count), (pool) => pool.close()) : null;
  const composition = running.keep(
    await compose({
      config,
      ...store,
      data,
      providers,
      ambient: systemAmbient(),
      log,
      version: options.version,
      panelFolder: beside('panel'),
      sdkFolder: beside('sdk'),
      flowFolder: beside('flow'),
      buildLists: buildListsBeside,
      ...(engines ? { checkProviders: engines.providers } : {}),
      ...(program ? { indexNames: indexNamesBeside(program) } : {}),
      ...(program ? { learning: (onFailure) => jobsBeside(program, config.dataDir, onFailure) } : {}),
    }),
    (composed) => composed.close(),
  );
  await build.untilPlaces();
  if (data.changedOnDisk()) await composition.reloadData();
  await listen(composition, options, running);
  running.keep(composition.draining, (draining) => leave(draining, config.stopPauseMs));
  finishData(build, composition, data, log);
  const bound = composition.app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  return { address: `http://${formatHost(config.host)}:${port}`, firstKey: composition.firstKey };
}

/**
 * Starts the server: database, schema, first account, data, HTTP.
 * @throws CannotStart, EmbeddedError, UnusableDatabase, BadConfiguration: each with one sentence for the operator.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const running = new Running();
  try {
    return { ...(await start(options, running)), stop: () => running.stop() };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
