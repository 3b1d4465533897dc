import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Embedded, startEmbedded, systemClock } from '@assay/embedded-postgres';
import { openDatabase } from '@assay/store';
import { type Composition, compose } from './compose';
import { type EnrichmentData, openEnrichment } from './enrichment/index';
import { jobsBeside } from './models/index';
import { systemAmbient } from './platform/ambient';
import type { ServerConfig } from './platform/config';
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

/**
 * Builds the packed data where they are missing or damaged, so that calls are answered from the plain files meanwhile.
 * Whether they are whole is looked at once the server listens: it takes longer than opening them.
 */
function packDataBeside(
  data: EnrichmentData,
  options: ServeOptions,
  { reloadData, verifyData }: Pick<Composition, 'reloadData' | 'verifyData'>,
): { stop(): void } {
  let building: ChildProcess | null = null;
  let isStopped = false;
  const build = () => {
    building = isStopped ? null : buildData(data, options, reloadData);
  };
  if (!data.isComplete()) build();
  else {
    verifyData().then(
      (isWhole) => {
        if (isWhole) return;
        options.log.info('data-damaged', { data: 'ip' });
        build();
      },
      (error: unknown) => options.log.fault('data-verify', error),
    );
  }
  return {
    stop() {
      isStopped = true;
      building?.kill();
    },
  };
}

/** Builds in a process of its own, and takes over what it built. */
function buildData(
  data: EnrichmentData,
  options: ServeOptions,
  reload: () => Promise<void>,
): ChildProcess | null {
  const program = process.argv[1];
  if (!program) return null;
  const child = spawn(process.execPath, [program, 'data', 'build'], {
    env: { ...process.env, ASSAY_DATA_DIR: options.config.dataDir },
    stdio: ['ignore', 'ignore', process.stderr.isTTY ? 'inherit' : 'ignore'],
  });
  child.on('error', (error) => options.log.fault('data-build', error));
  child.on('exit', (code) => {
    if (code === 0) {
      reload().then(
        () => options.log.info('data-built', { mode: data.ip.mode() }),
        (error: unknown) => options.log.fault('data-reload', error),
      );
    } else if (code !== null) options.log.info('data-build-failed', { code });
  });
  return child;
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
    onConnectionError: (code) => log.info('database-connection-lost', { code }),
  });
  running.keep(database, (open) => open.close());
  return { database, databaseRuns: () => embedded === undefined || embedded.state() === 'ready' };
}

/** What the build lays beside the program. */
const beside = (name: string): string => join(dirname(fileURLToPath(import.meta.url)), name);

/** Answers HTTP, and DNS where it was asked for. @throws CannotStart */
async function listen(
  { app, startDns }: Composition,
  { config, dns: wantsDns, say }: ServeOptions,
  running: Running,
): Promise<void> {
  await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    throw listenFailure(error, { ...config, names: { host: 'HOST', port: 'PORT' } });
  });
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

async function start(options: ServeOptions, running: Running): Promise<Omit<RunningServer, 'stop'>> {
  const { config, log } = options;
  const program = process.argv[1];
  const providers = running.keep(await openProviders(config.providersFile, options.env), (open) =>
    open.close(),
  );
  const store = await openStore(options, running);
  const data = running.keep(openEnrichment(config.dataDir), (open) => open.close());
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
  await listen(composition, options, running);
  running.keep(packDataBeside(data, options, composition), (packing) => packing.stop());
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
