import { createProviders, type Providers } from '@assay/providers';
import {
  bringUpToDate,
  type Database,
  databaseTime,
  keyHasher,
  type StandbyReads,
  velocityReader,
} from '@assay/store';
import type { ServerConfig } from './configuration';
import { bootstrap } from './identity/accounts/bootstrap';
import { Directory, type RoutePorts } from './identity/accounts/directory';
import { CheckpointSigner } from './identity/audit/checkpoint';
import { TrailTally } from './identity/audit/tally';
import type { OidcSettings } from './identity/oidc/settings';
import { logArchiveFeatures, type RunUpdate } from './operations/index';
import type { Ambient } from './platform/ambient';
import type { Log } from './platform/log';
import { createMetrics, type Metrics } from './platform/metrics';
import type { ProcessGroup, Role } from './platform/process-group';
import { rateLimiter } from './platform/rate-limit';
import { type FindMasterKey, openDeploymentKeys } from './platform/secrets/deployment-keys';
import { openVaultOf } from './platform/secrets/open-vault';
import { NO_TRACING, type Tracing } from './platform/tracing';
import { defaultPolicy } from './policy/default-policy/default-policy';
import type { JobRunner } from './policy/models/jobs';
import { Policies } from './policy/versions/policies';
import { openKeyRemoval } from './privacy/record-keys/key-removal';
import type { EnrichmentData } from './scoring/enrichment/open-enrichment';
import { rememberingHasher } from './scoring/identity-keys/velocity-keys';
import { noTargetRisk, targetRisk } from './scoring/modules/target-risk';
import type { IndexNames } from './screening/monitored-index';
import type { CheckProvider } from './verification/checks/provider';
import type { CardGuard } from './verification/engines/card-guard';
import type { Engines } from './verification/engines/create-engines';

/** What a server is made of. */
export interface Parts {
  readonly config: ServerConfig;
  readonly database: Database;
  /** Where the panel may read what is a moment old; nowhere else than on `database` when left out. */
  readonly standby?: StandbyReads | null;
  /** As the role that may change the schema; left out, `database` is it. Closed by whoever opened it. */
  readonly migrating?: Database;
  readonly masterKey: FindMasterKey;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly ambient: Ambient;
  readonly log: Log;
  /** Where the time of calls goes; nobody is told when left out. */
  readonly tracing?: Tracing;
  readonly version: string;
  /** The provider of sign-ins, where there is one. */
  readonly oidc?: OidcSettings;
  /** The built panel. */
  readonly panelFolder: string;
  /** The built browser packages. */
  readonly sdkFolder: string;
  /** The built verification page. */
  readonly flowFolder: string;
  /** What the build of `docs/site/` wrote. */
  readonly docsFolder: string;
  /** Builds the index of changed screening lists; in this process unless stated otherwise. */
  readonly buildLists?: (dataDir: string) => Promise<void>;
  /** Fetches feeds and lists; without it none is fetched. */
  readonly runUpdate?: RunUpdate;
  /** Builds an index of monitored names; without it, in this process. */
  readonly indexNames?: IndexNames;
  /** Where trainings and back-tests run; in this process when left out. */
  readonly learning?: (onFailure: (error: unknown) => void) => JobRunner;
  /** Engines behind the sub-checks of verification; without any, a person decides. */
  readonly checkProviders?: readonly CheckProvider[];
  /** Looks at pictures of cards before they are kept; without it none is taken. */
  readonly cardGuard?: CardGuard;
  /** The engines in processes of their own, where there are such processes. */
  readonly engines?: Pick<Engines, 'walls' | 'models'>;
  /** The embedded database's own word; always true for an outside one. */
  readonly databaseRuns: () => boolean;
  /** What this process does; everything when left out. */
  readonly role?: Role;
  /** The processes on the same port, when this is one of several. */
  readonly group?: ProcessGroup;
  /** What rate limits go by; the database's clock unless a test moves its own. */
  readonly limitClock?: 'database' | 'process';
}

/** What every feature stands on. */
export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

const faultTally =
  (metrics: Metrics, log: Log) =>
  (place: string) =>
  (error: unknown): void => {
    metrics.faults.inc({ kind: place });
    log.fault(place, error);
  };

/** Brings the schema up to date, makes the first account where there is none, and opens accounts and policies. */
export async function openDeployment({
  config,
  database,
  standby = null,
  migrating,
  masterKey,
  ambient,
  log,
  tracing = NO_TRACING,
  data,
  providers,
  limitClock,
  role,
  group,
}: Parts) {
  const now = () => new Date(ambient.now());
  await bringUpToDate({ database, migrating: migrating ?? database }, now());
  // From here on the database's clock is the one that counts.
  const asked = performance.now();
  ambient.followTime(await databaseTime(database), performance.now() - asked);
  const keys = await openDeploymentKeys(database, masterKey, ambient);
  const recordKeys = await openVaultOf(database, keys, config.recordKeysDir, ambient);
  recordKeys?.prepare();
  const keyRemoval = openKeyRemoval(database, recordKeys);
  const firstKey = await bootstrap(database, ambient, {
    apiKey: config.firstApiKey,
    adminEmail: config.adminEmail,
    adminPassword: config.adminPassword,
    rateLimit: config.rateLimit,
    policy: defaultPolicy,
  });
  const metrics = createMetrics();
  const directory = await Directory.open({
    database,
    ambient,
    ...(group ? { tellOthers: () => group.ask('follow') } : {}),
  });
  group?.answer('follow', () => directory.refresh());
  const routePorts: RoutePorts = {
    database,
    standby,
    ambient,
    directory,
    metrics,
    limiter: rateLimiter(database, ambient, limitClock),
    trail: new TrailTally(),
  };
  return {
    firstKey,
    /** Whether the work behind the calls is done here. */
    works: role !== 'api',
    database,
    ambient,
    directory,
    metrics,
    tracing,
    routePorts,
    data,
    providers,
    /** Live look-ups of test keys: none. */
    noProviders: createProviders({}),
    risk: config.blackboxScore ? targetRisk() : noTargetRisk,
    hasher: rememberingHasher(keyHasher(keys.pepper)),
    signingSecrets: keys.signingSecrets,
    signer: new CheckpointSigner(keys.signingSecrets),
    keeping: [keyRemoval, ...logArchiveFeatures({ ...config, ...ambient })],
    destroyKeys: keyRemoval.destroyRemoved,
    reader: velocityReader(database),
    policies: new Policies({
      database,
      ambient,
      directory,
      onProblem: (accountId, ruleId) => log.info('rule-left-out', { account: accountId, rule: ruleId }),
    }),
    dataDir: config.dataDir,
    deadlineMs: config.callDeadlineMs,
    /** Takes unexpected failures of a place. */
    faultsOf: faultTally(metrics, log),
  };
}
