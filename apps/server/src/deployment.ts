import { createProviders, type Providers } from '@assay/providers';
import {
  addToAuditTally,
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
import { AuditLogHeads } from './identity/audit/heads';
import { AuditLogTally } from './identity/audit/tally';
import type { OidcSettings } from './identity/oidc/settings';
import { logArchiveFeatures, type RunUpdate } from './operations/index';
import type { Log } from './platform/log';
import { createMetrics, type Metrics } from './platform/metrics';
import type { ProcessGroup, Role } from './platform/process-group';
import { rateLimiter } from './platform/rate-limit';
import type { Runtime } from './platform/runtime';
import { type FindMasterKey, openDeploymentKeys } from './platform/secrets/deployment-keys';
import { openVaultOf } from './platform/secrets/open-vault';
import type { SigningSecrets } from './platform/secrets/signing-secrets';
import { NO_TRACING, type Tracing } from './platform/tracing';
import { defaultPolicy } from './policy/default-policy/default-policy';
import type { JobRunner } from './policy/models/jobs';
import { Policies } from './policy/versions/policies';
import type { CheckElsewhere } from './policy/versions/policy-check-process';
import { PolicyChecks } from './policy/versions/policy-checks';
import { openKeyRemoval } from './privacy/record-keys/key-removal';
import type { EnrichmentData } from './scoring/enrichment/open-enrichment';
import { rememberingHasher } from './scoring/identity-keys/velocity-keys';
import { noTargetRisk, targetRisk } from './scoring/modules/signal';
import type { IndexNames } from './screening/monitored-index';
import type { CheckProvider } from './verification/checks/provider';
import type { CardGuard } from './verification/engines/card-guard';
import type { Engines } from './verification/engines/create-engines';

/** Parts that a server is composed of. */
export interface Parts {
  readonly config: ServerConfig;
  readonly database: Database;
  /** Standby that the panel may read from, slightly delayed; by default everything is read from `database`. */
  readonly standby?: StandbyReads | null;
  /**
   * Connection of the role that may change the schema; `database` by default. Closed by the code that opened
   * it.
   */
  readonly migrating?: Database;
  readonly masterKey: FindMasterKey;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly runtime: Runtime;
  readonly log: Log;
  /** Tracing of requests; off by default. */
  readonly tracing?: Tracing;
  readonly version: string;
  /** SSO provider, if there is one. */
  readonly oidc?: OidcSettings;
  /** Folder of the built panel. */
  readonly panelFolder: string;
  /** Folder of the built browser packages. */
  readonly sdkFolder: string;
  /** Folder of the built hosted flow. */
  readonly flowFolder: string;
  /** Output of the build of `docs/site/`. */
  readonly docsFolder: string;
  /** Builds the index of changed screening lists; in this process by default. */
  readonly buildLists?: (dataDir: string) => Promise<void>;
  /** Fetches feeds and lists; without it nothing is fetched. */
  readonly runUpdate?: RunUpdate;
  /** Builds an index of monitored names; in this process by default. */
  readonly indexNames?: IndexNames;
  /** Checks large policies; in this process by default. */
  readonly checkPolicy?: CheckElsewhere;
  /** Creates the runner for trainings and backtests; in this process by default. */
  readonly learning?: (onFailure: (error: unknown) => void) => JobRunner;
  /** Engines for the sub-checks of verification; without them a person decides. */
  readonly checkProviders?: readonly CheckProvider[];
  /** Checks images of payment cards before they are stored; without it none are accepted. */
  readonly cardGuard?: CardGuard;
  /** The engines in child processes, if there are any. */
  readonly engines?: Pick<Engines, 'walls' | 'models'>;
  /** Returns the state of the embedded database process; always true for an external one. */
  readonly databaseRuns: () => boolean;
  /** Role of this process; everything by default. */
  readonly role?: Role;
  /** The processes on the same port, if this is one of several. */
  readonly group?: ProcessGroup;
  /** Receives the first API key as soon as it exists, because the rest of the start can fail. */
  readonly onFirstKey?: (key: string) => void;
  /** Clock of the rate limits: the database's, unless a test controls its own. */
  readonly limitClock?: 'database' | 'process';
}

/** Shared resources of all features. */
export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

const faultTally =
  (metrics: Metrics, log: Log) =>
  (place: string) =>
  (error: unknown): void => {
    metrics.faults.inc({ kind: place });
    log.fault(place, error);
  };

/** Returns the settings of the first account and its key. */
const firstAccountOf = (config: Parts['config']) => ({
  apiKey: config.firstApiKey,
  adminEmail: config.adminEmail,
  adminPassword: config.adminPassword,
  rateLimit: config.rateLimit,
  policy: defaultPolicy,
});

/** Returns a function that logs a rule of an account that can't be evaluated. */
const reportRule =
  (log: Parts['log']) =>
  (account: number, rule: string): void =>
    log.info('rule-excluded', { account, rule });

/** Updates the schema, and sets the clock to that of the database. */
async function prepareDatabase({ database, migrating, runtime }: Parts): Promise<void> {
  await bringUpToDate({ database, migrating: migrating ?? database }, new Date(runtime.now()));
  const asked = performance.now();
  runtime.followTime(await databaseTime(database), performance.now() - asked);
}

/** Opens the keys of the deployment and the removal of record keys. */
async function openKeys({ config, database, masterKey, runtime }: Parts) {
  const keys = await openDeploymentKeys(database, masterKey, runtime);
  const recordKeys = await openVaultOf(database, keys, config.recordKeysDir, runtime);
  recordKeys?.prepare();
  return { keys, keyRemoval: openKeyRemoval(database, recordKeys) };
}

/** Opens the files with the newest audit records, and notes every appended record in them. */
function openHeads(
  { config, database, runtime, group }: Parts,
  signingSecrets: SigningSecrets,
  onFault: (error: unknown) => void,
): AuditLogHeads {
  const heads = new AuditLogHeads({
    folder: config.auditHeadsDir,
    process: String(group?.number ?? 0),
    signingSecrets,
    bytes: runtime.bytes,
    onFault,
  });
  database.noteHeadsWith((appended) => heads.note(appended));
  return heads;
}

/** Opens the directory of accounts, which follows changes by other processes of the group. */
async function openDirectory({ database, runtime, group }: Parts): Promise<Directory> {
  const directory = await Directory.open({
    database,
    runtime,
    ...(group ? { tellOthers: () => group.ask('follow') } : {}),
  });
  group?.answer('follow', () => directory.refresh());
  return directory;
}

/** Updates the schema, creates the first account if necessary, and opens accounts and policies. */
export async function openDeployment(parts: Parts) {
  const { config, database, standby = null, runtime, log, tracing = NO_TRACING } = parts;
  const { data, providers, limitClock, role, checkPolicy } = parts;
  await prepareDatabase(parts);
  const metrics = createMetrics();
  const { keys, keyRemoval } = await openKeys(parts);
  const faultsOf = faultTally(metrics, log);
  const heads = openHeads(parts, keys.signingSecrets, faultsOf('audit-heads'));
  const firstKey = await bootstrap(database, runtime, firstAccountOf(config));
  if (firstKey !== null) parts.onFirstKey?.(firstKey);
  const directory = await openDirectory(parts);
  const routePorts: RoutePorts = {
    database,
    standby,
    runtime,
    directory,
    metrics,
    limiter: rateLimiter(database, runtime, limitClock),
    trail: new AuditLogTally((sum) => addToAuditTally(database, sum)),
  };
  return {
    firstKey,
    /** True if background work runs in this process. */
    works: role !== 'api',
    database,
    runtime,
    directory,
    metrics,
    tracing,
    routePorts,
    data,
    providers,
    /** Live lookups of test keys: empty. */
    noProviders: createProviders({}),
    risk: config.blackboxScore ? targetRisk() : noTargetRisk,
    hasher: rememberingHasher(keyHasher(keys.pepper)),
    signingSecrets: keys.signingSecrets,
    signer: new CheckpointSigner(keys.signingSecrets),
    heads,
    keeping: [keyRemoval, ...logArchiveFeatures({ ...config, ...runtime })],
    destroyKeys: keyRemoval.destroyRemoved,
    reader: velocityReader(database),
    policies: new Policies({ database, runtime, directory, onProblem: reportRule(log) }),
    policyChecks: new PolicyChecks({ elsewhere: checkPolicy ?? null, budgetMs: config.policyCheckMs }),
    dataDir: config.dataDir,
    deadlineMs: config.callDeadlineMs,
    /** Returns a handler for unexpected failures of a place. */
    faultsOf,
  };
}
