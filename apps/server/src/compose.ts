import { ALL_ROUTES, buildOpenApi, DEFAULT_RETENTION_DAYS } from '@assay/contract';
import { createProviders, type Providers } from '@assay/providers';
import {
  type Database,
  deploymentSecrets,
  evaluationWriter,
  forgetDevices,
  forgetExpired,
  forgetExpiredSessions,
  forgetLearningJobs,
  keyHasher,
  migrate,
  readTags,
  recordDataVersions,
  recordSightings,
  removeOlderThan,
  removeStreamsOlderThan,
  serviceIds,
  velocityReader,
} from '@assay/store';
import type { FastifyInstance } from 'fastify';
import type { Platform } from './accounts/index';
import { bootstrap, openDirectory } from './accounts/index';
import { backtestRoutes, learningJobs } from './backtest/index';
import { caseRoutes } from './cases/index';
import { defaultPolicy } from './default-policy/index';
import { type DnsServer, deviceConfigRoute, openDevices } from './devices/index';
import type { EnrichmentData } from './enrichment/index';
import { openErase } from './erase/index';
import { FraudService, fraudRoutes, InFlight, Velocity } from './fraud/index';
import { feedbackRoutes, labelRoutes } from './labels/index';
import { LookupService, lookupRoutes } from './lookups/index';
import { managementRoutes } from './management/index';
import { type JobRunner, jobsHere, learningRoutes, openModels } from './models/index';
import { keyRenamer, pathRewriter } from './platform/aliases';
import type { ServerConfig } from './platform/config';
import { every } from './platform/followers';
import { type ComponentHealth, operationRoutes } from './platform/health';
import { createHttp } from './platform/http';
import type { Log } from './platform/log';
import { createMetrics } from './platform/metrics';
import { panelFiles } from './platform/panel-files';
import { rateLimiter } from './platform/rate-limit';
import { sdkFiles } from './platform/sdk-files';
import type { Sources } from './platform/sources';
import { openPolicies } from './policy/index';
import { explainEvaluation } from './replay/index';
import { retiredRoutes } from './retired/index';
import { buildIndex, type IndexNames, indexNamesHere, openScreening } from './screening/index';
import { sessionMonitoring } from './session-monitoring/index';
import { tagManagementRoutes, tagRoutes } from './tags/index';
import { type CheckProvider, mediaLinks, openVerification, pageRoutes } from './verification/index';
import { listEvents, openSubscriptions, openWebhooks, webhookReceiver } from './webhooks/index';

/** How soon a change made by another process is followed. */
const FOLLOW_MS = 500;
const HOUSEKEEPING_MS = 600_000;
/** How long counted browsers and screens wait to be written. */
const POPULARITY_MS = 10_000;
const RETENTION_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** How soon a feed that was imported on the command line is used. */
const DATA_MS = 15_000;
const PROVIDER_OUTCOMES = ['answered', 'errors', 'timeouts', 'open', 'overload', 'cacheHits'] as const;

export interface Parts {
  readonly config: ServerConfig;
  readonly database: Database;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly sources: Sources;
  readonly log: Log;
  readonly version: string;
  /** The built panel. */
  readonly panelFolder: string;
  /** The built browser packages. */
  readonly sdkFolder: string;
  /** The built verification page. */
  readonly flowFolder: string;
  /** Builds the index of changed screening lists; in this process unless said otherwise. */
  readonly buildLists?: (dataDir: string) => Promise<void>;
  /** Builds an index of monitored names; without it, in this process. */
  readonly indexNames?: IndexNames;
  /** Where trainings and back-tests run; in this process when left out. */
  readonly learning?: (onFailure: (error: unknown) => void) => JobRunner;
  /** Engines behind the sub-checks of verification; without any, a person decides. */
  readonly checkProviders?: readonly CheckProvider[];
  /** The embedded database's own word; always true for an outside one. */
  readonly databaseRuns: () => boolean;
}

export interface Composition {
  readonly app: FastifyInstance;
  /** Takes over data that was built or imported since. */
  reloadData(): Promise<void>;
  /** Starts the DNS server of the resolver discovery; null when no zone is configured. */
  startDns(): Promise<DnsServer | null>;
  /** The first account's key when this start made it. */
  readonly firstKey: string | null;
  close(): Promise<void>;
}

/** The OpenAPI document of this server. */
export const openApiDocument = (version: string, server: string) =>
  buildOpenApi(ALL_ROUTES, { version, server });

/** Wires a server over an open database; nothing listens yet. The one place that knows every feature. */
export async function compose(parts: Parts): Promise<Composition> {
  const { config, database, sources, log, data, providers } = parts;
  await migrate(database, new Date(sources.now()));
  const secrets = await deploymentSecrets(database, {
    pepper: sources.bytes(32),
    signingSecret: sources.bytes(32),
    now: new Date(sources.now()),
  });
  const firstKey = await bootstrap(database, sources, {
    apiKey: config.firstApiKey,
    adminEmail: config.adminEmail,
    adminPassword: config.adminPassword,
    rateLimit: config.rateLimit,
    policy: defaultPolicy,
  });

  const metrics = createMetrics();
  const onFault = (place: string) => (error: unknown) => {
    metrics.faults.inc({ kind: place });
    log.fault(place, error);
  };
  const directory = await openDirectory(database, sources);
  const policies = openPolicies(database, sources, directory, (accountId, ruleId) =>
    log.info('rule-left-out', { account: accountId, rule: ruleId }),
  );
  const platform: Platform = {
    database,
    sources,
    directory,
    metrics,
    limiter: rateLimiter(database, sources),
  };
  const reader = velocityReader(database);
  const writer = evaluationWriter(database);
  const ids = serviceIds(database);
  const inFlight = new InFlight();
  const shared = {
    sources,
    hasher: keyHasher(secrets.pepper),
    directory,
    policies,
    data,
    providers,
    noProviders: createProviders({}),
  };
  const models = await openModels(database, directory, onFault('models'));
  const learning =
    parts.learning?.(onFault('learning')) ??
    jobsHere(
      database,
      () => sources.now(),
      learningJobs(database, () => sources.now()),
      onFault('learning'),
    );
  learning.wake();
  const subscriptions = openSubscriptions(database);
  const webhooks = openWebhooks({
    database,
    sources,
    signingSecret: secrets.signingSecret,
    signatureHeader: config.compatibility.signatureHeader,
    receiver: webhookReceiver({ allowLoopback: config.allowLoopbackWebhooks }),
    freshData: mediaLinks(secrets.signingSecret).renewed,
    registry: metrics.registry,
    onFault: onFault('webhooks'),
  });
  const listChanged = listEvents(shared.hasher);
  const sessions = sessionMonitoring({
    database,
    data,
    hasher: shared.hasher,
    signingSecret: secrets.signingSecret,
    ingestUrls: config.ingestUrls,
  });
  const screening = await openScreening({
    ...shared,
    database,
    dataDir: config.dataDir,
    deadlineMs: config.callDeadlineMs,
    build:
      parts.buildLists ??
      (async (dataDir) => {
        await buildIndex(dataDir);
      }),
    indexNames: parts.indexNames ?? indexNamesHere,
    onFault: onFault('screening'),
  });
  const devices = openDevices({ ...shared, database, signingSecret: secrets.signingSecret });
  const erase = openErase({
    ...shared,
    database,
    signingSecret: secrets.signingSecret,
    onFault: onFault('erase'),
  });
  const fraud = new FraudService({
    ...shared,
    wants: subscriptions.wants,
    listChanged,
    velocity: new Velocity(reader, inFlight),
    inFlight,
    features: { session_monitoring_details: sessions.signal, ...screening.signals },
    devices: devices.service,
    model: config.blackboxScore ? models : null,
    tagsOf: (spaceId, transactionId) => readTags(database, spaceId, transactionId),
    keep: writer.keep,
    nextServiceId: () => ids.next(),
    metrics,
    callDeadlineMs: config.callDeadlineMs,
  });
  const verification = openVerification({
    ...shared,
    database,
    fraud,
    signingSecret: secrets.signingSecret,
    dataDir: config.dataDir,
    ...config.verification,
    checkProviders: parts.checkProviders ?? [],
    onFault: onFault('verification'),
  });
  const lookups = new LookupService({
    ...shared,
    look: reader.look,
    record: (sightings) => recordSightings(database, sightings),
    deadlineMs: config.callDeadlineMs,
  });

  const app = createHttp({
    trustProxy: config.trustProxy,
    requestTimeoutMs: config.requestTimeoutMs,
    rewritePath: pathRewriter(config.compatibility.pathPrefixes),
    renameKeys: keyRenamer(config.compatibility.responseKeys),
    onFault: onFault('request'),
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.inc({ route: request.routeOptions.url ?? 'unknown', status: String(reply.statusCode) });
  });
  fraudRoutes(app, platform, fraud);
  lookupRoutes(app, platform, lookups);
  deviceConfigRoute(app, { ...devices, sources, dnsZone: config.dns.zone });
  tagRoutes(app, platform);
  const labels = { ...shared, onFault: onFault('request') };
  labelRoutes(app, platform, labels);
  erase.routes(app, platform);
  retiredRoutes(app, platform, { ...labels, fraud, lookups, erase: erase.service });
  managementRoutes(
    app,
    platform,
    {
      rateLimit: config.rateLimit,
      defaultPolicy,
      explain: (record, account) => explainEvaluation(record, account, policies),
      dataSources: () => data.status(new Date(sources.now())),
      providerStats: () => providers.stats(),
      listChanged,
    },
    [
      webhooks.routes,
      (api) => learningRoutes(api, models, learning),
      (api) => backtestRoutes(api, learning),
      sessions.management,
      (api) => feedbackRoutes(api, shared),
      tagManagementRoutes,
      screening.management,
      (api) => caseRoutes(api, shared.hasher),
      erase.management,
      verification.management,
    ],
  );
  sessions.routes(app, platform);
  screening.routes(app, platform);
  verification.routes(app, platform);
  panelFiles(app, parts.panelFolder);
  sdkFiles(app, parts.sdkFolder);
  pageRoutes(app, { database, directory, folder: parts.flowFolder });
  operationRoutes(app, {
    components: async () => [...(await health(parts)), ...(await webhooks.health()), screening.health()],
    metrics: async () => {
      await webhooks.measure();
      metrics.database.set((await databaseHealth(parts)).state === 'ok' ? 1 : 0);
      for (const stats of providers.stats()) {
        for (const outcome of PROVIDER_OUTCOMES)
          metrics.providers.set({ provider: stats.name, outcome }, stats[outcome]);
      }
      return metrics.registry.metrics();
    },
    metricsType: metrics.registry.contentType,
    openapi: () => openApiDocument(parts.version, '/'),
  });

  const rememberData = () =>
    recordDataVersions(database, {
      digest: data.versionsDigest(),
      versions: data.versions(),
      now: new Date(sources.now()),
    });
  await rememberData();

  const followers = [
    every(FOLLOW_MS, () => directory.refresh(), onFault('follow')),
    every(
      HOUSEKEEPING_MS,
      async () => {
        await forgetExpired(database, sources.now());
        await forgetExpiredSessions(database, new Date(sources.now()));
        await devices.forgetOld();
      },
      onFault('housekeeping'),
    ),
    every(POPULARITY_MS, () => devices.popularity.flush(), onFault('device-popularity')),
    every(
      RETENTION_MS,
      async () => {
        for (const account of directory.accounts()) {
          const days = account.settings.retention_days ?? DEFAULT_RETENTION_DAYS;
          const before = sources.now() - days * DAY_MS;
          await forgetLearningJobs(database, account.id, before);
          for (const space of [account.id, account.testSpaceId]) {
            await removeOlderThan(database, space, before);
            await removeStreamsOlderThan(database, space, before);
            await forgetDevices(database, space, before);
            await webhooks.forgetOld(space);
            await screening.forgetOld(space, before);
            await verification.forgetOld(space, before);
          }
        }
      },
      onFault('retention'),
    ),
    every(
      DATA_MS,
      async () => {
        if (data.changedOnDisk()) {
          data.reload();
          await rememberData();
        }
      },
      onFault('data'),
    ),
  ];
  return {
    app,
    firstKey,
    startDns: async () =>
      config.dns.zone ? devices.startDns({ ...config.dns, zone: config.dns.zone }, onFault('dns')) : null,
    async reloadData() {
      data.reload();
      await rememberData();
    },
    async close() {
      for (const follower of followers) follower.stop();
      await app.close();
      await learning.stop();
      await verification.stop();
      await erase.stop();
      await webhooks.stop();
      await screening.stop();
      shared.noProviders.close();
    },
  };
}

async function health(parts: Parts): Promise<readonly ComponentHealth[]> {
  return [await databaseHealth(parts), ...dataHealth(parts), ...providerHealth(parts)];
}

async function databaseHealth({ database, databaseRuns }: Parts): Promise<ComponentHealth> {
  if (!databaseRuns()) return { name: 'database', state: 'down', note: 'The embedded database is starting.' };
  try {
    await database.query({ text: 'SELECT 1' });
    return { name: 'database', state: 'ok' };
  } catch {
    return { name: 'database', state: 'down', note: 'The database does not answer.' };
  }
}

function dataHealth({ data, sources }: Parts): readonly ComponentHealth[] {
  const mode = data.ip.mode();
  const packed: ComponentHealth =
    mode === 'packed'
      ? { name: 'ip-data', state: 'ok' }
      : {
          name: 'ip-data',
          state: 'degraded',
          note: 'Answered from the plain files until the packed data is built.',
        };
  const stale = data.status(new Date(sources.now())).filter((source) => source.stale);
  return [
    packed,
    ...stale.map(
      (source): ComponentHealth => ({
        name: source.name,
        state: 'degraded',
        note: 'The data is older than three times its cadence.',
      }),
    ),
  ];
}

function providerHealth({ providers }: Parts): readonly ComponentHealth[] {
  return providers
    .stats()
    .filter((stats) => stats.breaker !== 'closed')
    .map((stats) => ({
      name: stats.name,
      state: 'degraded',
      note: 'Not asked for a while after repeated failures.',
    }));
}
